import type { Finding } from '../../../../site/check/findings.ts';
import { EXAMPLES_VERSION } from '../../../../site/versions.ts';
import { describeFinding } from '../../../i18n/describe-finding.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { readCheckIndex } from '../../kit/check-index.ts';
import { fetchJsonOnce } from '../../kit/fetch-json.ts';
import { element } from '../../kit/dom.ts';
import { announce, reportFailure } from '../../kit/status.ts';
import type { CodeEditor, CodeNote } from './code-editor.ts';

/** Notes beside the lines that the next major version changes, by the reader's choice. */
export interface VersionNotes {
  element: HTMLElement;
  /** Checks the code again. */
  update: () => void;
}

export function createVersionNotes(t: Translate, name: string, getEditor: () => CodeEditor): VersionNotes {
  const box = element('input', { type: 'checkbox' });
  const list = element('ul');
  const update = async () => {
    const code = getEditor().code();
    const { checked } = box;
    const findings = checked ? await findNotes(name, code) : [];
    // The reader may have gone on meanwhile, or switched the notes off.
    if (code !== getEditor().code() || checked !== box.checked) return findings.length;
    const notes = findings.map((finding) => toNote(finding, t));
    getEditor().note(notes);
    list.replaceChildren(
      ...findings.map(({ line }, at) =>
        element('li', { textContent: `${t('edit.line', { line })}: ${notes[at]?.message ?? ''}` }),
      ),
    );
    return findings.length;
  };
  const choose = async () => {
    const count = await update();
    if (box.checked) announce(t('edit.notes.count', { count }));
  };
  box.addEventListener('change', () => {
    choose().catch(() => {
      box.checked = false;
      reportFailure('toolFailed');
    });
  });
  return {
    element: element('div', { className: 'demo-notes' }, element('label', {}, box, ` ${t('edit.notes')}`), list),
    update: () => {
      if (box.checked) update().catch(() => reportFailure('toolFailed'));
    },
  };
}

/** What the newest known version changes in code for the installed one. The engine is loaded at the first check. */
async function findNotes(name: string, text: string): Promise<Finding[]> {
  const [{ checkCode }, index] = await Promise.all([import('../../../../site/check/check-code.ts'), readCheckIndex()]);
  const [from = ''] = EXAMPLES_VERSION.split('.');
  const upgrade = { from, to: index.releases.at(-1) ?? from };
  const { findings } = await checkCode({ files: [{ name, text }], upgrade, index, read: fetchJsonOnce });
  return findings;
}

function toNote(finding: Finding, t: Translate): CodeNote {
  const { reason, remedy } = describeFinding(finding, t);
  const { from, length, isBroken } = finding;
  return { from, to: from + length, isBroken, message: `${reason} ${remedy}` };
}
