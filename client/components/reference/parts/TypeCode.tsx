import { Fragment, type ReactNode } from 'react';
import type { TypeText } from '../../../../site/reference/model.ts';
import { breakable } from '../../kit/breakable.tsx';
import { useReference } from './context.ts';

/** Longest type that is not collapsed, in characters. */
const LONGEST_OPEN = 96;

/** A type. Long ones are collapsed, and names link to their pages. */
export function TypeCode({ type, short }: { type: TypeText; short?: string | undefined }) {
  const { written, expanded } = type;
  return (
    <>
      <Foldable code={written} short={short} />
      {expanded !== null && (
        <div className="expanded">
          <span aria-hidden="true">= </span>
          <Foldable code={expanded} />
        </div>
      )}
    </>
  );
}

/** A type expression: in full if it is short, otherwise a summary that expands. */
export function Foldable({ code, short }: { code: string; short?: string | undefined }) {
  if (code.length <= LONGEST_OPEN) return <LinkedCode code={code} />;
  return (
    <details className="type">
      <summary>
        <PlainCode code={short ?? cutBeginning(code)} />
      </summary>
      <LinkedCode code={code} />
    </details>
  );
}

/** The beginning of a type, cut at the end of a name or member. */
function cutBeginning(code: string): string {
  const words = code.slice(0, LONGEST_OPEN - 24);
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), words.lastIndexOf('<') + 1))} …`;
}

/** Code with links for names that have a page. Quoted names are string literals, and not linked. */
export function LinkedCode({ code }: { code: string }) {
  const { href } = useReference();
  const parts = withBreaks(code, AFTER_PUNCTUATION).split(/('[^']*'|\b[A-Z]\w+\b)/);
  const nodes: ReactNode[] = [];
  for (const part of parts) {
    const address = /^[A-Z]/.test(part) ? href(part) : null;
    const last = nodes.at(-1);
    if (address !== null) nodes.push(<a href={address}>{breakable(part)}</a>);
    else if (typeof last === 'string') nodes[nodes.length - 1] = last + part;
    else nodes.push(part);
  }
  return (
    <code>
      {nodes.map((node, index) => (
        <Keyed key={index}>{typeof node === 'string' ? <Broken code={node} /> : node}</Keyed>
      ))}
    </code>
  );
}

/** Code without links. */
export function PlainCode({ code }: { code: string }) {
  return (
    <code>
      <Broken code={withBreaks(code, AT_CAPITALS)} />
    </code>
  );
}

/** Stands for `<wbr>` in code. */
const BREAK = '\u200b';

/** Where a line may be broken in code that has no spaces there, so that no name is broken elsewhere. */
const AFTER_PUNCTUATION = /(?<=[<([.,|])(?=[\w'{])/g;
const AT_CAPITALS = /(?<=[<([.,|])(?=[\w'{])|(?<=[a-z])(?=[A-Z])/g;

function withBreaks(code: string, places: RegExp): string {
  return code.replace(/\S{12,}/g, (run) => run.replace(places, BREAK));
}

function Broken({ code }: { code: string }) {
  return code.split(BREAK).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {breakable(piece)}
    </Fragment>
  ));
}

function Keyed({ children }: { children: ReactNode }) {
  return children;
}

/** A block of TypeScript with a button that copies it. */
export function CodeFigure({ children }: { children: ReactNode }) {
  const { t } = useReference();
  return (
    <figure className="code">
      <pre tabIndex={0}>
        <code className="language-ts">{children}</code>
      </pre>
      <button
        type="button"
        className="copy"
        data-copy=""
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
      >
        {t('code.copy')}
      </button>
    </figure>
  );
}
