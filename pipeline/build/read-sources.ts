import type { Locale } from '../../site/locales.ts';
import type { BuildContext } from '../cache/context.ts';
import { checkDuplicates } from '../checks/check-site.ts';
import { loadHistory, type History } from '../content/history.ts';
import { loadContent, type Content } from '../content/load-content.ts';
import { checkMessages, loadMessages, type Messages } from '../content/load-messages.ts';
import { findOutdatedTranslations, type OutdatedTranslations } from '../content/outdated.ts';
import { BuildError, allOrProblems, type Problems } from '../kit/problems.ts';
import { loadTranslations, type Translations } from '../reference/translations.ts';

/** What people have written, and what the git history says of it. */
export interface SiteSources {
  content: Content;
  messages: Record<Locale, Messages>;
  /** Keys of the interface's texts that a language lacks. */
  untranslated: Record<Locale, string[]>;
  /** Translated texts of the packages. */
  translations: Record<Locale, Translations>;
  history: History;
  outdated: OutdatedTranslations;
}

/** @throws BuildError for errors that make further checks meaningless. */
export async function readSources(context: BuildContext, problems: Problems): Promise<SiteSources> {
  const read = [loadContent(context, problems), loadMessages(context), checkMessages(context)] as const;
  const [content, messages, { missing, problems: mistakes }] = await allOrProblems(read).catch((error: unknown) => {
    problems.collect(error);
    throw new BuildError(problems.list);
  });
  problems.list.push(...mistakes);
  checkDuplicates(content, problems);
  const [translations, history, outdated] = await Promise.all([
    loadTranslations(context, problems),
    loadHistory(context, content.reference.products),
    findOutdatedTranslations(context, content),
  ]);
  return { content, messages, untranslated: missing, translations, history, outdated };
}
