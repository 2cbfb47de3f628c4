import { DEMO_TAGS, type DemoIndex } from '../../../site/page/all-demos.ts';
import { need } from '../../../site/kit/need.ts';
import type { DescribedDemo } from './filter-demos.ts';

/** A demo on the page. */
export interface DemoCard extends DescribedDemo {
  element: HTMLElement;
}

/** Describes the cards of the page by the index, which has them in the same order. */
export function readCards(index: DemoIndex): DemoCard[] {
  const cards = [...document.querySelectorAll<HTMLElement>('.demo-topics li')];
  return cards.map((element, at) => {
    const [plan, tags, places, words] = need(index.demos, at);
    const components = places.map((place) => need(index.components, place));
    const topic = element.closest('section')?.querySelector('h3')?.textContent ?? '';
    const link = element.querySelector('a');
    return {
      element,
      plan,
      tags: new Set(DEMO_TAGS.filter((_, bit) => tags & (2 ** bit))),
      components,
      text: [link?.textContent, link?.hash, topic, words, ...components].join(' ').toLowerCase(),
    };
  });
}

/** Names the second link of each card after its demo, for lists of links. */
export function nameCodeLinks(text: string): void {
  for (const link of document.querySelectorAll('.demo-topics li > a + a')) {
    const title = link.previousElementSibling?.querySelector('span')?.firstChild?.textContent ?? '';
    link.ariaLabel = text.replace('{title}', title.trim());
  }
}

/** Takes pictures away that cannot be loaded: browsers draw a sign of their own for them, over that of the library. */
export function removeBrokenPictures(): void {
  const remove = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.closest('.demo-topics')) target.remove();
  };
  document.addEventListener('error', remove, { capture: true });
}

/** Shows some of the cards, and the topics and libraries that have any. */
export function showCards(cards: readonly DemoCard[], shown: ReadonlySet<DemoCard>): void {
  for (const card of cards) card.element.hidden = !shown.has(card);
  for (const part of document.querySelectorAll<HTMLElement>('.demo-topics section, .demo-topics')) {
    const list = [...part.querySelectorAll<HTMLElement>('li')];
    part.hidden = list.every(({ hidden }) => hidden);
  }
}
