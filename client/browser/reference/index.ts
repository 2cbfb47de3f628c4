import { enhanceAddress } from './address.ts';
import { enhanceCurrentRow } from './current-row.ts';
import { enhanceFilter } from './filter.ts';
import { enhanceSortButtons } from './sort-buttons.ts';
import { offerToShowParts } from './show-part.ts';
import { enhanceViews } from './view-switch.ts';

// Only loaded on reference pages. Without it the tables show everything, in the list view.
enhanceViews();
enhanceFilter();
enhanceAddress();
offerToShowParts();
enhanceCurrentRow();
enhanceSortButtons();
