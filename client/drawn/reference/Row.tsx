import type { ReactNode } from 'react';
import { referenceAnchor, type Change } from '../../../site/reference.ts';
import type { Plan } from '../../../site/navigation.ts';
import { breakable } from '../article/breakable.tsx';
import { Marks } from '../article/Marks.tsx';
import { useReference } from './context.ts';
import { PackageText } from './Section.tsx';

export interface TableProps {
  part: Change['part'] | 'error';
  /** Column headings. */
  heads: string[];
  /** Id of the section's heading. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * A table that CSS shows as list, table or names only. It remains a table for screen readers even as a grid: all
 * supported browsers keep table roles then (Safari since 17.0).
 */
export function ReferenceTable({ part, heads, labelledBy, children }: TableProps) {
  return (
    <div className="ref-box">
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
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export interface RowProps {
  part: Change['part'];
  name: string;
  isRequired?: boolean;
  plan?: Plan | null;
  deprecated: string | null;
  changes: readonly Change[];
  /** Cells between name and description. */
  cells: ReactNode[];
  /** The description's content. */
  children: ReactNode;
}

/** A row for a prop, slot or class; its name is its anchor. */
export function Row({ part, name, isRequired, plan, deprecated, changes, cells, children }: RowProps) {
  const { t, major } = useReference();
  const id = referenceAnchor(part, name);
  const isNew = changes.some(({ kind }) => kind === 'added');
  const retyped = changes.find(({ kind }) => kind === 'retyped');
  return (
    <tr id={id}>
      <th scope="row">
        <a href={`#${id}`}>{deprecated === null ? breakable(name) : <s>{breakable(name)}</s>}</a>
        {isRequired && <em> {t('reference.required')}</em>} <Marks plan={plan} t={t} />
        {deprecated !== null && <span className="chip deprecated"> {t('reference.deprecated')}</span>}
        {isNew && <span className="chip since"> {t('reference.since', { version: major })}</span>}
        {retyped && <span className="chip since"> {t('reference.changed', { version: major })}</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
      <td>
        {deprecated !== null && deprecated !== '' && (
          <PackageText markdown={deprecated} within={(text) => t('reference.deprecated.text', { text })} />
        )}
        {children}
        {retyped?.before !== undefined && (
          <p className="before">
            {t('reference.before')} <code>{retyped.before}</code>
          </p>
        )}
      </td>
    </tr>
  );
}

/** The changes of one prop, slot or class. */
export function changesOf(changes: readonly Change[] | undefined, part: Change['part'], name: string): Change[] {
  return changes?.filter((change) => change.part === part && change.name === name) ?? [];
}
