import type { NavigationNode } from '../../site/prerender.ts';

/** Links that a page's navigation may have whole. A larger tree is cut, so that pages stay small however many there are. */
export const MAX_WHOLE_LINKS = 300;

/** Stores the children of a group. Returns the address of its file. */
export type WriteBranch = (group: string, children: readonly NavigationNode[]) => Promise<string>;

/** A tree whose groups are loaded when they are opened; a small tree as it is. */
export async function cutBranches(
  nodes: readonly NavigationNode[],
  write: WriteBranch,
): Promise<readonly NavigationNode[]> {
  return countLinks(nodes) > MAX_WHOLE_LINKS ? cut(nodes, write) : nodes;
}

function cut(nodes: readonly NavigationNode[], write: WriteBranch): Promise<NavigationNode[]> {
  return Promise.all(
    nodes.map(async (node) => {
      // Groups within a group are cut first: its file leads to theirs.
      const children = await cut(node.children, write);
      const first = firstLink(node.children);
      if (node.isHeading || first === undefined) return { ...node, children };
      return { ...node, children: [], branch: { address: await write(node.id, children), first } };
    }),
  );
}

function countLinks(nodes: readonly NavigationNode[]): number {
  return nodes.reduce((sum, { href, children }) => sum + (href === undefined ? 0 : 1) + countLinks(children), 0);
}

function firstLink(nodes: readonly NavigationNode[]): string | undefined {
  for (const { href, isExternal, children } of nodes) {
    const link = isExternal ? undefined : (href ?? firstLink(children));
    if (link !== undefined) return link;
  }
  return undefined;
}
