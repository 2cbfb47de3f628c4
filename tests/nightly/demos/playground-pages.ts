import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuildInfo } from '../../../pipeline/kit/build-info.ts';
import { createContext } from '../../../pipeline/cache/context.ts';
import { DEFAULT_LOCALE } from '../../../site/locales.ts';
import { contentFolder } from '../../../site/page/page.ts';
import type { ReaderSettings } from '../../support/browser/reader-settings.ts';
import { VIEWPORT } from '../../support/browser/test.ts';
import { readSitePages } from '../../support/site-addresses.ts';

/** Settings of a reader, and the width of the window. */
export interface Mode extends ReaderSettings {
  name: 'light' | 'dark' | 'right to left' | 'on a phone';
  width: number;
}

/** Where each playground has to work. */
export const MODES: readonly [Mode, ...Mode[]] = [
  { name: 'light', mode: 'light', direction: 'ltr', width: VIEWPORT.width },
  { name: 'dark', mode: 'dark', direction: 'ltr', width: VIEWPORT.width },
  { name: 'right to left', mode: 'light', direction: 'rtl', width: VIEWPORT.width },
  { name: 'on a phone', mode: 'light', direction: 'ltr', width: 390 },
];

export interface PlaygroundPage {
  path: string;
  /** The modes in turn, from another one for each page: loading a page in a mode is not the same as changing to it. */
  modes: readonly [Mode, ...Mode[]];
}

/** The pages that have a playground. From the files of the build: every process of a run reads them. */
export async function readPlaygroundPages(): Promise<PlaygroundPage[]> {
  const { out } = createContext();
  const folder = path.join(out, 'assets', contentFolder((await readBuildInfo({ out })).id), DEFAULT_LOCALE);
  const pages = (await readSitePages()).filter(
    ({ locale, key }) => locale === DEFAULT_LOCALE && key.startsWith('/x/api/'),
  );
  const paths: string[] = [];
  for (const { key, html } of pages)
    if ((await readFile(path.join(folder, `${key}.page`), 'utf8')).includes('data-demo-play')) paths.push(html);
  return paths.map((address, at) => ({ path: address, modes: modesFrom(at % MODES.length) }));
}

function modesFrom(start: number): readonly [Mode, ...Mode[]] {
  return [MODES[start] ?? MODES[0], ...MODES.slice(start + 1), ...MODES.slice(0, start)];
}
