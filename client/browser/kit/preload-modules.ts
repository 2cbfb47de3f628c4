/** Preloads all modules of the page's demos in parallel, instead of discovering them import by import. */
export function preloadModules(): void {
  const list = document.querySelector<HTMLElement>('[data-modules]');
  for (const href of list?.dataset.modules?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  list?.removeAttribute('data-modules');
}
