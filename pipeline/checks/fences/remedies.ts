import type { Fence } from './find.ts';
import type { Form } from './form.ts';

/** Remedy for a fence that does not parse. */
export const FORM_REMEDY =
  'Write a module, statements, elements that are closed, or one object or array. An element among statements ends in `;`.';

const UNKNOWN_NAMES = ['TS2304', 'TS2552', 'TS2503', 'TS2686', 'TS18004', 'TS2867'];
const UNTYPED_PARAMETERS = ['TS7006', 'TS7031'];

/** Suggests how to fix a compiler error. */
export function findRemedy(code: string, message: string, { type, error }: Fence, form: Form): string {
  if (error) return `The fence is meant to have the error ${error}: correct the code, or the error that it names.`;
  if (UNKNOWN_NAMES.includes(code)) {
    const name = /name(?:space)? '(\w+)'/.exec(message)?.[1] ?? 'name';
    const declaration = /^[A-Z]\w*[a-z]/.test(name)
      ? `interface ${name} { id: string }`
      : `declare const ${name}: string;`;
    return `Import it in the fence, or declare it in a comment directly before: <!-- types: ${declaration} -->`;
  }
  if (UNTYPED_PARAMETERS.includes(code) && type === null && form === 'object') {
    return 'Say the type of the object: ```tsx type="GridColDef".';
  }
  if (code === 'TS2305' || code === 'TS2614' || code === 'TS2459') {
    return 'Import what the package exports. For a file of the application, show the file in a fence with its name as title.';
  }
  return 'Correct the fence: it has to compile with the installed packages. See "Fences" in docs/writing.md.';
}
