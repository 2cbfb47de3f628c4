const listeners: [type: string, listener: (event: Event) => void][] = [];

/** Listens to events of the document, and to those that came before (`repeatEarlyEvents`). */
export function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, listener);
  listeners.push([type, listener as (event: Event) => void]);
}

/** Gives events that came before their listeners to them. Whoever else listened has had them. */
export function repeatEarlyEvents(events: readonly Event[]): void {
  for (const event of events) {
    for (const [type, listener] of listeners) if (type === event.type) listener(event);
  }
}
