/** Stands in a hash between the demo's file and the edited code: `#BasicDemo.tsx~<code>`. */
export const EDIT_MARK = '~';
