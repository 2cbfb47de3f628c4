/**
 * What `npm run dev` adds to each page, for authors: the problems of the build beside the blocks that they belong to,
 * changes without a reload where that is possible, and a panel with pending translations and a check of
 * accessibility. No deployed site has it: only `pipeline/dev/overlay.ts` bundles it. Its texts are English, as all
 * messages of the build.
 */
import { DEVELOPMENT_PATH, type DevelopmentState } from '../../../site/protocol/development.ts';
import { adoptStyles } from '../kit/dom.ts';
import styles from './development.css';
import { getBuildId, fetchPage, readLines } from './development-page.ts';
import { openPanel } from './panel.ts';
import { patchArticle } from './patch-article.ts';
import { reloadInPlace, restorePlace } from './place.ts';
import { showNotes } from './problem-notes.ts';

/** The build that the page shows. */
let build = getBuildId(document);

/** The page as that build's server sent it. */
let page = await fetchPage();

adoptStyles(styles);
const showInPanel = openPanel();
restorePlace();
// A build finished in between.
if (getBuildId(page) !== build) reloadInPlace();

/** Brings the page to the latest build. */
async function update(latest: string): Promise<void> {
  const next = await fetchPage();
  if (!patchArticle(page, next)) return reloadInPlace();
  page = next;
  build = latest;
}

async function show(state: DevelopmentState): Promise<void> {
  if (state.build !== build) await update(state.build);
  showNotes(state.problems, readLines(page));
  showInPanel(state);
}

// One at a time: another build may finish while the page of the previous one is still loading.
let shown = Promise.resolve();
new EventSource(`${DEVELOPMENT_PATH}/events`).onmessage = ({ data }: MessageEvent<string>) => {
  shown = shown.then(() => show(JSON.parse(data) as DevelopmentState)).catch(console.error);
};
