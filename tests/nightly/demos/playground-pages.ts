import { VIEWPORT } from '../../support/browser/test.ts';
import { readHtml, readSitePages } from '../../support/browser/pages.ts';
import type { ReaderSettings } from '../../support/browser/reader-settings.ts';

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
  html: string;
  /** The modes in turn, from another one for each page: loading a page in a mode is not the same as changing to it. */
  modes: readonly [Mode, ...Mode[]];
}

/** The pages that have a playground. */
export async function readPlaygroundPages(): Promise<PlaygroundPage[]> {
  const paths = (await readSitePages()).map(({ path }) => path).filter((path) => path.startsWith('/x/api/'));
  const pages = await Promise.all(paths.map(async (path) => ({ path, html: await readHtml(path) })));
  const withPlayground = pages.filter(({ html }) => html.includes('data-demo-play'));
  return withPlayground.map((page, at) => ({ ...page, modes: modesFrom(at % MODES.length) }));
}

function modesFrom(start: number): readonly [Mode, ...Mode[]] {
  return [MODES[start] ?? MODES[0], ...MODES.slice(start + 1), ...MODES.slice(0, start)];
}
