import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import type { InlineScript } from '../../../site/config/build-info.ts';
import { need } from '../../../site/kit/need.ts';
import { bundleSettings } from '../../kit/bundle-settings.ts';

/** Which links a browser may prerender, and when: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
const SPECULATION_RULES = 'client/browser/inline/speculation-rules.json';

/** The scripts of every page, and those of some, that are in the page itself. */
export async function bundleInlineScripts(root: string) {
  const [first, navigation, codeGroups, reference] = await Promise.all(
    ['first-paint', 'restore-entry', 'restore-code-groups', 'restore-reference-view'].map((name) =>
      inlineScript(root, name),
    ),
  );
  if (!first || !navigation || !codeGroups || !reference) throw new Error('An inline script was not built.');
  const speculation = withHash(JSON.stringify(JSON.parse(await readFile(path.join(root, SPECULATION_RULES), 'utf8'))));
  return { first, navigation, codeGroups, reference, speculation };
}

async function inlineScript(root: string, name: string): Promise<InlineScript> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [`client/browser/inline/${name}.ts`],
    ...bundleSettings('browser'),
    format: 'iife',
    write: false,
    absWorkingDir: root,
  });
  return withHash(need(outputFiles, 0).text.trim());
}

function withHash(text: string): InlineScript {
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
