/**
 * Marks the current page in a navigation's HTML, and opens the groups that lead to it. The tree is rendered once a build
 * (`client/article/Navigation.tsx`); this is all that differs from page to page.
 */
export function markCurrentPage(html: string, href: string, openGroups: readonly string[]): string {
  const withCurrent = html.replace(`<a href="${href}"`, `<a href="${href}" aria-current="page"`);
  return openGroups.reduce(
    (text, group) => text.replace(`<details data-group="${group}"`, `<details data-group="${group}" open`),
    withCurrent,
  );
}
