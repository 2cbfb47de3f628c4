import { reportClicks } from '../analytics/clicks.ts';
import { defineTag } from '../analytics/tag.ts';
import { revealPage } from './reveal-page.ts';
import { followCodePreferences } from '../code/code-preferences.ts';
import { enhanceDemoSources } from '../demos/demo-sources.ts';
import { beginIdleWork } from './idle-work.ts';
import { whenPageIsIdle } from '../kit/scheduling.ts';
import { keepAddressInLanguageLinks } from '../navigation/language-links.ts';
import { enhanceNavigation } from '../navigation/lazy-navigation.ts';
import { enhanceSearch } from '../search/search-field.ts';
import { enhanceSharedSettings } from '../appearance/shared-settings-notice.ts';
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
