import type { Locale } from '../../../site/locales.ts';
import type { GuideChanges } from '../../../site/reference/model.ts';
import type { Messages } from '../../content/load-messages.ts';
import type { Content } from '../../content/load-content.ts';
import type { LoadedReference } from '../load-reference.ts';
import type { FindExamples } from './guides/examples.ts';
import type { Names } from './names.ts';
import type { GuidePage, GuideUsage } from './guides/usage.ts';

/** What people have written for the reference. */
export type WrittenReference = Pick<Content, 'reference' | 'playgrounds' | 'propGroups' | 'errorGuides'>;

/** What the pages of the reference in one language are made from. */
export interface ListInput extends WrittenReference {
  loaded: LoadedReference;
  /** Texts of the packages shown in English for lack of a translation. */
  untranslated: ReadonlySet<string>;
  names: Names;
  messages: Messages;
  locale: Locale;
  usage: GuideUsage;
  examples: FindExamples;
  guides: readonly GuidePage[];
  /** What changed in the names that each guide uses, by page key. */
  guideChanges: ReadonlyMap<string, GuideChanges>;
}
