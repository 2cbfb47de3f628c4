import { announce } from '../kit/announce.ts';

/** Narrows the navigation to what has each typed word in its name, in any language, in its plan, or in a group's name. */
export function enhanceNavigationFilter(): void {
  const filter = document.querySelector('.nav-tools');
  const [field, found, tree] = [filter?.querySelector('input'), filter?.querySelector('p'), filter?.nextElementSibling];
  if (!field || !found || !tree) return;
  const opened: HTMLDetailsElement[] = [];

  const apply = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const group of opened.splice(0)) group.open = false;
    for (const list of tree.children) narrow(list, words);
    found.textContent = '';
    if (words.length === 0) return;
    const count = shown(tree.querySelectorAll('a')).length;
    found.textContent = (found.dataset.text ?? '').replace('{count}', `${count}`);
    announce(found.textContent);
    opened.push(...shown(tree.querySelectorAll<HTMLDetailsElement>('details:not([open])')));
    for (const group of opened) group.open = true;
  };

  // The branches of a large navigation load as if they were opened, and those in them.
  const applyToAll = () => {
    for (const group of tree.querySelectorAll('[data-branch]')) group.dispatchEvent(new Event('toggle'));
    apply();
  };
  const begin = () => {
    void addOtherNames(tree).then(apply);
    new MutationObserver(applyToAll).observe(tree, { childList: true, subtree: true });
    applyToAll();
  };
  const reset = () => {
    field.value = '';
    apply();
  };
  if (field === document.activeElement) begin();
  else field.addEventListener('focus', begin, { once: true });
  field.addEventListener('input', apply);
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') shown(tree.querySelectorAll('a'))[0]?.click();
  });
  // Before the navigation's state is kept for the next page.
  addEventListener('pagehide', reset, { capture: true });
}

/** Gives entries the names that they have on this page in other languages: the tree is the same there. */
async function addOtherNames(tree: Element): Promise<void> {
  const items = [...tree.querySelectorAll('li')];
  const links = document.querySelectorAll<HTMLAnchorElement>('.bar [data-locale]:not([aria-current])');
  for (const { href } of links) {
    const html = await (await fetch(href)).text();
    const others = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('.nav-tools + div li');
    if (others.length !== items.length) continue;
    for (const [at, item] of items.entries()) item.dataset.names = `${item.dataset.names ?? ''} ${nameOf(others[at])}`;
  }
}

/** What an entry is called, and the words that mark it. */
function nameOf(item: Element | undefined): string {
  const label = item?.querySelector('a, summary, .nav-heading');
  return [...(label?.childNodes ?? [])].map(({ textContent }) => textContent).join(' ');
}

function shown<T extends Element>(elements: Iterable<T>): T[] {
  return [...elements].filter((element) => !element.closest('[hidden]'));
}

/** Hides what does not have the words; what a group's name has, its entries need not. @returns Whether anything is left. */
function narrow(list: Element, words: readonly string[]): boolean {
  let isFound = false;
  for (const item of list.children) {
    if (!(item instanceof HTMLElement)) continue;
    const names = ` ${nameOf(item)} ${item.dataset.names ?? ''}`.toLowerCase();
    const rest = words.filter((word) => !names.includes(/^\w/.test(word) ? ` ${word}` : word));
    const children = item.querySelector('ul');
    item.hidden = children ? !narrow(children, rest) : rest.length > 0;
    isFound ||= !item.hidden;
  }
  return isFound;
}
