import type { ImportLine, ReferenceEntry } from '../../../../site/reference/model.ts';
import { useReference } from '../parts/context.ts';
import { CodeFigure } from '../parts/TypeCode.tsx';

/** The import lines of a component or type, one for each package that exports it. */
export function Imports({ entry }: { entry: ReferenceEntry }) {
  const { t } = useReference();
  const whole = entry.imports.filter(({ specifier }) => specifier.split('/').length === 2);
  const parts = entry.imports.filter((line) => !whole.includes(line));
  const lines = [...whole, ...parts];
  return (
    <>
      <CodeFigure>
        {lines.map((line, index) => (
          <ImportCode key={line.specifier} line={line} isFirst={index === 0} />
        ))}
      </CodeFigure>
      {new Set(whole.map(({ specifier }) => specifier)).size > 1 && <p>{t('reference.import.choose')}</p>}
    </>
  );
}

/** An import line. Only the first one is copied. */
function ImportCode({ line, isFirst }: { line: ImportLine; isFirst: boolean }) {
  const { t } = useReference();
  const code = (
    <>
      <i className="k">{line.isType ? 'import type' : 'import'}</i> {`{ ${line.name} }`} <i className="k">from</i>{' '}
      <i className="s">{`'${line.specifier}'`}</i>;
    </>
  );
  const plan = line.plan && <i className="c" data-nocopy="">{` // ${t(`mark.${line.plan}`)}`}</i>;
  return (
    <>
      {isFirst ? (
        code
      ) : (
        <span data-nocopy="">
          {'\n'}
          {code}
        </span>
      )}
      {plan}
    </>
  );
}
