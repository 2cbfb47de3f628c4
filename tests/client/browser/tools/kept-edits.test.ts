import { describe, expect, it } from 'vitest';
import { readKeptEdits } from '../../../../client/browser/tools/editor/kept-edits.ts';

const EDIT = { demo: 'BasicBars', code: 'export default null;', isOpen: true, needsPermission: false };

describe('readKeptEdits', () => {
  it('reads edits back', () => {
    const edits = [EDIT, { ...EDIT, demo: 'Tree', isOpen: false, needsPermission: true }];
    expect(readKeptEdits(JSON.stringify(edits))).toEqual(edits);
  });

  it.each([null, '', '[', '{}', 'null', '5', '"[]"'])('has none in %j', (text) => {
    expect(readKeptEdits(text)).toEqual([]);
  });

  it('leaves out what is no edit, and keeps the others', () => {
    const others = [null, 'text', [], {}, { demo: 'BasicBars' }, { ...EDIT, code: ['export'] }, { ...EDIT, demo: 1 }];
    expect(readKeptEdits(JSON.stringify([...others, EDIT]))).toEqual([EDIT]);
  });

  it('runs no code of a link that does not say that the reader has allowed it', () => {
    const { demo, code } = EDIT;
    expect(readKeptEdits(JSON.stringify([{ demo, code, trusted: true }]))).toEqual([
      { demo, code, isOpen: false, needsPermission: true },
    ]);
  });
});
