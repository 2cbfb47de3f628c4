import { messageTitle } from '../../site/reference/errors.ts';
import { referenceAnchor } from '../../site/reference/model.ts';
import { PLANS, type Kind, type SearchPlan } from '../../site/search/documents.ts';
import type { BuiltReference, BuiltReferencePage } from '../reference/pages/build-reference-pages.ts';
import { spacedName } from '../demos/demo-labels.ts';
import type { IndexedDocument } from './guide-documents.ts';

/** Weight of an entry whose namesake is more popular: `sortModel` of DataGridPremium next to DataGrid's. */
const NAMESAKE_SHARE = 0.75;

/** The documents of the reference: its pages, and their props, slots and classes. */
export function referenceDocuments(reference: BuiltReference): IndexedDocument[] {
  const documents = [...reference.values()].flatMap(pageDocuments);
  const first = new Map<string, IndexedDocument>();
  const getName = ({ page, kind, title }: IndexedDocument) => `${page.split('/')[3] ?? ''} ${kind} ${title}`;
  for (const document of documents) {
    const known = first.get(getName(document));
    if (!known || comesBefore(document, known)) first.set(getName(document), document);
  }
  return documents.map((document) =>
    first.get(getName(document)) === document ? document : { ...document, share: NAMESAKE_SHARE },
  );
}

/** Prefers components of a lower plan, or with a shorter name: others extend them. */
function comesBefore(a: IndexedDocument, b: IndexedDocument): boolean {
  return (PLANS.indexOf(a.plan) - PLANS.indexOf(b.plan) || a.page.length - b.page.length) < 0;
}

function pageDocuments(built: BuiltReferencePage): IndexedDocument[] {
  const { key, title, description, page, name } = built;
  const plan = built.plan ?? 'community';
  const isEntry = page.kind === 'component' || page.kind === 'interface';
  const shared = { page: key, pageTitle: title, isForeign: false, share: 1, code: [], keywords: '', headings: '' };
  const own: IndexedDocument = {
    ...shared,
    kind: isEntry ? 'component' : 'guide',
    plan,
    anchor: '',
    title: isEntry ? name : title,
    text: plainText(description),
    names: built.packages,
    keywords: isEntry ? `${title} ${spacedName(name)}` : title,
  };
  const entry = (
    kind: Kind,
    anchor: string,
    part: { title: string; description: string; names?: string[]; plan?: SearchPlan | null },
  ): IndexedDocument => ({
    ...shared,
    kind,
    plan: part.plan ?? plan,
    anchor,
    title: part.title,
    text: plainText(part.description),
    names: part.names ?? [],
  });
  if (page.kind === 'errors') {
    const messages = page.messages.map(({ id, text, guide, plan: needed }): IndexedDocument => ({
      ...entry('error', id, { title: messageTitle(text), description: guide?.cause ?? '', plan: needed }),
      keywords: text,
    }));
    return [own, ...messages];
  }
  if (!isEntry) return [own];
  const members = page.kind === 'component' ? page.entry.props : page.entry.members;
  const props = members.map((member) =>
    entry('prop', referenceAnchor('prop', member.name), {
      ...member,
      title: member.name,
      names: [member.type.written.slice(0, 120)],
    }),
  );
  if (page.kind !== 'component') return [own, ...props];
  const slots = page.entry.slots.map((slot) =>
    entry('slot', referenceAnchor('slot', slot.name), { ...slot, title: slot.name, names: [] }),
  );
  const classes = page.entry.classes.map((rule) =>
    entry('class', referenceAnchor('class', rule.name), {
      title: `.${rule.className}`,
      description: rule.description,
      names: [rule.name],
    }),
  );
  return [own, ...props, ...slots, ...classes];
}

/** Strips the packages' Markdown to plain text. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[`*_]{1,2}(?=\S)|(?<=\S)[`*]{1,2}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
