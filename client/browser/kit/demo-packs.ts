/** URLs of the modules with the texts of a demo's libraries in the page's language. */
export function packsOf({ dataset }: HTMLElement): string[] {
  return dataset.demoPacks?.split(' ') ?? [];
}
