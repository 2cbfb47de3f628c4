import { codesIn, nameIn, type Statement } from './text.ts';

/** A name that a text ascribes to a component or type. */
export interface NamedMember {
  /** `apiRef` for a method of the object behind it. */
  owner: string;
  name: string;
  /** Place in the text. */
  index: number;
}

const LIST = '(?:`[^`]+`(?:, and |, or |, | and | or |、| ?和 ?| ?或 ?| ?及 ?)?)+';
const OWNER = '`<?([A-Z]\\w+)(?: ?/?>)?`';
const OF = new RegExp(`(${LIST}) of (?:the |an? |each )?${OWNER}`, 'g');
const OWN = new RegExp(`${OWNER}(?:'s |’s | ?的 ?)(${LIST})`, 'g');

/** Finds `` `prop` of `Component` ``, `` `Component` 的 `prop` ``, `` `<Component prop` ``, `` `Type.key` `` and methods. */
export function namedMembers({ text }: Pick<Statement, 'text'>): NamedMember[] {
  const named = (owner: string, list: string, index: number) =>
    codesIn(list).flatMap((code): NamedMember[] => {
      const name = nameIn(code);
      return name === null ? [] : [{ owner, name, index }];
    });
  return [
    ...[...text.matchAll(OF)].flatMap(({ 1: list = '', 2: owner = '', index }) => named(owner, list, index)),
    ...[...text.matchAll(OWN)].flatMap(({ 1: owner = '', 2: list = '', index }) => named(owner, list, index)),
    ...[...text.matchAll(/`([^`]+)`/g)].flatMap(({ 1: code = '', index }) => inCode(code, index)),
  ];
}

function inCode(code: string, index: number): NamedMember[] {
  const [, method] = /^apiRef\.current[?!]?\.(\w+)/.exec(code) ?? [];
  if (method !== undefined) return [{ owner: 'apiRef', name: method, index }];
  const [, type, key] = /^([A-Z]\w+)\.([a-z]\w*)/.exec(code) ?? [];
  if (type !== undefined && key !== undefined) return [{ owner: type, name: key, index }];
  const [, owner, attributes = ''] = /^<([A-Z]\w+) ([^>]+)/.exec(code) ?? [];
  if (owner === undefined) return [];
  const bare = attributes.replace(/\{.*\}|"[^"]*"|'[^']*'/g, '');
  return [...bare.matchAll(/(?:^|\s)([a-z]\w*)(?=[=\s/]|$)/g)].map(([, name = '']) => ({ owner, name, index }));
}
