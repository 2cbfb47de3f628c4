import type { Page } from '@playwright/test';

/** What is wrong with names on a page of the reference, first with its types closed, then with all open. */
export async function badNames(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const isOpen of [false, true]) {
    await page
      .locator('.ref details.type')
      .evaluateAll((types, open) => types.forEach((type) => type.toggleAttribute('open', open)), isOpen);
    const types = isOpen ? 'open' : 'closed';
    found.push(...(await brokenWords(page)).map((word) => `types ${types}: ${word} is broken`));
    found.push(...(await overflowingRows(page)).map((id) => `types ${types}: ${id} overflows`));
  }
  return found;
}

/** Visible words of names, types, defaults and the navigation that go over two lines. A text node ends at `<wbr>`. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names =
      '.ref th a, .ref td:not(:last-child) code:not(p code), #navigation :is(a, summary) > span:first-child';
    const broken: string[] = [];
    const range = document.createRange();
    for (const part of document.querySelectorAll(names)) {
      if (!part.checkVisibility()) continue;
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\w+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** Rows with a name that is wider than its column. */
function overflowingRows(page: Page): Promise<string[]> {
  return page
    .locator('.ref tbody tr')
    .evaluateAll((rows) => rows.flatMap((row) => (row.scrollWidth > row.clientWidth + 1 ? [row.id] : [])));
}
