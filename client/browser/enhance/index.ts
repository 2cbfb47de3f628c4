import { reportClicks } from '../analytics/clicks.ts';
import { defineTag } from '../analytics/tag.ts';
import { showWhatArrived } from './arrived.ts';
import { followCodePreferences } from './code-preferences.ts';
import { enhanceDemoSources } from './demo-sources.ts';
import { beginIdleWork } from './idle-work.ts';
import { whenPageIsIdle } from '../kit/idle.ts';
import { enhanceNavigation } from './navigation.ts';
import { enhanceSearch } from './search.ts';
import { enhanceSharedSettings } from './shared-settings.ts';
import { loadAtFirstInput } from './first-input.ts';

// Every behaviour stands alone and needs no state beyond the document. What holds state is an island, loaded later.
showWhatArrived();
enhanceNavigation();
enhanceSearch();
enhanceSharedSettings();
enhanceDemoSources();
loadAtFirstInput();
followCodePreferences();

// The queue is there from the start; what fills it, and all else that readers do not wait for, is done in idle time.
defineTag();
reportClicks();
whenPageIsIdle(beginIdleWork);
