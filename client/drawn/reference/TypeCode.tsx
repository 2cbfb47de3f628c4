import type { ReactNode } from 'react';
import type { TypeText } from '../../../site/reference.ts';
import { breakable } from '../article/breakable.tsx';
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
        <code>{short ?? beginningOf(code)}</code>
      </summary>
      <LinkedCode code={code} />
    </details>
  );
}

/** The beginning of a type, cut at the end of a name or member. */
function beginningOf(code: string): string {
  const words = code.slice(0, LONGEST_OPEN - 24);
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), words.lastIndexOf('<') + 1))} …`;
}

/** Code with links for names that have a page. Quoted names are string literals, and not linked. */
export function LinkedCode({ code }: { code: string }) {
  const { href } = useReference();
  const parts = code.split(/('[^']*'|\b[A-Z]\w+\b)/);
  const nodes: ReactNode[] = [];
  for (const part of parts) {
    const address = /^[A-Z]/.test(part) ? href(part) : null;
    const last = nodes.at(-1);
    if (address !== null) nodes.push(<a href={address}>{breakable(part)}</a>);
    else if (typeof last === 'string') nodes[nodes.length - 1] = last + part;
    else nodes.push(part);
  }
  return (
    <code>{nodes.map((node, index) => (typeof node === 'string' ? node : <Keyed key={index}>{node}</Keyed>))}</code>
  );
}

function Keyed({ children }: { children: ReactNode }) {
  return children;
}
