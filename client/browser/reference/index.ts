import { enhanceAddress } from './address.ts';
import { enhanceFilter } from './filter.ts';
import { enhanceViews } from './view-switch.ts';

// Loaded on reference pages alone. Without it the tables show everything, as a list.
enhanceViews();
enhanceFilter();
enhanceAddress();
