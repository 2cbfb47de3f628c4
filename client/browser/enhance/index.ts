import { reportClicks } from '../analytics/clicks.ts';
import { defineTag } from '../analytics/tag.ts';
import { revealPage } from './reveal-page.ts';
import { followCodePreferences } from './code-preferences.ts';
import { enhanceDemoSources } from './demo-sources.ts';
import { beginIdleWork } from './idle-work.ts';
import { whenPageIsIdle } from '../kit/scheduling.ts';
import { keepAddressInLanguageLinks } from './language-links.ts';
import { enhanceNavigation } from './navigation.ts';
import { enhanceSearch } from './search.ts';
import { enhanceSharedSettings } from './shared-settings.ts';
import { loadAtFirstInput } from './first-input.ts';

// Each behaviour is independent and keeps its state in the document. Anything with more state is an island, loaded
// lazily.
revealPage();
enhanceNavigation();
keepAddressInLanguageLinks();
enhanceSearch();
enhanceSharedSettings();
enhanceDemoSources();
loadAtFirstInput();
followCodePreferences();

// The analytics queue exists from the start; loading the tag and other background work waits for idle time.
defineTag();
reportClicks();
whenPageIsIdle(beginIdleWork);
