import { reportClicks } from '../analytics/clicks.ts';
import { defineTag } from '../analytics/tag.ts';
import { showWhatArrived } from './arrived.ts';
import { enhanceCodeGroups } from './code-groups.ts';
import { followCodePreferences } from './code-preferences.ts';
import { enhanceColorMode } from './color-mode.ts';
import { enhanceCopyButtons } from './copy-code.ts';
import { enhanceDemos } from './demos.ts';
import { enhanceDemoTools } from './demo-tools.ts';
import { whenPageIsIdle } from './idle.ts';
import { enhanceMenus } from './menus.ts';
import { enhanceNavigation } from './navigation.ts';
import { enhancePageMenu } from './page-menu.ts';
import { enhanceSearch } from './search.ts';
import { enhanceSettings } from './settings.ts';
import { enhanceSharedSettings } from './shared-settings.ts';
import { enhanceContents } from './table-of-contents.ts';

/** Address of `when-idle.ts`, set by the build. */
declare const __WHEN_IDLE__: string;

// Every behaviour stands alone and needs no state beyond the document. What holds state is an island, loaded later.
showWhatArrived();
enhanceColorMode();
enhanceMenus();
enhanceNavigation();
enhanceContents();
enhanceCodeGroups();
enhanceCopyButtons();
enhanceSearch();
enhanceSettings();
enhanceSharedSettings();
enhancePageMenu();
enhanceDemoTools();
enhanceDemos();
followCodePreferences();

// The queue is there from the start; what fills it, and all else that readers do not wait for, comes in idle time.
defineTag();
reportClicks();
whenPageIsIdle(() => void import(__WHEN_IDLE__));
