import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../../site/locales.ts';
import type { ProductReference } from '../../../site/reference/model.ts';
import { relativePath, type BuildContext } from '../../cache/context.ts';
import type { Problems } from '../../kit/problems.ts';
import { ERROR_GUIDES } from '../../content/error-guides.ts';
import type { Content } from '../../content/load-content.ts';
import { claimsStep, type CheckedClaims, type ClaimsInput } from './claims-step.ts';
import { oldInCode } from './deprecated.ts';
import { factsStep, type Facts } from './facts.ts';

/** How many of the defaults that pages state were compared. */
export type DefaultCounts = Pick<CheckedClaims, 'compared' | 'unresolved'>;

/** Compares what pages, guides to messages and demos say about the libraries with the installed types. */
export async function checkClaims(
  context: BuildContext,
  { content, products }: { content: Content; products: readonly ProductReference[] },
  problems: Problems,
): Promise<DefaultCounts> {
  const facts = context.steps.run(factsStep, { products });
  const files = await context.sources.list(context.content);
  const inputs = [...pageInputs(content, facts), ...(await errorGuideInputs(context, files, facts))];
  const counts = { compared: 0, unresolved: 0 };
  for (const input of inputs) {
    const { problems: found, compared, unresolved } = await context.steps.run(claimsStep, input);
    for (const problem of found) problems.add({ file: input.file, ...problem });
    counts.compared += compared;
    counts.unresolved += unresolved;
  }
  for (const file of files.filter((one) => one.endsWith('.tsx'))) {
    const found = oldInCode(await context.sources.read(file), 1, facts);
    for (const problem of found) problems.add({ file: relativePath(context, file), ...problem });
  }
  return counts;
}

function pageInputs({ pages }: Content, facts: Facts): ClaimsInput[] {
  return [...pages.values()].flatMap(({ sources }) =>
    LOCALES.flatMap((locale): ClaimsInput[] => {
      const source = sources[locale];
      if (!source) return [];
      const { file, body, bodyLine } = source;
      const english = locale === DEFAULT_LOCALE ? null : (sources[DEFAULT_LOCALE]?.body ?? null);
      return [{ file, body, bodyLine, english, components: source.frontMatter.components, facts }];
    }),
  );
}

async function errorGuideInputs(context: BuildContext, files: readonly string[], facts: Facts): Promise<ClaimsInput[]> {
  const guides = files.filter((file) => path.basename(path.dirname(file)) === ERROR_GUIDES);
  return Promise.all(
    guides.map(async (file): Promise<ClaimsInput> => {
      const body = await context.sources.read(file);
      return { file: relativePath(context, file), body, bodyLine: 0, english: null, components: [], facts };
    }),
  );
}
