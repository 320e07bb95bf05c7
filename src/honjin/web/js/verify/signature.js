/** Signatures under records (Ed25519), as `honjin.core.signature` makes them. */

const encoder = new TextEncoder();
const bytesOf = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Whether a signature fits its key, the match and the link before it; null where this browser cannot tell. */
export async function isGenuine({ key, signature }, match, link) {
  const isHex = [key, signature].every((text) => /^(?:[0-9a-f]{2})+$/.test(text));
  if (!isHex || key.length !== 64) return false;
  let imported;
  try {
    imported = await crypto.subtle.importKey("raw", bytesOf(key), "Ed25519", false, ["verify"]);
  } catch (error) {
    if (error.name === "NotSupportedError") return null;
    return false;
  }
  const signed = encoder.encode(`honjin record|${match}|${link}`);
  return crypto.subtle.verify("Ed25519", imported, bytesOf(signature), signed);
}
