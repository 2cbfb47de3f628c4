import type { NavigationNode } from '../../../site/protocol/prerender.ts';

/**
 * Maximum number of links that a page embeds in full. Larger trees are cut into branches, so that pages stay small as the site
 * grows.
 */
export const MAX_WHOLE_LINKS = 300;

/** Stores the children of a group. @returns URL of their file. */
export type WriteBranch = (group: string, children: readonly NavigationNode[]) => Promise<string>;

/** Moves the groups of a large tree into files that load when a group is opened; returns a small tree unchanged. */
export async function cutBranches(
  nodes: readonly NavigationNode[],
  write: WriteBranch,
): Promise<readonly NavigationNode[]> {
  return countLinks(nodes) > MAX_WHOLE_LINKS ? cut(nodes, write) : nodes;
}

function cut(nodes: readonly NavigationNode[], write: WriteBranch): Promise<NavigationNode[]> {
  return Promise.all(
    nodes.map(async (node) => {
      // Nested groups first: a group's file contains the URLs of theirs.
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
