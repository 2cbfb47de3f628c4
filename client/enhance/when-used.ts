/**
 * What a reader needs who does something. The build bundles it apart from the enhancer, which loads it at the first input
 * (`client/enhance/use.ts`).
 */
import { enhanceCodeGroups } from './code-groups.ts';
import { enhanceColorMode } from './color-mode.ts';
import { enhanceCopyButtons } from './copy-code.ts';
import { enhanceDemoTools } from './demo-tools.ts';
import { repeatEarlyEvents } from './early-events.ts';
import { followDemos } from './live-demos.ts';
import { enhanceMenus } from './menus.ts';
import { enhancePageMenu } from './page-menu.ts';
import { enhanceSettings } from './settings.ts';
import { enhanceContents } from './table-of-contents.ts';
import type { HeldInputs } from './held-input.ts';

export { wakeDemo, wakeOnApproach } from './live-demos.ts';

/** Begins every behaviour, and answers the events that came before it. */
export function takeUp(early: readonly Event[], held: HeldInputs): void {
  enhanceMenus();
  enhanceColorMode();
  enhanceCodeGroups();
  enhanceCopyButtons();
  enhancePageMenu();
  enhanceSettings();
  enhanceContents();
  enhanceDemoTools();
  followDemos(held);
  repeatEarlyEvents(early);
}
