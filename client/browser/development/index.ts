/**
 * What `npm run dev` adds to each page, for authors: the problems of the build beside the blocks that they belong to,
 * changes without a reload where that is possible, and a panel with what waits for a translation and a check of
 * accessibility. No deployed site has it: only `pipeline/dev/overlay.ts` bundles it. Its texts are English, as all
 * messages of the build.
 */
import { DEVELOPMENT_PATH, type DevelopmentState } from '../../../site/development.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import styles from './development.css';
import { buildOf, fetchPage, linesOf } from './page.ts';
import { openPanel } from './panel.ts';
import { patchArticle } from './patch-article.ts';
import { reloadInPlace, restorePlace } from './place.ts';
import { showNotes } from './problem-notes.ts';

/** The build that the page shows. */
let build = buildOf(document);

/** The page of that build as it was sent. */
let page = await fetchPage();

adoptStyles(styles);
const showInPanel = openPanel();
restorePlace();
// A build was completed in between.
if (buildOf(page) !== build) reloadInPlace();

/** Brings the page to the latest build. */
async function update(latest: string): Promise<void> {
  const next = await fetchPage();
  if (!patchArticle(page, next)) return reloadInPlace();
  page = next;
  build = latest;
}

async function show(state: DevelopmentState): Promise<void> {
  if (state.build !== build) await update(state.build);
  showNotes(state.problems, linesOf(page));
  showInPanel(state);
}

// One after the other: a build may follow while the page of the one before is still on its way.
let shown = Promise.resolve();
new EventSource(`${DEVELOPMENT_PATH}/events`).onmessage = ({ data }: MessageEvent<string>) => {
  shown = shown.then(() => show(JSON.parse(data) as DevelopmentState)).catch(console.error);
};
