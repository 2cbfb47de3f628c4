/** Separates the demo's file from the edited code in a hash: `#BasicDemo.tsx~<code>`. */
export const EDIT_MARK = '~';
