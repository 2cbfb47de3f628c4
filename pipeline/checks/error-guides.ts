import { messageTitle, type ErrorGuide, type ProductMessages } from '../../site/reference/errors.ts';
import type { Problems } from '../kit/problems.ts';

/** Reports guides whose message no package has any more; a reworded message counts as a different one. */
export function checkErrorGuides(
  guides: readonly ErrorGuide[],
  errors: readonly ProductMessages[],
  problems: Problems,
): void {
  const known = new Set(errors.flatMap(({ messages }) => messages.map(({ text }) => text)));
  for (const { text, file, line } of guides) {
    if (known.has(text)) continue;
    problems.add({
      file,
      line,
      message: `No package has the message "${messageTitle(text)}" in these words.`,
      remedy: 'Look for its new words on the page of errors, and whether cause and remedy still hold; or take it out.',
    });
  }
}
