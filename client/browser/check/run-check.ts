import { checkCode } from '../../../site/check/check-code.ts';
import type { CodeFile } from '../../../site/check/parse-file.ts';
import { splitFiles } from '../../../site/check/split-files.ts';
import type { Translate } from '../../i18n/translate.ts';
import { fetchJsonOnce } from '../kit/fetch-json.ts';
import { readCheckIndex } from '../kit/check-index.ts';
import { showFindings } from './show-findings.ts';

/** Largest code in characters: a page that is busy for long would look broken. */
const MAX_CODE = 500_000;

/** What the form has. */
export type CheckValues = Readonly<Record<'code' | 'from' | 'to', string>>;

/** What a check says: a sentence, and the list of what it found. */
interface CheckAnswer {
  text: string;
  found: HTMLElement[];
}

/** Checks what the form has. */
export async function runCheck({ code, from, to }: CheckValues, t: Translate): Promise<CheckAnswer> {
  if (code.trim() === '') return { text: t('check.empty'), found: [] };
  if (code.length > MAX_CODE) return { text: t('check.large', { limit: MAX_CODE / 1000 }), found: [] };
  const files: readonly CodeFile[] = splitFiles(code);
  const upgrade = { from, to };
  const result = await checkCode({ files, upgrade, index: await readCheckIndex(), read: fetchJsonOnce });
  return { text: writeSummary(result, t), found: showFindings(result, files, t) };
}

function writeSummary({ findings, unchecked, checked }: Awaited<ReturnType<typeof checkCode>>, t: Translate): string {
  if (checked === 0 && findings.length === 0) return t('check.foreign');
  const broken = findings.filter(({ isBroken }) => isBroken).length;
  const counts = { broken, other: findings.length - broken, checked };
  const found = t(findings.length === 0 ? 'check.fine' : 'check.count', counts);
  if (unchecked.length === 0) return found;
  return t('sentences', { first: found, second: t('check.skipped', { count: unchecked.length }) });
}
