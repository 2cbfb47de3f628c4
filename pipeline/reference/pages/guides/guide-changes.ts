import { DEFAULT_LOCALE } from '../../../../site/locales.ts';
import { findProduct } from '../../../../site/products.ts';
import {
  referenceAnchor,
  type Change,
  type EntryChanges,
  type GuideChange,
  type GuideChanges,
  type ReferenceEntry,
} from '../../../../site/reference/model.ts';
import { changesBeyond, isGone, findLowerPlan } from '../../../../site/reference/changes.ts';
import type { BuiltDemos } from '../../../demos/build-demos.ts';
import type { BuildContext } from '../../../cache/context.ts';
import type { RenderedPage } from '../../../content/render-pages.ts';
import type { LoadedReference } from '../../load-reference.ts';
import { getMajor } from '../../versions/version-snapshot.ts';
import { guideUsesStep, type GuideUses } from './guide-uses.ts';

interface GuidesInput {
  loaded: LoadedReference;
  /** The English guides: translations name the same. */
  guides: ReadonlyMap<string, RenderedPage>;
  demos: BuiltDemos;
}

const NONE: GuideChanges = { from: '', list: [] };

/** What changed since the major version before in the names that each guide of a library uses, by page key. */
export function findGuideChanges(
  { steps }: BuildContext,
  { loaded, guides, demos }: GuidesInput,
): Map<string, GuideChanges> {
  return new Map(
    [...guides].map(([key, { source }]) => {
      const uses = steps.run(guideUsesStep, {
        key,
        text: source.body,
        components: source.frontMatter.components,
        sources: [...(demos.byPage.get(key)?.[DEFAULT_LOCALE].values() ?? [])].map(({ sources }) => sources.system),
      });
      return [key, changesIn(key, uses, loaded)];
    }),
  );
}

function changesIn(key: string, uses: GuideUses, { products, changes, since }: LoadedReference): GuideChanges {
  const product = findProduct(key)?.id;
  const reference = products.find((one) => one.product === product);
  const ofProduct = changes.find((one) => one.product === product);
  if (!reference || !ofProduct) return NONE;
  const versions = since.find((one) => one.product === product)?.names ?? {};
  const major = String(getMajor(ofProduct.to));
  const listed: EntryChanges[] = [];
  const list = reference.entries.flatMap((entry): GuideChange[] => {
    const all = ofProduct.entries.find(({ name }) => name === entry.name);
    const isUsed = uses.entries.has(entry.name) || (entry.name === 'GridApi' && uses.methods.size > 0);
    if (!all || !isUsed) return [];
    const getVersion = (address: string) => versions[address] ?? major;
    const shared = { entry: entry.name, key: entry.key };
    if (all.kind) return [{ ...shared, version: getVersion(entry.name), change: null }];
    const used = { ...all, changes: all.changes.filter((change) => isChangeUsed(entry, change, uses)) };
    listed.push(used);
    return changesBeyond(findLowerPlan(entry, listed), used).map((change) => {
      const anchor = referenceAnchor(change.part, change.name);
      return { ...shared, version: change.kind === 'added' ? getVersion(`${entry.name}#${anchor}`) : major, change };
    });
  });
  return { from: String(getMajor(ofProduct.from)), list };
}

/** Whether a guide uses the present name of something that changed. A removed name has none. */
function isChangeUsed(entry: ReferenceEntry, { kind, part, name, to }: Change, uses: GuideUses): boolean {
  if (isGone({ kind }) && to === undefined) return false;
  return isPartUsed(entry, { part, name: to ?? name }, uses);
}

/** Whether a guide names a prop, slot or class of an entry. */
export function isPartUsed(
  { name: entry, kind }: Pick<ReferenceEntry, 'name' | 'kind'>,
  { part, name }: Pick<Change, 'part' | 'name'>,
  uses: GuideUses,
): boolean {
  const anchor = referenceAnchor(part, name);
  if (entry === 'GridApi') return uses.methods.has(name);
  if (kind === 'interface') return uses.keys.has(name);
  return uses.passed.has(`${entry}#${anchor}`) || uses.mentioned.has(anchor);
}
