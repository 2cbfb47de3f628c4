import { getHistory } from '../../../../site/reference/changes.ts';
import type { EntryContext } from '../../../../site/reference/reference-page.ts';
import type { ComponentReference } from '../../../../site/reference/model.ts';
import { useReference } from '../parts/context.ts';
import { ReferenceTable, Row } from '../parts/Row.tsx';
import { PackageText, Words } from '../parts/Section.tsx';
import { PlainCode } from '../parts/TypeCode.tsx';

/** The CSS classes of a component, by rule name. */
export function Classes({ entry, context }: { entry: ComponentReference; context: EntryContext }) {
  const { t, major } = useReference();
  const heads = [t('reference.rule'), t('reference.class'), t('reference.description')];
  return (
    <>
      <p>
        <Words text={t('reference.classes.text')} />
      </p>
      <ReferenceTable part="class" heads={heads} labelledBy="classes">
        <tbody>
          {context.states.map(({ name, selector, text }) => (
            <Row
              key={name}
              part="class"
              name={name}
              deprecated={null}
              history={null}
              cells={[<PlainCode key="class" code={selector} />]}
            >
              <p>{text}</p>
            </Row>
          ))}
          {entry.classes.map(({ name, className, description, deprecated, plan, isWithoutEffect }) => (
            <Row
              key={name}
              part="class"
              name={name}
              plan={plan}
              deprecated={deprecated}
              isWithoutEffect={isWithoutEffect}
              history={getHistory(context, 'class', name, major)}
              cells={[<PlainCode key="class" code={`.${className}`} />]}
            >
              <PackageText markdown={description} />
            </Row>
          ))}
        </tbody>
      </ReferenceTable>
    </>
  );
}
