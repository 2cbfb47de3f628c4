/** Dispatched on a live playground when its props changed, with the props as `detail`. */
export const PLAY_EVENT = 'docs:play';

export type PlayEvent = CustomEvent<object>;
