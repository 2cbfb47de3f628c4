import type { EntryContext } from '../../../site/reference-page.ts';
import { PLAYGROUND_MARK, sectionsOf } from '../../../site/reference-page.ts';
import type { ComponentReference } from '../../../site/reference.ts';
import { Classes } from './Classes.tsx';
import { useReference } from './context.ts';
import { EntryNotes } from './EntryNotes.tsx';
import { Imports } from './Imports.tsx';
import { Inherited } from './Inherited.tsx';
import { Members } from './Members.tsx';
import { Removed } from './Removed.tsx';
import { Section } from './Section.tsx';
import { Size } from './Size.tsx';
import { Slots } from './Slots.tsx';
import { Theme } from './Theme.tsx';
import { Tools } from './Tools.tsx';
import { Used } from './Used.tsx';

/** The page of a component: import, props, slots, classes, theme and usage. */
export function ComponentPage({ entry, context }: { entry: ComponentReference; context: EntryContext }) {
  const { t } = useReference();
  const draw = {
    import: () => (
      <>
        <Imports entry={entry} />
        <Size size={context.size} />
      </>
    ),
    playground: () => <div dangerouslySetInnerHTML={{ __html: PLAYGROUND_MARK }} />,
    props: () => <Members members={entry.props} context={context} labelledBy="props" />,
    inherited: () => <Inherited groups={entry.inherited} refType={entry.ref} />,
    slots: () => <Slots entry={entry} context={context} />,
    classes: () => <Classes entry={entry} context={context} />,
    theme: () => entry.theme && <Theme theme={entry.theme} />,
    removed: () => <Removed changes={context.changes} />,
    used: () => <Used context={context} />,
  };
  return (
    <>
      <EntryNotes entry={entry} context={context} />
      <Tools label={t(entry.classes.length > 0 ? 'reference.filter.component' : 'reference.filter')} />
      {sectionsOf({ kind: 'component', entry, context }).map((name) => (
        <Section key={name} name={name}>
          {name in draw && draw[name as keyof typeof draw]()}
        </Section>
      ))}
    </>
  );
}
