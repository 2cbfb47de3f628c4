import type { NavigationNode } from '../../../site/protocol/prerender.ts';
import type { Translate } from '../../i18n/translate.ts';
import { breakable } from '../kit/breakable.tsx';
import { Marks } from '../kit/Marks.tsx';

/**
 * The navigation tree of one product. The build draws it once and records where pages differ
 * (`pipeline/content/navigation/cut.ts`); for each request the worker marks the current page and opens its groups.
 */
export function Navigation({ nodes, t }: { nodes: readonly NavigationNode[]; t: Translate }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <NavigationItem node={node} t={t} />
        </li>
      ))}
    </ul>
  );
}

/** Beside a chip there is room for a name of 13 letters. */
const LONG_NAME = 14;

function NavigationItem({ node, t }: { node: NavigationNode; t: Translate }) {
  const label = (
    <>
      <span>{breakable(node.title, LONG_NAME)}</span>
      <Marks plan={node.plan} marks={node.marks} t={t} />
    </>
  );
  if (node.href !== undefined) {
    return (
      <a href={node.href} {...(node.isExternal && { rel: 'noopener', className: 'external' })}>
        {label}
      </a>
    );
  }
  const children = node.branch ? (
    <BranchLink href={node.branch.first} title={node.title} t={t} />
  ) : (
    <Navigation nodes={node.children} t={t} />
  );
  if (node.isHeading) {
    return (
      <>
        <p className="nav-heading">{label}</p>
        {children}
      </>
    );
  }
  return (
    <details data-group={node.id} data-branch={node.branch?.address}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/**
 * Placeholder for the lazy-loaded pages of a branch (`client/browser/navigation/lazy-navigation.ts`,
 * `worker/render/page-navigation.ts`).
 */
function BranchLink({ href, title, t }: { href: string; title: string; t: Translate }) {
  return (
    <ul>
      <li>
        <a href={href}>{t('nav.branch', { title })}</a>
      </li>
    </ul>
  );
}
