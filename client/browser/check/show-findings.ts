import { linkFinding } from '../../../site/check/finding-links.ts';
import type { CodeFile } from '../../../site/check/parse-file.ts';
import { applyEdits, type CheckResult, type Finding } from '../../../site/check/findings.ts';
import { localeOfTag } from '../../../site/locales.ts';
import { describeFinding, describeUnchecked } from '../../i18n/describe-finding.ts';
import type { Translate } from '../../i18n/translate.ts';
import { confirmCopy, copyText } from '../kit/clipboard.ts';
import { element } from '../kit/dom.ts';
import { reportFailure } from '../kit/status.ts';
import { showDifference } from './show-difference.ts';

/** The findings as lists, the renames as differences, and what was not checked. */
export function showFindings(result: CheckResult, files: readonly CodeFile[], t: Translate): HTMLElement[] {
  const isNamed = files.length > 1;
  const groups = [true, false].flatMap((isBroken) => {
    const findings = result.findings.filter((one) => one.isBroken === isBroken);
    if (findings.length === 0) return [];
    const items = findings.map((one) => showFinding(one, files, isNamed, t));
    return [element('h2', { textContent: t(isBroken ? 'check.broken' : 'check.other') }), element('ol', {}, ...items)];
  });
  const renames = files.flatMap((file) => showRenames(file, result.findings, isNamed, t));
  const heading = element('h2', { textContent: t('check.renames') });
  const text = element('p', { textContent: t('check.renames.text') });
  return [...groups, ...(renames.length > 0 ? [heading, text, ...renames] : []), ...showUnchecked(result, isNamed, t)];
}

function showFinding(finding: Finding, files: readonly CodeFile[], isNamed: boolean, t: Translate): HTMLElement {
  const { file, line, kind } = finding;
  const { reason, remedy } = describeFinding(finding, t);
  const source = files.find(({ name }) => name === file)?.text.split('\n')[line - 1] ?? '';
  const place = element(
    'p',
    { className: 'check-place' },
    ...(isNamed ? [`${file}, `] : []),
    t('check.line', { line }),
  );
  const item = element(
    'li',
    {},
    place,
    element('pre', { dir: 'ltr', translate: false }, element('code', {}, ...markName(source, finding))),
    element('p', { textContent: reason }),
    element('p', { className: 'check-remedy', textContent: remedy }),
  );
  item.dataset.kind = kind;
  const link = linkFinding(finding, localeOfTag(document.documentElement.lang));
  const label = t(link?.isList ? 'check.changes' : 'check.read', { name: finding.owner });
  if (link) item.append(element('a', { href: link.href, textContent: label }));
  return item;
}

/** The line of the code, with what the finding is about. */
function markName(line: string, { column, length }: Finding): (Node | string)[] {
  const [start, end] = [column - 1, column - 1 + length];
  const before = line.slice(0, start).trimStart();
  return [before, element('mark', { textContent: line.slice(start, end) }), line.slice(end).trimEnd()];
}

/** What a file looks like with its renames, and a button that copies it. */
function showRenames(
  { name, text }: CodeFile,
  findings: readonly Finding[],
  isNamed: boolean,
  t: Translate,
): HTMLElement[] {
  const renames = findings.filter(({ file, edits }) => file === name && edits.length > 0);
  if (renames.length === 0) return [];
  const changed = applyEdits(text, renames);
  const label = isNamed ? t('check.copyFile', { name }) : t('check.copy');
  const button = element('button', { type: 'button', textContent: label });
  button.addEventListener('click', () => {
    void copyText(changed).then((isCopied) => (isCopied ? confirmCopy(button, 2000) : reportFailure('toolFailed')));
  });
  return [showDifference(text, changed, label), button];
}

function showUnchecked({ unchecked }: CheckResult, isNamed: boolean, t: Translate): HTMLElement[] {
  if (unchecked.length === 0) return [];
  const items = unchecked.map((one) => {
    const place = isNamed ? `${one.file}, ${t('check.line', { line: one.line })}` : t('check.line', { line: one.line });
    return element('li', { textContent: `${place}: ${describeUnchecked(one, t)}` });
  });
  const title = element('summary', { textContent: t('check.skipped.title', { count: unchecked.length }) });
  return [element('details', {}, title, element('ul', {}, ...items))];
}
