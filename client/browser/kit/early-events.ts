const listeners: [type: string, listener: (event: Event) => void][] = [];

/** Adds a listener to the document that also receives the events replayed by `replayEarlyEvents`. */
export function listenWithReplay<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, listener);
  listeners.push([type, listener as (event: Event) => void]);
}

/** Replays events that fired before these listeners were added. Other listeners have had them already. */
export function replayEarlyEvents(events: readonly Event[]): void {
  for (const event of events) {
    for (const [type, listener] of listeners) if (type === event.type) listener(event);
  }
}
