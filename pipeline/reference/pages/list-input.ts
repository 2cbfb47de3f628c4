import type { Locale } from '../../../site/locales.ts';
import type { PlaygroundCatalog } from '../../../site/playground.ts';
import type { PropGroups } from '../../../site/prop-groups.ts';
import type { GuideChanges } from '../../../site/reference.ts';
import type { ReferenceCatalog, StateClass } from '../../../site/reference-catalog.ts';
import type { ErrorGuide } from '../../../site/reference-errors.ts';
import type { Messages } from '../../kit/messages.ts';
import type { LoadedReference } from '../load.ts';
import type { FindExamples } from './examples.ts';
import type { Names } from './names.ts';
import type { GuidePage, GuideUsage } from './usage.ts';

/** What the pages of the reference in one language are made from. */
export interface ListInput {
  loaded: LoadedReference;
  /** Texts of the packages shown in English for lack of a translation. */
  untranslated: ReadonlySet<string>;
  names: Names;
  messages: Messages;
  states: Readonly<Record<string, readonly StateClass[]>>;
  migrationGuides: ReferenceCatalog['migrationGuides'];
  playgrounds: PlaygroundCatalog;
  propGroups: PropGroups;
  errorGuides: readonly ErrorGuide[];
  locale: Locale;
  usage: GuideUsage;
  examples: FindExamples;
  guides: readonly GuidePage[];
  /** What changed in the names that each guide uses, by page key. */
  guideChanges: ReadonlyMap<string, GuideChanges>;
}
