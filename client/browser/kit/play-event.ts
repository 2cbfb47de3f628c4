/** Sent to a playground that lives when its props changed; they are the detail. */
export const PLAY_EVENT = 'docs:play';

export type PlayEvent = CustomEvent<object>;
