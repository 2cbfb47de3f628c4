/** WebRTC constructors under the names that browsers have used. */
const CONNECTIONS = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'];

/**
 * Removes WebRTC, the only network access that no content security policy blocks. Nested iframes cannot restore it:
 * each has an opaque origin of its own.
 */
export function blockWebRtc(): void {
  for (const name of CONNECTIONS) Reflect.deleteProperty(globalThis, name);
}
