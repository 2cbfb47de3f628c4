import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../../site/locales.ts';
import { countMarks, createDraft } from '../../content/draft.ts';
import { PAGE, type Generator } from './generator.ts';
import { readPage, writeNew } from './write-new.ts';

const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The draft of a translation: the English page with every text marked. */
export const translation: Generator = {
  args: [PAGE, { question: 'Language', example: others[0] ?? '', pattern: new RegExp(`^(?:${others.join('|')})$`) }],
  make: async (context, [page = '', locale = '']) => {
    const draft = createDraft(await readPage(context, page));
    await writeNew(context, path.join(context.content, page, `index.${locale}.md`), draft);
    return [
      `Now translate its ${countMarks(draft)} texts, and take out each mark. Until then readers get the English page, and the build counts what is left.`,
      `Give it a title in content/navigation.${locale}.ts, and then record it: npm run translated -- ${page}`,
    ];
  },
};
