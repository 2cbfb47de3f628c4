import ts from 'typescript';
import {
  parseValue,
  type Playground,
  type PlaygroundControl,
  type PlaygroundValue,
} from '../../site/demo/playground.ts';
import type { PropGroup, PropGroups } from '../../site/prop-groups.ts';
import { isProse, type ComponentReference, type Member } from '../../site/reference/model.ts';
import { findGroup } from './groups.ts';

/** Props without a visible effect here, or already set by the starting point. */
const LEFT_OUT =
  /^(?:areAllSectionsEmpty|className|id|name|nonce|logLevel|theme|timezone|desktopModeMediaQuery)$|^aria-/;

/** How each prop of a component can be changed in its playground, in page order. */
export function listControls(
  { props }: Pick<ComponentReference, 'props'>,
  playground: Playground,
  propGroups: PropGroups,
): PlaygroundControl[] {
  const names = new Set(props.map(({ name }) => name));
  const isControlled = ({ name }: Member) => names.has(`default${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  const ofProps = props
    .filter((prop) => prop.deprecated === null && !LEFT_OUT.test(prop.name) && !isControlled(prop))
    .flatMap((prop) => toControls(prop, playground, findGroup(propGroups, prop.name)));
  return [...ofProps, ...(playground.more ?? [])];
}

function toControls(prop: Member, { component, props }: Playground, group: PropGroup): PlaygroundControl[] {
  const { name, type } = prop;
  if (prop.signature !== null || /^on[A-Z]/.test(name)) {
    return /^on[A-Z]/.test(name) && props[name] === undefined ? [{ name, group, kind: 'call', start: null }] : [];
  }
  const form = findForm(type.expanded ?? type.written, /Time|Clock/.test(component));
  if (!form) return [];
  const written = props[name];
  const start = toValue({ name, group, start: null, ...form }, written ?? prop.defaultValue ?? '');
  // A value from the starting point that no control can represent stays fixed.
  if (written !== undefined && start === null) return [];
  if (form.kind !== 'boolean') return [{ name, group, ...form, start }];
  // A switch has two states: if the default depends on other props, there is a third.
  const isUnknown = start === null && prop.defaultValue !== null;
  const unknown = { kind: 'choice', options: [true, false], start: null } as const;
  return [
    {
      name,
      group,
      ...(isUnknown ? { ...unknown, options: [...unknown.options] } : { kind: 'boolean', start: start ?? false }),
    },
  ];
}

type Form = Pick<PlaygroundControl, 'kind' | 'options'>;

/** Control for a type; null for objects and functions. */
function findForm(type: string, hasTime: boolean): Form | null {
  if (/^SxProps\b/.test(type)) return { kind: 'spacing' };
  const members = parseMembers(type);
  const options = members.flatMap((member) => literalValue(member) ?? []);
  const has = (kind: ts.SyntaxKind) => members.some((member) => member.kind === kind);
  const names = (pattern: RegExp) => members.some((member) => pattern.test(member.getText()));
  if (has(ts.SyntaxKind.BooleanKeyword) || (options.includes(true) && options.length === 1)) return { kind: 'boolean' };
  if (has(ts.SyntaxKind.NumberKeyword)) return { kind: 'number' };
  if (has(ts.SyntaxKind.StringKeyword) || names(/^(?:React\.)?ReactNode$/)) return { kind: 'text' };
  if (names(/^PickerValidDate$/)) return { kind: hasTime ? 'datetime' : 'date' };
  if (options.length === 0) return names(/^Multiple$/) ? { kind: 'boolean' } : null;
  return { kind: 'choice', options };
}

/** Members of a union; for any other type, the type itself. */
function parseMembers(type: string): ts.TypeNode[] {
  const source = ts.createSourceFile('type.ts', `type T = ${type}`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  if (!statement || !ts.isTypeAliasDeclaration(statement)) return [];
  return ts.isUnionTypeNode(statement.type) ? [...statement.type.types] : [statement.type];
}

function literalValue(node: ts.TypeNode): PlaygroundValue | null {
  if (!ts.isLiteralTypeNode(node)) return null;
  if (node.literal.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.literal.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isNumericLiteral(node.literal)) return Number(node.literal.text);
  return ts.isStringLiteral(node.literal) ? node.literal.text : null;
}

/** Value of a source text, if the control offers it. */
function toValue(control: PlaygroundControl, code: string): PlaygroundValue | null {
  if (isProse(code)) return null;
  const text = /^(?:dayjs\()?(['"])(.*)\1\)?$/.exec(code)?.[2];
  return parseValue(control, text ?? code);
}
