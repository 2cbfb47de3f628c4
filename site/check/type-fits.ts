import {
  getKey,
  getValue,
  listChildren,
  readString,
  readText,
  type ParsedFile,
  type SyntaxNode,
} from './parse-file.ts';

/** Whether a value can be given to a type: `unknown` where the type's text does not tell. */
export type Fit = 'yes' | 'no' | 'unknown';

/** Types that no literal is assignable to. */
const OBJECTS = /^(?:Set|Map|Date|Promise|React\.RefObject|RefObject)\b/;

const LIST = /\[\]$|^(?:readonly |Readonly<|ReadonlyArray<|Array<|Readonly<Array<)/;

/** Compares a literal with the text of a type. */
export function fitType(file: ParsedFile, value: SyntaxNode, type: string): Fit {
  const forms = splitType(type, '|').map((form) => fitForm(file, value, form));
  return forms.includes('yes') ? 'yes' : forms.includes('unknown') ? 'unknown' : 'no';
}

function fitForm(file: ParsedFile, value: SyntaxNode, form: string): Fit {
  if (form === 'any' || form === 'unknown') return 'yes';
  if (OBJECTS.test(form))
    return /^(?:String|JSXAttributeValue|Number|BooleanLiteral|null|Array|Object)/.test(value.name) ? 'no' : 'unknown';
  const isFunction = /^\(.*\) => /.test(form);
  const isObject = form.startsWith('{');
  const isPlain = /^(?:'.*'|-?[\d.]+|string|number|boolean|true|false|null|undefined)$/.test(form);
  const isList = LIST.test(form) || form.startsWith('[');
  const isElsewhere = !isPlain && !isFunction && !isObject && !isList;
  const compare = (isSame: boolean): Fit => (isSame ? 'yes' : isElsewhere ? 'unknown' : 'no');
  switch (value.name) {
    case 'String':
    case 'JSXAttributeValue':
      return compare(form === 'string' || form === `'${readString(file, value)}'`);
    case 'Number':
      return compare(form === 'number' || form === readText(file, value));
    case 'BooleanLiteral':
      return compare(form === 'boolean' || form === readText(file, value));
    case 'null':
      return compare(form === 'null');
    case 'ArrayExpression':
      return compare(isList);
    case 'ArrowFunction':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return isFunction ? fitFunction(file, value, form) : compare(false);
    case 'ObjectExpression':
      return isObject ? fitObject(file, value, form) : compare(false);
    default:
      return 'unknown';
  }
}

const PRIMITIVE = /^(?:string|number|boolean)(?: \| (?:null|undefined))*$/;

/** A function does not fit if it takes a primitive where the type gives more, or takes a primitive apart. */
function fitFunction(file: ParsedFile, value: SyntaxNode, form: string): Fit {
  const given = splitType(form.slice(1, findEnd(form)), ',').map((one) => one.replace(/^\w+\??: /, ''));
  const parametersNode = value.getChild('ParamList');
  const taken = parametersNode ? listChildren(parametersNode) : [];
  const parameters = taken.filter(({ name }) => /^(?:VariableDefinition|ObjectPattern|ArrayPattern)$/.test(name));
  const fits = parameters.map((parameter, at) => {
    const type = given[at];
    if (type === undefined) return false;
    if (parameter.name !== 'VariableDefinition') return !PRIMITIVE.test(type);
    const annotation = parameter.nextSibling?.name === 'TypeAnnotation' ? parameter.nextSibling : null;
    const written = annotation ? readText(file, annotation).replace(/^:\s*/, '') : type;
    return written === type || !PRIMITIVE.test(written) || PRIMITIVE.test(type);
  });
  return fits.includes(false) ? 'no' : 'yes';
}

/** Where the first bracket of a text is closed. */
function findEnd(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** An object fits if the type has its keys, and these fit. */
function fitObject(file: ParsedFile, value: SyntaxNode, form: string): Fit {
  const members = readMembers(form);
  if (!members) return 'unknown';
  const fits = value.getChildren('Property').map((property): Fit => {
    const key = getKey(file, property);
    if (!key) return 'unknown';
    const type = members.get(key.name);
    if (type === undefined) return 'no';
    const inner = getValue(property, ':');
    return inner ? fitType(file, inner, type) : 'unknown';
  });
  return fits.includes('no') ? 'no' : fits.includes('unknown') ? 'unknown' : 'yes';
}

/** The members of `{ a: string; b?: number }`; null if it takes any key. */
function readMembers(form: string): Map<string, string> | null {
  const members = splitType(form.slice(1, -1), ';').map((one) => /^(?:readonly )?'?([\w-]+)'?\??: ([^]*)$/.exec(one));
  return members.includes(null) ? null : new Map(members.map((one) => [one?.[1] ?? '', one?.[2] ?? '']));
}

const OPEN = '([{<';
const CLOSE = ')]}>';

/** Splits the text of a type at a sign that is in no bracket and no quotes. */
export function splitType(text: string, sign: '|' | ';' | ','): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (const [at, character] of Array.from(text).entries()) {
    if (character === "'") isQuoted = !isQuoted;
    const isArrow = character === '>' && text[at - 1] === '=';
    if (!isQuoted && OPEN.includes(character)) depth += 1;
    if (!isQuoted && CLOSE.includes(character) && !isArrow) depth -= 1;
    if (character === sign && depth === 0 && !isQuoted) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  // What follows an arrow is the function's result.
  const joined = parts.map((part) => part.trim()).filter((part) => part !== '');
  const arrow = sign === '|' ? joined.findIndex((part) => /^\(.*\) => /.test(part)) : -1;
  return arrow < 0 ? joined : [...joined.slice(0, arrow), joined.slice(arrow).join(' | ')];
}
