import type { Plan } from '../navigation.ts';
import type { ProductId } from '../products.ts';

/** What is wrong with a name in the code. */
export type FindingKind = 'gone' | 'unknown' | 'renamed' | 'deprecated' | 'type' | 'newer' | 'plan';

export type CheckedPart = 'module' | 'export' | 'prop' | 'slot' | 'class';

/** A name in the code that changes. */
export interface Finding {
  file: string;
  /** Both from 1. */
  line: number;
  column: number;
  /** Offset, and length of the marked text. */
  from: number;
  length: number;
  kind: FindingKind;
  /** Whether the code cannot stay as it is; else it should be looked at. */
  isBroken: boolean;
  part: CheckedPart;
  product: ProductId;
  /** The component, type or package that has it. */
  owner: string;
  name: string;
  /** The new name. */
  to?: string;
  /** The version that changes it, or that it came with. */
  version?: string;
  before?: string;
  after?: string;
  /** What its deprecation says, as Markdown. */
  note?: string;
  plan?: Plan;
  /** Key of the page of its owner, and its anchor there. */
  page: string | null;
  anchor: string;
  /** What to write instead, where that is all. */
  edits: readonly Edit[];
}

export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** A place that a check cannot see into. */
export interface Unchecked {
  file: string;
  line: number;
  reason: UncheckedReason;
  name: string;
}

export type UncheckedReason = 'spread' | 'wrapper' | 'dynamic' | 'syntax';

export interface CheckResult {
  findings: Finding[];
  unchecked: Unchecked[];
  /** Number of names of the libraries that were looked up. */
  checked: number;
}

/** Applies the edits of findings to a file. */
export function applyEdits(text: string, findings: readonly Pick<Finding, 'edits'>[]): string {
  const edits = new Map(findings.flatMap((one) => one.edits.map((edit) => [edit.from, edit] as const)));
  return [...edits.values()]
    .sort((a, b) => b.from - a.from)
    .reduce((code, edit) => code.slice(0, edit.from) + edit.text + code.slice(edit.to), text);
}
