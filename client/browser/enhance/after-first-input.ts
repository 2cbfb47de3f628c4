/**
 * What answers a reader's inputs. The build bundles it apart from the enhancer, which loads it at the first input
 * (`client/browser/enhance/first-input.ts`).
 */
import { startDemos, type LiveDemos } from '../demos/live-demos.ts';
import type { PendingInputs } from '../demos/pending-input.ts';
import { repeatEarlyEvents } from '../kit/early-events.ts';
import { enhanceArrowKeys } from './arrow-keys.ts';
import { enhanceCodeGroups } from './code-groups.ts';
import { enhanceColorMode } from './color-mode.ts';
import { enhanceCopyButtons } from './copy-code.ts';
import { enhanceDemoTools } from './demo-tools.ts';
import { enhanceLanguages } from './languages.ts';
import { enhanceMenus } from './menus.ts';
import { enhanceNavigationFilter } from './navigation-filter.ts';
import { enhanceNavigationFold } from './navigation-fold.ts';
import { enhancePageMenu } from './page-menu.ts';
import { enhanceSettings } from './settings.ts';
import { enhanceStageWidths } from './stage-width.ts';

/** Begins every behaviour, and answers the events that came before it. */
export function startBehaviours(early: readonly Event[], pending: PendingInputs): LiveDemos {
  enhanceMenus();
  enhanceArrowKeys();
  enhanceLanguages();
  enhanceNavigationFilter();
  enhanceNavigationFold();
  enhanceColorMode();
  enhanceCodeGroups();
  enhanceCopyButtons();
  enhancePageMenu();
  enhanceSettings();
  enhanceDemoTools();
  enhanceStageWidths();
  const demos = startDemos(pending);
  repeatEarlyEvents(early);
  return demos;
}
