/**
 * Behaviours needed only after an input. The build makes this a bundle of its own, which the enhancer imports at the
 * first input (`client/browser/enhance/first-input.ts`).
 */
import { startDemos, type LiveDemos } from '../demos/live-demos.ts';
import type { HeldInputs } from '../demos/held-inputs.ts';
import { replayEarlyEvents } from '../kit/input.ts';
import { enhanceArrowKeys } from '../navigation/arrow-keys.ts';
import { enhanceCodeGroups } from '../code/code-groups.ts';
import { enhanceColorMode } from '../appearance/color-mode-menu.ts';
import { keepContentsInView } from '../navigation/contents-in-view.ts';
import { enhanceCopyButtons } from '../code/copy-code.ts';
import { enhanceDemoTools } from '../demos/demo-tools.ts';
import { rememberFolds } from '../navigation/folds.ts';
import { enhanceLanguages } from '../navigation/languages.ts';
import { enhanceMenus } from '../navigation/menus.ts';
import { enhanceNavigationFilter } from '../navigation/navigation-filter.ts';
import { enhanceNavigationFold } from '../navigation/navigation-fold.ts';
import { enhanceNavigationPanel } from '../navigation/navigation-panel.ts';
import { enhancePageMenu } from '../navigation/page-menu.ts';
import { enhanceScrollRegions } from '../navigation/scroll-regions.ts';
import { enhancePrinting } from '../appearance/printing.ts';
import { enhanceSettings } from '../appearance/settings-button.ts';
import { enhanceStageWidths } from '../demos/stage-width.ts';
import { adoptStyles } from '../kit/dom.ts';
import { whenNotUserBlocked } from '../kit/foreground.ts';
import { whenPageIsIdle } from '../kit/scheduling.ts';
import styles from './after-first-input.css';

/** Starts all behaviours, then replays the events that fired while they were loading. */
export function startBehaviours(early: readonly Event[], held: HeldInputs): LiveDemos {
  adoptStyles(styles);
  enhanceMenus(early);
  enhanceArrowKeys();
  enhanceLanguages();
  enhanceNavigationFilter();
  enhanceNavigationFold();
  enhanceNavigationPanel();
  enhanceColorMode();
  enhancePrinting();
  enhanceCodeGroups();
  enhanceCopyButtons();
  enhancePageMenu();
  keepContentsInView();
  rememberFolds();
  enhanceSettings();
  enhanceDemoTools();
  whenPageIsIdle(enhanceScrollRegions);
  whenPageIsIdle(() => void whenNotUserBlocked().then(enhanceStageWidths));
  const demos = startDemos(held);
  replayEarlyEvents(early);
  return demos;
}
