/** Addresses of the modules with what a demo's libraries say in the language of the page. */
export function packsOf({ dataset }: HTMLElement): string[] {
  return dataset.demoPacks?.split(' ') ?? [];
}
