// The account page: copies a new token.
import { copyButton } from "./copy.js";

copyButton(document.getElementById("copy"), document.getElementById("token"));
