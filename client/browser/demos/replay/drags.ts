import { isMove, type Input } from '../held-inputs.ts';

/** What a drag of the browser's own does to the page. */
export interface DragEffects<Event extends Input, Target> {
  /** What an event is on now. */
  find: (event: Event) => Target | null;
  /** What begins to be dragged. */
  findSource: (event: Event) => Target | null;
  /**
   * Sends an event of the drag.
   *
   * @param isDropped Whether what is dragged was dropped where it may be.
   * @returns Whether the component leaves it to the browser.
   */
  send: (target: Target, type: string, event: Event, isDropped: boolean) => boolean;
}

/** Repeats drags of the browser's own. */
export interface Drags<Event extends Input> {
  /** Takes the next event. @returns False for a drag that no script can repeat: of a text, a link or an image. */
  replay: (event: Event) => boolean;
  getState: () => 'none' | 'dragged' | 'dropped';
  /** Ends a drag whose end the browser does not tell: when what it began on is gone, as in a picture. */
  end: () => void;
}

interface Drag<Event, Target> {
  source: Target;
  last: Event;
  over: Target | null;
  isAccepted: boolean;
  isDropped: boolean;
}

/** State machine of a drag: nothing → dragged → dropped or not → nothing. */
export function createDrags<Event extends Input, Target>(effects: DragEffects<Event, Target>): Drags<Event> {
  let drag: Drag<Event, Target> | null = null;

  const start = (event: Event): boolean => {
    const source = effects.findSource(event);
    if (!source) return false;
    // A component that prevents it does not want it now.
    if (effects.send(source, 'dragstart', event, false))
      drag = { source, last: event, over: null, isAccepted: false, isDropped: false };
    return true;
  };
  const move = (current: Drag<Event, Target>, event: Event): void => {
    const over = effects.find(event);
    if (over && over !== current.over) effects.send(over, 'dragenter', event, false);
    if (current.over && over !== current.over) effects.send(current.over, 'dragleave', event, false);
    current.over = over;
    current.isAccepted = over !== null && !effects.send(over, 'dragover', event, false);
  };
  const drop = (current: Drag<Event, Target>, event: Event): void => {
    current.isDropped = current.isAccepted;
    if (current.over && current.isAccepted) effects.send(current.over, 'drop', event, true);
  };
  const end = (): void => {
    const ended = drag;
    drag = null;
    if (ended) effects.send(ended.source, 'dragend', ended.last, ended.isDropped);
  };

  return {
    replay: (event) => {
      if (event.type === 'dragstart') return start(event);
      if (!drag) return true;
      drag.last = event;
      if (isMove(event)) move(drag, event);
      else if (event.type === 'drop') drop(drag, event);
      else end();
      return true;
    },
    getState: () => (drag?.isDropped && 'dropped') || (drag ? 'dragged' : 'none'),
    end,
  };
}
