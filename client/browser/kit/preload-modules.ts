/** Fetches everything that the page's demos import at once, instead of file after file. */
export function preloadModules(): void {
  const list = document.querySelector<HTMLElement>('[data-modules]');
  const modules = list?.dataset.modules?.split(' ') ?? [];
  list?.removeAttribute('data-modules');
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
