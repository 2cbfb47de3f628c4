import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../../site/locales.ts';
import { PRODUCTS } from '../../../site/products.ts';
import { relativePath, type BuildContext } from '../../cache/context.ts';
import { Problems } from '../../kit/problems.ts';
import { UserError } from '../../kit/user-error.ts';
import { ERROR_GUIDES, messageFence, writeMark } from '../../content/error-guides.ts';
import { loadContent } from '../../content/load-content.ts';
import { readRecord } from '../../reference/recorded.ts';
import { installedStep } from '../../reference/type-steps.ts';
import type { Generator } from './generator.ts';
import { libraryArgument } from './new-playground.ts';
import { changeFile } from './write-new.ts';

/** What the anchors of messages begin with, and the headings of their guides do not. */
const ANCHOR_START = 'error-';

/** Cause and remedy of a message that the packages throw or log. */
export const error: Generator = {
  args: [
    libraryArgument('x-charts'),
    {
      question: 'Anchor of the message in the list of errors',
      example: 'error-should-have-data-property',
      pattern: /^[a-z0-9-]+$/,
    },
  ],
  make: async (context, [library = '', anchor = '']) => {
    const name = anchor.startsWith(ANCHOR_START) ? anchor.slice(ANCHOR_START.length) : anchor;
    const text = await messageAt(context, library, ANCHOR_START + name);
    await refuseExplained(context, text);
    for (const locale of LOCALES) {
      const isDefault = locale === DEFAULT_LOCALE;
      const file = path.join(context.content, ERROR_GUIDES, isDefault ? `${library}.md` : `${library}.${locale}.md`);
      const parts = [
        `## ${name}`,
        ...(isDefault ? [messageFence(text)] : []),
        writeMark('one sentence that says when it appears'),
        writeMark('one sentence that says what to do'),
      ];
      await changeFile(context, file, (before) => [before.trimEnd(), ...parts].join('\n\n').trimStart() + '\n');
    }
    return [
      'Now write a paragraph in the place of each mark, in each language. Until then readers do not see the guide, and the build counts what is left.',
    ];
  },
};

/** The text of a message. @throws UserError if the packages of the library have none with this anchor. */
async function messageAt(context: BuildContext, library: string, anchor: string): Promise<string> {
  const { root, steps } = context;
  const { reference } = await loadContent(context, new Problems());
  const { versions } = await steps.run(installedStep, { root, catalog: reference });
  const libraries = await readRecord(context, 'messages', versions);
  const message = libraries.find(({ product }) => product === library)?.messages.find(({ id }) => id === anchor);
  if (message) return message.text;
  const folder = PRODUCTS.find(({ id }) => id === library)?.apiFolder ?? library;
  throw new UserError(
    `${library} has no message with the anchor ${anchor}. The anchors are on /x/api/${folder}/errors/.`,
  );
}

/** @throws UserError if any file, also one of another library, explains the message already. */
async function refuseExplained(context: BuildContext, text: string): Promise<void> {
  const folder = path.join(context.content, ERROR_GUIDES);
  for (const file of await readdir(folder)) {
    const guides = await readFile(path.join(folder, file), 'utf8');
    const at = Math.max(guides.indexOf(messageFence(text)), guides.indexOf(messageFence(text, true)));
    if (at < 0) continue;
    const line = guides.slice(0, at).split('\n').length;
    throw new UserError(
      `${relativePath(context, path.join(folder, file))}:${line} explains this message already. Edit it there.`,
    );
  }
}
