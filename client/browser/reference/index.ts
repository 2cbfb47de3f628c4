import { enhanceAddress } from './address.ts';
import { enhanceFilter } from './filter.ts';
import { enhanceViews } from './view-switch.ts';

// Only loaded on reference pages. Without it the tables show everything, in the list view.
enhanceViews();
enhanceFilter();
enhanceAddress();
