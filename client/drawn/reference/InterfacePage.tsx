import type { EntryContext } from '../../../site/reference-page.ts';
import { sectionsOf } from '../../../site/reference-page.ts';
import type { InterfaceReference } from '../../../site/reference.ts';
import { useReference } from './context.ts';
import { EntryNotes } from './EntryNotes.tsx';
import { Imports } from './Imports.tsx';
import { Members } from './Members.tsx';
import { Removed } from './Removed.tsx';
import { Section } from './Section.tsx';
import { Tools } from './Tools.tsx';
import { Used } from './Used.tsx';

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
      {sectionsOf({ kind: 'interface', entry, context }).map((name) => (
        <Section key={name} name={name}>
          {name in draw && draw[name as keyof typeof draw]()}
        </Section>
      ))}
    </>
  );
}
