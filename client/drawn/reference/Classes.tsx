import type { EntryContext } from '../../../site/reference-page.ts';
import type { ComponentReference, EntryChanges } from '../../../site/reference.ts';
import { useReference } from './context.ts';
import { ReferenceTable, Row, changesOf } from './Row.tsx';
import { PackageText, Words } from './Section.tsx';

export interface ClassesProps {
  entry: ComponentReference;
  states: EntryContext['states'];
  changes: EntryChanges | null;
}

/** The CSS classes of a component, by rule name. */
export function Classes({ entry, states, changes }: ClassesProps) {
  const { t } = useReference();
  const heads = [t('reference.rule'), t('reference.class'), t('reference.description')];
  return (
    <>
      <p>
        <Words text={t('reference.classes.text')} />
      </p>
      <ReferenceTable part="class" heads={heads} labelledBy="classes">
        {states.map(({ name, selector, text }) => (
          <Row
            key={name}
            part="class"
            name={name}
            deprecated={null}
            changes={[]}
            cells={[<code key="class">{selector}</code>]}
          >
            <p>{text}</p>
          </Row>
        ))}
        {entry.classes.map(({ name, className, description, deprecated }) => (
          <Row
            key={name}
            part="class"
            name={name}
            deprecated={deprecated}
            changes={changesOf(changes?.changes, 'class', name)}
            cells={[<code key="class">.{className}</code>]}
          >
            <PackageText markdown={description} />
          </Row>
        ))}
      </ReferenceTable>
    </>
  );
}
