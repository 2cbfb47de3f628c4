import { lintFor } from '@huacnlee/autocorrect';
import type { Problem } from '../../kit/problems.ts';
import { isChinese, type Term } from './glossary.ts';
import type { Pattern } from './patterns.ts';

/** Rules for the voice of the Chinese pages, and the forms that the glossary forbids. */
export function chinesePatterns(glossary: readonly Term[]): Pattern[] {
  const forms = glossary.flatMap(({ chinese, avoid }) =>
    avoid.filter(isChinese).map((form) => ({ form, chinese: chinese[0] })),
  );
  return [
    ...forms.map(({ form, chinese }) => ({
      find: new RegExp(form, 'g'),
      message: () => `"${form}" is not the term.`,
      remedy: `Write "${chinese}".`,
    })),
    { find: /(?<!迷)你/g, message: () => '"你" is too familiar.', remedy: 'Write "您".' },
    {
      find: /我们|咱们/g,
      message: (match) => `"${match}" is the first person.`,
      remedy: 'Speak to the reader as "您".',
    },
    { find: /！/g, message: () => 'There is an exclamation mark.', remedy: 'End the sentence with "。".' },
    {
      find: /强大的?|轻松|极其|完美|卓越|一流|无缝|优雅|只需简单|非常简单|显而易见|当然/g,
      message: (match) => `"${match}" praises or judges.`,
      remedy: 'Leave it out, or say what the thing does.',
    },
  ];
}

/** Spaces between Han and Latin, and full-width punctuation, by autocorrect's rules. */
export function lintTypography(text: string): Omit<Problem, 'file'>[] {
  const { lines } = lintFor(text, 'markdown') as { lines: { l: number; old: string; new: string }[] };
  const found = lines.map(({ l, old, new: corrected }) => ({
    line: l,
    message: `Spaces or punctuation: ${old.trim()}`,
    remedy: `Write: ${corrected.trim()}`,
  }));
  return [...found, ...codeSpaces(text)];
}

/** Inline code next to Han needs a space, like any Latin word. */
function codeSpaces(text: string): Omit<Problem, 'file'>[] {
  return text.split('\n').flatMap((row, index) => {
    const spans = [...row.matchAll(/`[^`]+`/g)].filter(({ 0: span, index: at }) => {
      const around = [row[at - 1] ?? '', row[at + span.length] ?? ''];
      return around.some(isChinese);
    });
    return spans.map(([span]) => ({
      line: index + 1,
      message: `${span} stands next to a Chinese character.`,
      remedy: 'Put a space between them.',
    }));
  });
}
