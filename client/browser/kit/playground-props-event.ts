/** Dispatched on a live playground when its props changed, with the props as `detail`. */
export const PLAYGROUND_PROPS_EVENT = 'docs:play';

export type PlaygroundPropsEvent = CustomEvent<object>;
