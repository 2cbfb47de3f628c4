import type { EntryContext } from '../../../site/reference/reference-page.ts';
import { PLAYGROUND_MARK, listSections } from '../../../site/reference/reference-page.ts';
import type { ComponentReference } from '../../../site/reference/model.ts';
import { Classes } from './sections/Classes.tsx';
import { useReference } from './parts/context.ts';
import { EntryNotes } from './sections/EntryNotes.tsx';
import { Imports } from './sections/Imports.tsx';
import { Inherited } from './sections/Inherited.tsx';
import { Members } from './sections/Members.tsx';
import { Removed } from './sections/Removed.tsx';
import { Section } from './parts/Section.tsx';
import { Size } from './sections/Size.tsx';
import { Slots } from './sections/Slots.tsx';
import { Theme } from './sections/Theme.tsx';
import { Tools } from './parts/Tools.tsx';
import { Used } from './sections/Used.tsx';

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
      <Tools
        label={t(entry.classes.length > 0 ? 'reference.filter.component' : 'reference.filter')}
        hasPlayground={context.hasPlayground}
      />
      {listSections({ kind: 'component', entry, context }).map((name) => (
        <Section key={name} name={name}>
          {name in draw && draw[name as keyof typeof draw]()}
        </Section>
      ))}
    </>
  );
}
