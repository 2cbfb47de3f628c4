import type { ReactNode } from 'react';
import type { PartHistory } from '../../../../site/reference/changes.ts';
import { referenceAnchor, type Change } from '../../../../site/reference/model.ts';
import type { Plan } from '../../../../site/navigation.ts';
import { breakable } from '../../kit/breakable.tsx';
import { Marks } from '../../kit/Marks.tsx';
import { useReference } from './context.ts';
import { PackageText } from './Section.tsx';

export interface TableProps {
  part: Change['part'] | 'error';
  heads: string[];
  /** Id of the section's heading. */
  labelledBy: string;
  /** Bodies of the table. */
  children: ReactNode;
  /** Folds the table, under these words. */
  summary?: string | undefined;
}

/**
 * A table that CSS shows as list, table or names only. It remains a table for screen readers even as a grid: all
 * supported browsers keep table roles then (Safari since 17.0).
 */
export function ReferenceTable({ part, heads, labelledBy, children, summary }: TableProps) {
  const table = (
    <table className="ref" aria-labelledby={labelledBy} data-part={part}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
  return <div className="ref-box">{summary === undefined ? table : <Fold summary={summary}>{table}</Fold>}</div>;
}

/** A folded table, which the filter opens. */
function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="inherited">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** Rows with a heading, which is in the table of contents. HTML allows no heading in a `th`; it names its rows instead. */
export function RowGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <tbody aria-labelledby={id}>
      <tr>
        <td colSpan={4}>
          <h3 id={id}>
            <a href={`#${id}`}>{title}</a>
          </h3>
        </td>
      </tr>
      {children}
    </tbody>
  );
}

export interface RowProps {
  part: Change['part'];
  name: string;
  isRequired?: boolean;
  plan?: Plan | null;
  deprecated: string | null;
  isWithoutEffect?: boolean | undefined;
  /** Null for parts that are not compared between versions. */
  history: PartHistory | null;
  /** Cells between name and description. */
  cells: ReactNode[];
  /** The description's content. */
  children: ReactNode;
}

/** A row for a prop, slot or class; its name is its anchor. */
export function Row(props: RowProps) {
  const { part, name, isRequired, plan, deprecated, isWithoutEffect, history, cells, children } = props;
  const { t, major } = useReference();
  const id = referenceAnchor(part, name);
  return (
    <tr id={id}>
      <th scope="row">
        <a href={`#${id}`} translate="no">
          {deprecated === null ? breakable(name) : <s>{breakable(name)}</s>}
        </a>
        {isRequired && <em> {t('reference.required')}</em>} <Marks plan={plan} t={t} />
        {deprecated !== null && <span className="chip deprecated"> {t('reference.deprecated')}</span>}
        {history && <HistoryChips history={history} />}
      </th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
      <td>
        {deprecated !== null && deprecated !== '' && (
          <PackageText markdown={deprecated} within={(text) => t('reference.deprecated.text', { text })} />
        )}
        {isWithoutEffect && <p>{t('reference.withoutEffect', { version: major })}</p>}
        {children}
        {history && <OtherTypes history={history} />}
      </td>
    </tr>
  );
}

/** Which version added or changed a part, and what the next one does to it. */
function HistoryChips({ history: { since, retyped, next } }: { history: PartHistory }) {
  const { t, major } = useReference();
  return (
    <>
      {since !== null && <span className="chip since"> {t('reference.since', { version: since })}</span>}
      {retyped && <span className="chip since"> {t('reference.changed', { version: major })}</span>}
      {next && (
        <a className="chip next" href={next.href}>
          {t(`reference.next.${next.change.kind}`, { version: next.major, name: next.change.to ?? '' })}
        </a>
      )}
    </>
  );
}

/** Its type in the versions before and after, where it differs. */
function OtherTypes({ history: { retyped, next } }: { history: PartHistory }) {
  const { t } = useReference();
  const types = [
    { label: t('reference.before'), type: retyped?.before },
    { label: t('reference.next.type', { version: next?.major ?? '' }), type: next?.change.after },
  ];
  return types
    .filter(({ type }) => type !== undefined)
    .map(({ label, type }) => (
      <p key={label} className="before">
        {label} <code>{type}</code>
      </p>
    ));
}
