import { reportClicks } from '../analytics/clicks.ts';
import { defineTag } from '../analytics/tag.ts';
import { showWhatArrived } from './arrived.ts';
import { followCodePreferences } from './code-preferences.ts';
import { enhanceDemoSources } from './demo-sources.ts';
import { whenPageIsIdle } from './idle.ts';
import { enhanceNavigation } from './navigation.ts';
import { enhanceSearch } from './search.ts';
import { enhanceSettings } from './settings.ts';
import { enhanceSharedSettings } from './shared-settings.ts';
import { enhanceContents } from './table-of-contents.ts';
import { enhanceUse } from './use.ts';

/** Address of `when-idle.ts`, set by the build. */
declare const __WHEN_IDLE__: string;

// Every behaviour stands alone and needs no state beyond the document. What holds state is an island, loaded later.
showWhatArrived();
enhanceNavigation();
enhanceContents();
enhanceSearch();
enhanceSettings();
enhanceSharedSettings();
enhanceDemoSources();
enhanceUse();
followCodePreferences();

// The queue is there from the start; what fills it, and all else that readers do not wait for, comes in idle time.
defineTag();
reportClicks();
whenPageIsIdle(() => void import(__WHEN_IDLE__));
