import { announce } from '../kit/status.ts';
import { JOINTS, readFilterWords } from '../../../site/kit/filter-words.ts';
import { isComposing, listenWithReplay } from '../kit/input.ts';

/**
 * Filters the navigation: an entry must match every word with its name in any language, its plan, or its group's name.
 */
export function enhanceNavigationFilter(): void {
  const filter = document.querySelector('.nav-tools');
  const [field, found, tree] = [filter?.querySelector('input'), filter?.querySelector('p'), filter?.nextElementSibling];
  if (!field || !found || !tree) return;
  const opened: HTMLDetailsElement[] = [];

  const apply = () => {
    const words = readFilterWords(field.value, JOINTS);
    for (const group of opened.splice(0)) group.open = false;
    for (const list of tree.children) narrow(list, words);
    const before = found.textContent;
    found.textContent = '';
    if (words.length === 0) return;
    const count = shown(tree.querySelectorAll('a')).length;
    found.textContent = (found.dataset.text ?? '').replace('{count}', `${count}`);
    // Names or branches that load later often change nothing.
    if (found.textContent !== before) announce(found.textContent);
    opened.push(...shown(tree.querySelectorAll<HTMLDetailsElement>('details:not([open])')));
    for (const group of opened) group.open = true;
  };

  // Loads the branches of a large navigation as if they were opened, then the branches inside them.
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
  // The reader may have typed, and gone elsewhere, before this code was there.
  if (field === document.activeElement || field.value !== '') begin();
  else field.addEventListener('focus', begin, { once: true });
  field.addEventListener('input', apply);
  listenWithReplay('keydown', (event) => {
    if (event.target !== field || event.key !== 'Enter' || isComposing(event)) return;
    apply();
    shown(tree.querySelectorAll('a'))[0]?.click();
  });
  // Reset before `lazy-navigation.ts` saves the navigation's state.
  addEventListener('pagehide', reset, { capture: true });
}

/** Fetches this page in the other languages for their entry names; the tree has the same shape in all. */
async function addOtherNames(tree: Element): Promise<void> {
  const items = [...tree.querySelectorAll('li')];
  const links = document.querySelectorAll<HTMLAnchorElement>('.bar [data-locale]:not([aria-current])');
  for (const { href } of links) {
    const html = await (await fetch(href)).text();
    const others = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('.nav-tools + div li');
    if (others.length !== items.length) continue;
    for (const [at, item] of items.entries()) item.dataset.names = `${item.dataset.names ?? ''} ${getName(others[at])}`;
  }
}

/** An entry's label and marks. */
function getName(item: Element | undefined): string {
  const label = item?.querySelector('a, summary, .nav-heading');
  return [...(label?.childNodes ?? [])].map(({ textContent }) => textContent).join(' ');
}

function shown<T extends Element>(elements: Iterable<T>): T[] {
  return [...elements].filter((element) => !element.closest('[hidden]'));
}

/**
 * Hides entries that do not match; words found in a group's name need not match again in it. @returns Whether any is
 * left.
 */
function narrow(list: Element, words: readonly string[]): boolean {
  let isFound = false;
  for (const item of list.children) {
    if (!(item instanceof HTMLElement)) continue;
    const names = ` ${readFilterWords(`${getName(item)} ${item.dataset.names ?? ''}`, JOINTS).join(' ')}`;
    const rest = words.filter((word) => !names.includes(/^\w/.test(word) ? ` ${word}` : word));
    const children = item.querySelector('ul');
    item.hidden = children ? !narrow(children, rest) : rest.length > 0;
    isFound ||= !item.hidden;
  }
  return isFound;
}
