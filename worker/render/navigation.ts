export interface NavigationInput {
  /** Path of the page with its language prefix, as links lead to it. */
  href: string;
  /** Ids of the groups that lead to the page, outermost first. */
  openGroups: readonly string[];
  /** HTML of the tree, or of the children of a group that is loaded when opened. */
  read: (group?: string) => Promise<string>;
}

/**
 * A navigation as one page shows it: the groups that lead to the page are open, their branches in place, and the page is
 * marked. The rest was rendered once, by the build (`client/drawn/article/Navigation.tsx`).
 */
export async function navigationHtml({ href, openGroups, read }: NavigationInput): Promise<string> {
  let html = await read();
  for (const group of openGroups) {
    const start = html.indexOf(`<details data-group="${group}"`);
    if (start < 0) continue;
    const end = html.indexOf('>', start) + 1;
    const isBranch = html.slice(start, end).includes(' data-branch=');
    const rest = html.slice(end);
    html = `${html.slice(0, start)}<details data-group="${group}" open>${isBranch ? withChildren(rest, await read(group)) : rest}`;
  }
  return html.replace(`<a href="${href}"`, `<a href="${href}" aria-current="page"`);
}

/** Puts a branch into the place of the list that stands for it: the first one. */
function withChildren(html: string, children: string): string {
  const end = html.indexOf('</ul>') + '</ul>'.length;
  return html.slice(0, html.indexOf('<ul>')) + children + html.slice(end);
}
