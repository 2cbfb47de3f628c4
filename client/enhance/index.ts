import { enhanceAds } from './ads.ts';
import { enhanceAnalytics } from './analytics.ts';
import { enhanceCodeGroups } from './code-groups.ts';
import { enhanceColorMode } from './color-mode.ts';
import { enhanceCopyButtons } from './copy-code.ts';
import { enhanceDemos } from './demos.ts';
import { enhanceDemoTools } from './demo-tools.ts';
import { enhanceIconFont } from './icon-font.ts';
import { enhanceMenus } from './menus.ts';
import { enhanceNavigation } from './navigation.ts';
import { enhanceSearch } from './search.ts';
import { enhanceServiceWorker } from './service-worker.ts';
import { enhanceSettings } from './settings.ts';
import { enhanceSharedSettings } from './shared-settings.ts';
import { enhanceContents } from './table-of-contents.ts';

// Every behaviour stands alone and needs no state beyond the document. What holds state is an island, loaded later.
enhanceColorMode();
enhanceMenus();
enhanceNavigation();
enhanceContents();
enhanceCodeGroups();
enhanceCopyButtons();
enhanceSearch();
enhanceSettings();
enhanceSharedSettings();
enhanceDemoTools();
enhanceDemos();

// What readers do not wait for runs in idle time.
enhanceAnalytics();
enhanceAds();
enhanceIconFont();
enhanceServiceWorker();
