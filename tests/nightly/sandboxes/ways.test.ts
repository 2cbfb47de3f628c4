import { beforeAll, describe, expect, it } from 'vitest';
import { type DemoPackages, findSourceKey } from '../../../site/demo/demo-program.ts';
import { need } from '../../../site/kit/need.ts';
import { CODE_STYLINGS, CODE_VARIANTS, type CodeStyling, type CodeVariant } from '../../../site/preferences.ts';
import { sandboxProject } from '../../../site/demo/sandbox/project.ts';
import { demoMarkdown, markdownText } from '../../../worker/render/markdown.ts';
import { readText } from '../../support/html.ts';
import { builtPackages, builtPages, type BuiltPage } from './exports.ts';

/* The other tests of this folder install, type-check and build what sandboxes get, 40 demos and more. This one checks that
   every other way to copy a demo gives the same files, so that these are built, too. */

type Files = Record<string, string>;

let pages: BuiltPage[] = [];
let packages: DemoPackages;
beforeAll(async () => {
  [pages, packages] = await Promise.all([builtPages(), builtPackages()]);
  // A playground's code depends on its controls: Markdown and MCP have the reference, not the playground.
  pages = pages.filter(({ key }) => !key.startsWith('/x/api/'));
}, 60_000);

/** Compares another way to copy demos with the sandboxes. @returns Names of the demos that differ. */
function differing(
  way: (page: BuiltPage, name: string, variant: CodeVariant, styling: CodeStyling) => Files,
): string[] {
  return pages.flatMap((page) =>
    Object.entries(page.programs).flatMap(([name, program]) =>
      CODE_STYLINGS.filter((styling) => program.sources[`TS-${styling}`] !== undefined).flatMap((styling) =>
        CODE_VARIANTS.filter((variant) => {
          const { files, main } = sandboxProject(program, { variant, styling, packages, title: name, language: 'en' });
          const taken = Object.entries(way(page, name, variant, styling));
          const isWhole = [[main], getImports(taken)]
            .flat()
            .every((file) => taken.some(([path]) => path.startsWith(file)));
          return !isWhole || taken.some(([path, text]) => files[path]?.trimEnd() !== text.trimEnd());
        }).map((variant) => `${page.key} ${name} ${variant}-${styling}`),
      ),
    ),
  );
}

/** The relative import specifiers of files, without extensions. */
function getImports(files: [path: string, text: string][]): string[] {
  return files.flatMap(([path, text]) =>
    [...text.matchAll(/^(?:import|[^'\n]*\bfrom) '(\.[^']+)';$/gm)].map(([, specifier = '']) =>
      new URL(specifier, `file:///${path}`).pathname.slice(1),
    ),
  );
}

/** The first fence of each path in a Markdown text: a tutorial may replace a file of its demos later. */
function getFences(markdown: string): Files {
  const fences = [...markdown.matchAll(/^```\w+ title="(src\/[^"]+)"\n([^]*?)\n```$/gm)].reverse();
  return Object.fromEntries(fences.map(([, path = '', text = '']) => [path, text]));
}

describe('a demo has the files of its sandbox', () => {
  it('on the page, for the copy button', () => {
    expect(pages.flatMap(({ demos }) => demos).length).toBeGreaterThan(30);
    const onPage = (page: BuiltPage, name: string, variant: CodeVariant, styling: CodeStyling): Files => {
      const figure = page.demos.find(({ before }) => before.includes(` id="${name}"`));
      const sources = need({ figure }, 'figure')?.sources ?? {};
      const html = need(sources, findSourceKey(sources, variant, styling)) ?? '';
      const paths = [...html.matchAll(/<p class="demo-file whole">(.*?)<\/p>/g)].map(([, path]) => path);
      const texts = [...html.matchAll(/<pre class="whole"[^>]*>([^]*?)<\/pre>/g)].map(([, code = '']) =>
        readText(code),
      );
      const only = `src/${name}.${variant === 'TS' ? 'tsx' : 'jsx'}`;
      return Object.fromEntries(texts.map((text, index) => [paths[index] ?? only, text]));
    };
    expect(differing(onPage)).toEqual([]);
  }, 120_000);

  it('in the MCP server’s response', () => {
    const ofTool = ({ markdown }: BuiltPage, name: string, codeVariant: CodeVariant, codeStyling: CodeStyling) =>
      getFences(demoMarkdown(markdown, name, { codeVariant, codeStyling }));
    expect(differing(ofTool)).toEqual([]);
  }, 60_000);

  it('in the Markdown of the page', () => {
    const inMarkdown = ({ markdown }: BuiltPage, name: string, codeVariant: CodeVariant, codeStyling: CodeStyling) => {
      const all = getFences(markdownText(markdown, { codeVariant, codeStyling }, 'https://docs.test'));
      const ofDemo = Object.keys(getFences(demoMarkdown(markdown, name, { codeVariant, codeStyling })));
      return Object.fromEntries(ofDemo.map((path) => [path, need(all, path)]));
    };
    expect(differing(inMarkdown)).toEqual([]);
  }, 120_000);
});
