import { getHistory } from '../../../../site/reference/changes.ts';
import type { EntryContext } from '../../../../site/reference/reference-page.ts';
import type { ComponentReference, Slot } from '../../../../site/reference/model.ts';
import { useReference } from '../parts/context.ts';
import { DefaultValue } from './Members.tsx';
import { ReferenceTable, Row } from '../parts/Row.tsx';
import { PackageText, Words } from '../parts/Section.tsx';
import { Foldable } from '../parts/TypeCode.tsx';

/** Longer types, in characters, are shown in their expanded form only. */
const LONGEST_NAME = 120;

/** The replaceable parts of a component: their defaults and props. */
export function Slots({ entry, context }: { entry: ComponentReference; context: EntryContext }) {
  const { t, major } = useReference();
  const heads = [t('reference.slot'), t('reference.slot.default'), t('reference.description')];
  return (
    <>
      <p>
        <Words text={t('reference.slots.text')} />
      </p>
      <ReferenceTable part="slot" heads={heads} labelledBy="slots">
        <tbody>
          {entry.slots.map((slot) => (
            <Row
              key={slot.name}
              part="slot"
              name={slot.name}
              plan={slot.plan}
              deprecated={slot.deprecated}
              isWithoutEffect={slot.isWithoutEffect}
              history={getHistory(context, 'slot', slot.name, major)}
              cells={[<DefaultValue key="default" value={slot.defaultValue} />]}
            >
              <PackageText markdown={slot.description} />
              <div className="slot-props">
                <code>slots.{slot.name}</code>
                {': '}
                <Foldable code={slot.type} />
              </div>
              <SlotProps slot={slot} />
            </Row>
          ))}
        </tbody>
      </ReferenceTable>
    </>
  );
}

function SlotProps({ slot: { name, props } }: { slot: Slot }) {
  if (!props) return null;
  const { written, expanded } = props;
  const isShort = written.length <= LONGEST_NAME;
  return (
    <div className="slot-props">
      <code>slotProps.{name}</code>
      {(isShort || expanded === null) && (
        <>
          {': '}
          <Foldable code={written} />
        </>
      )}
      {expanded !== null && (
        <>
          {' = '}
          <Foldable code={expanded} />
        </>
      )}
    </div>
  );
}
