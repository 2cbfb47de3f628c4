import * as v from 'valibot';
import { createTranslate } from '../../../client/i18n/translate.ts';
import { describeFinding, describeUnchecked } from '../../../client/i18n/describe-finding.ts';
import { checkCode } from '../../../site/check/check-code.ts';
import { linkFinding } from '../../../site/check/finding-links.ts';
import type { CheckResult } from '../../../site/check/findings.ts';
import { splitFiles } from '../../../site/check/split-files.ts';
import type { CheckIndex } from '../../../site/check/tables.ts';
import { textResult } from '../bounded.ts';
import { ToolError, defineTool, type ToolContext } from '../tool.ts';

/** Most lines to check at once: what an isolate does in 10 ms. */
const MAX_LINES = 200;

/** Longest code in characters: a message may have 32 KB. */
const MAX_CODE = 24_000;

/** Models write major versions as numbers, too. */
const VERSION = v.union([v.pipe(v.string(), v.trim(), v.regex(/^\d+(?:\.\d+)?$/)), v.number()]);

export const checkCodeTool = defineTool(
  {
    name: 'check_code',
    title: 'Check code for another version',
    description: `Lists the lines of TypeScript or JavaScript that another version of MUI X changes: names that are gone, renamed, deprecated, of another type, newer or of another plan, each with what to do. Takes at most ${MAX_LINES} lines, one file or several, each after a line such as "// file: Orders.tsx". Says what it could not check.`,
    fields: {
      code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_CODE), v.description('The source code.')),
      from: v.pipe(VERSION, v.description('Version that the code is for: a major version, or a minor one as 8.5.')),
      to: v.pipe(VERSION, v.description('Major version that the code goes to.')),
    },
  },
  async ({ code, ...versions }, { readJson, checkIndex, origin, language }) => {
    const count = code.split('\n').length;
    if (count > MAX_LINES) throw new ToolError(`The code has ${count} lines. Check at most ${MAX_LINES} at once.`);
    const [from, to] = [String(versions.from), String(versions.to)];
    const index = await readJson<CheckIndex>(checkIndex);
    for (const version of [from, to]) {
      if (!index.releases.includes(version))
        throw new ToolError(`Version ${version} is not known. These are: ${index.releases.join(', ')}.`);
    }
    const result = await checkCode({ files: splitFiles(code), upgrade: { from, to }, index, read: readJson });
    return textResult(writeResult(result, { origin, language }));
  },
);

/** The findings as a list: place, reason, remedy and address. */
function writeResult(
  { findings, unchecked, checked }: CheckResult,
  { origin, language }: Pick<ToolContext, 'origin' | 'language'>,
): string {
  const t = createTranslate(language);
  if (checked === 0 && findings.length === 0) return t('check.foreign');
  const broken = findings.filter(({ isBroken }) => isBroken).length;
  const counts = { broken, other: findings.length - broken, checked };
  const items = findings.map((finding) => {
    const { reason, remedy } = describeFinding(finding, t);
    const link = linkFinding(finding, language);
    const place = `${finding.file}:${finding.line}:${finding.column}`;
    return `- ${place} [${finding.kind}] ${reason} ${remedy}${link ? ` <${origin}${link.href}>` : ''}`;
  });
  const skipped = unchecked.map((one) => `- ${one.file}:${one.line} ${describeUnchecked(one, t)}`);
  return [
    t(findings.length === 0 ? 'check.fine' : 'check.count', counts),
    items.join('\n'),
    ...(skipped.length > 0 ? [t('check.skipped', { count: skipped.length }), skipped.join('\n')] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
