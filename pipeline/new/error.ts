import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../site/locales.ts';
import { PRODUCTS } from '../../site/products.ts';
import { relativePath } from '../kit/context.ts';
import { Problems } from '../kit/problems.ts';
import { UserError } from '../kit/user-error.ts';
import { loadContent } from '../pages/load.ts';
import { libraryMessagesStep } from '../reference/errors/step.ts';
import { installedStep } from '../reference/types.ts';
import type { Kind } from './kind.ts';
import { libraryWord } from './playground.ts';
import { changeFile } from './write-new.ts';

/** Cause and remedy of a message that the packages throw or log. */
export const error: Kind = {
  words: [
    libraryWord('x-charts'),
    {
      question: 'Anchor of the message in the list of errors',
      example: 'should-have-data-property',
      pattern: /^[a-z0-9-]+$/,
    },
  ],
  make: async (context, [library = '', id = '']) => {
    const { root, steps, content } = context;
    const { reference } = await loadContent(context, new Problems());
    const { current, shared } = await steps.run(installedStep, { root, catalog: reference });
    const libraries = await steps.run(libraryMessagesStep, { current, shared });
    const message = libraries.find(({ product }) => product === library)?.messages.find((one) => one.id === id);
    if (!message) {
      const address = `/x/api/${PRODUCTS.find((one) => one.id === library)?.apiFolder ?? library}/errors/`;
      throw new UserError(`${library} has no message with the anchor ${id}. The anchors are on ${address}.`);
    }
    const files = LOCALES.map((locale) => ({
      file: path.join(
        content,
        'reference-errors',
        locale === DEFAULT_LOCALE ? `${library}.md` : `${library}.${locale}.md`,
      ),
      fence: locale === DEFAULT_LOCALE ? `\`\`\`text\n${message.text}\n\`\`\`\n\n` : '',
    }));
    for (const { file } of files)
      if ((await readFile(file, 'utf8')).includes(`## ${id}\n`))
        throw new UserError(`${relativePath(context, file)} has ${id} already. Edit it there.`);
    for (const { file, fence } of files)
      await changeFile(
        context,
        file,
        (text) =>
          `${text.trimEnd()}\n\n## ${id}\n\n${fence}One sentence that says when it appears.\n\nOne sentence that says what to do.\n`,
      );
    return ['Now write its two sentences in each language.'];
  },
};
