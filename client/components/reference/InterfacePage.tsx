import type { EntryContext } from '../../../site/reference/reference-page.ts';
import { listSections } from '../../../site/reference/reference-page.ts';
import type { InterfaceReference } from '../../../site/reference/model.ts';
import { useReference } from './parts/context.ts';
import { EntryNotes } from './sections/EntryNotes.tsx';
import { Imports } from './sections/Imports.tsx';
import { Members } from './sections/Members.tsx';
import { Removed } from './sections/Removed.tsx';
import { Section } from './parts/Section.tsx';
import { Tools } from './parts/Tools.tsx';
import { Used } from './sections/Used.tsx';

/** The page of an interface: import, properties, and what uses it as type. */
export function InterfacePage({ entry, context }: { entry: InterfaceReference; context: EntryContext }) {
  const { t } = useReference();
  const draw = {
    import: () => <Imports entry={entry} />,
    properties: () => <Members members={entry.members} context={context} labelledBy="properties" />,
    removed: () => <Removed changes={context.changes} />,
    used: () => <Used context={context} />,
  };
  return (
    <>
      <EntryNotes entry={entry} context={context} />
      <Tools label={t('reference.filter')} />
      {listSections({ kind: 'interface', entry, context }).map((name) => (
        <Section key={name} name={name}>
          {name in draw && draw[name as keyof typeof draw]()}
        </Section>
      ))}
    </>
  );
}
