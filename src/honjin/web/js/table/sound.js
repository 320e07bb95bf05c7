/** Small sounds, made on the spot: a knock for dice, a bell for great events, a tap for the rest. */

let context;

/** The sound of the weightiest of these events. */
export function play(told) {
  context ??= new AudioContext();
  if (told.some(({ event }) => "dice" in event || "die" in event)) return knocks(3);
  return told.some(({ weight }) => weight > 1) ? tone(392, 0.5, 0.05) : tone(740, 0.06, 0.03);
}

/** That it is the player's turn. */
export function chime() {
  context ??= new AudioContext();
  tone(523, 0.35, 0.04);
}

function tone(pitch, seconds, loudness) {
  const start = context.currentTime;
  const wave = new OscillatorNode(context, { frequency: pitch, type: "sine" });
  const gain = new GainNode(context, { gain: loudness });
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  wave.connect(gain).connect(context.destination);
  wave.start(start);
  wave.stop(start + seconds);
}

function knocks(count) {
  for (let number = 0; number < count; number += 1) {
    const start = context.currentTime + number * 0.09;
    const noise = new AudioBufferSourceNode(context, { buffer: clatter() });
    const gain = new GainNode(context, { gain: 0.12 });
    noise.connect(gain).connect(context.destination);
    noise.start(start);
  }
}

function clatter() {
  const buffer = context.createBuffer(1, context.sampleRate * 0.03, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = (Math.random() * 2 - 1) * (1 - at / data.length) ** 3;
  return buffer;
}
