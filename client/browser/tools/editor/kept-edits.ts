import { isRecord } from '../../../../site/kit/need.ts';
import { parseList } from '../../kit/storage.ts';
import type { Draft } from './session.ts';

/** An edit that survives a reload, and leaving the page. */
export interface KeptEdit extends Draft {
  /** Id of its demo. */
  demo: string;
  /** Whether its editor was open. */
  isOpen: boolean;
}

/** Reads what a page kept for its next load. A link's code that does not say so was not allowed to run. */
export function readKeptEdits(text: string | null): KeptEdit[] {
  return parseList(text).flatMap((edit) => {
    if (!isRecord(edit) || typeof edit.demo !== 'string' || typeof edit.code !== 'string') return [];
    const { demo, code, isOpen, needsPermission } = edit;
    return [{ demo, code, isOpen: isOpen === true, needsPermission: needsPermission !== false }];
  });
}
