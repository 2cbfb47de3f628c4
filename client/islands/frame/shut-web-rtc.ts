/** What opens a connection to another browser or a relay, by the names that browsers have for it. */
const CONNECTIONS = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'];

/**
 * Takes away the one way to the network that no policy shuts. Frames in this one do not give it back: each of them has an
 * origin of its own.
 */
export function shutWebRtc(): void {
  for (const name of CONNECTIONS) Reflect.deleteProperty(globalThis, name);
}
