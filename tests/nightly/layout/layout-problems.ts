import type { Page } from '@playwright/test';

/**
 * Window widths in CSS pixels, and those where a layout is narrowest, where text would be cut first. At the very narrowest,
 * the last, everything is unfolded.
 */
const WIDTHS = [1280, 768, 390, 320];
const NARROWEST = [320, 768];

/** Minimum touch target in CSS pixels. */
const TOUCH_TARGET = 44;

/** What the functions below add to a page's window. */
interface LayoutWindow {
  readPage: (path: string) => Promise<HTMLElement>;
  problemsAt: (document: Document, isNarrow: boolean, isNarrowest: boolean) => string[];
}

type PageWindow = Window & typeof globalThis & LayoutWindow;

/**
 * Problems of pages, each kind with the first page that has it. Pages are laid out at each width in a single iframe,
 * without scripts, while the next ones are being fetched.
 */
export async function getLayoutProblems(page: Page, paths: readonly string[]): Promise<string[]> {
  await page.evaluate(addReadPage);
  await page.evaluate(addProblemsAt, TOUCH_TARGET);
  return page.evaluate(layOut, { paths, widths: WIDTHS, narrowest: NARROWEST });
}

/** Adds `readPage`. Runs in the page, so it is self-contained. */
function addReadPage(): void {
  const sheets = new Map<string, Promise<string>>();
  const getText = async (address: string) => (await fetch(address)).text();
  const getSheet = (address: string) => {
    const sheet = sheets.get(address) ?? getText(address);
    sheets.set(address, sheet);
    return sheet;
  };
  /**
   * A page without scripts, with inlined styles and with empty stages, since those scroll. Rows with
   * `content-visibility` are laid out too.
   */
  const read = async (path: string): Promise<HTMLElement> => {
    const parsed = new DOMParser().parseFromString(await getText(path), 'text/html');
    for (const part of parsed.querySelectorAll('script, style, link:not([rel=stylesheet])')) part.remove();
    for (const part of parsed.querySelectorAll('.demo-root, .whole')) part.replaceChildren();
    for (const code of parsed.querySelectorAll('pre > code')) code.textContent = `${code.textContent}`;
    for (const link of parsed.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      const style = parsed.createElement('style');
      style.textContent = await getSheet(link.getAttribute('href') ?? '');
      link.replaceWith(style);
    }
    const style = parsed.createElement('style');
    style.textContent = '* { content-visibility: visible !important }';
    parsed.head.append(style);
    return parsed.documentElement;
  };
  (window as PageWindow).readPage = read;
}

/** Adds `problemsAt`. Runs in the page, so it is self-contained. */
function addProblemsAt(target: number): void {
  const getName = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`;

  /** Elements that overflow the window. */
  const wide = (document: Document): string[] => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reaching = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`is ${scrollWidth} px wide: ${reaching.slice(-3).map(getName).join(', ')}`];
  };

  /** Opens what readers can: contents, menus, groups of the navigation, sources and types. */
  const unfold = (document: Document) => {
    for (const fold of document.querySelectorAll('details')) {
      // Folds of one name close each other.
      fold.removeAttribute('name');
      fold.open = true;
    }
  };

  /** Text clipped at its end without an ellipsis or a way to scroll. */
  const cut = (document: Document): string[] =>
    [...document.body.querySelectorAll<HTMLElement>('.bar *, main :not(pre *), #navigation')].flatMap((element) => {
      if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth <= 1) return [];
      const { overflowX, textOverflow } = getComputedStyle(element);
      return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' ? [`cuts ${getName(element)}`] : [];
    });

  /** Chinese texts in tables that are broken into lines of one or two characters. */
  const broken = (document: Document): string[] =>
    [...document.querySelectorAll(':lang(zh) .table :is(td, th):not(:has(code, kbd))')].flatMap((cell) => {
      const text = (cell.textContent ?? '').trim();
      const range = document.createRange();
      range.selectNodeContents(cell);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return /\p{sc=Han}/u.test(text) && lines > 1 && text.length / lines <= 2 ? [`breaks ${getName(cell)}`] : [];
    });

  /** Touch target of an element: its own size, or that of its enlarging `::after`. */
  const getTarget = (element: HTMLElement): [width: number, height: number] => {
    const { width, height } = element.getBoundingClientRect();
    const behind = element.ownerDocument.defaultView?.getComputedStyle(element, '::after');
    if (behind?.position !== 'absolute') return [width, height];
    return [Math.max(width, parseFloat(behind.width)), Math.max(height, parseFloat(behind.height))];
  };

  /** Whether an element is the label of a control beside it, which is a target itself. */
  const isCaption = (element: HTMLElement) => {
    const { control } = element as Partial<HTMLLabelElement>;
    return (
      !!control?.checkVisibility() && !element.contains(control) && Math.min(...getTarget(control)) >= target - 0.5
    );
  };

  /**
   * Touch targets that are too small. Links within a sentence may be as high as a line; hidden inputs have a label.
   */
  const small = (document: Document): string[] =>
    [...document.body.querySelectorAll<HTMLElement>('a, button, summary, input:not([id]), select, label')].flatMap(
      (element) => {
        const [width, height] = getTarget(element);
        if (Math.min(width, height) >= target - 0.5 || width <= 1 || !element.checkVisibility()) return [];
        if (element.closest('.skip') || getComputedStyle(element).display === 'inline' || isCaption(element)) return [];
        return [`has a target of ${width} × ${height}: ${getName(element)}`];
      },
    );

  (window as PageWindow).problemsAt = (document, isNarrow, isNarrowest) => {
    if (isNarrowest) unfold(document);
    const found = wide(document);
    if (isNarrow) found.push(...cut(document), ...broken(document));
    if (isNarrowest) found.push(...small(document));
    return found;
  };
}

interface Measure {
  paths: readonly string[];
  widths: number[];
  narrowest: number[];
}

/** Lays pages out, and collects their problems. Runs in the page, so it is self-contained. */
async function layOut({ paths, widths, narrowest }: Measure): Promise<string[]> {
  const { readPage, problemsAt } = window as PageWindow;
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: absolute; inset: 0 auto auto 0; height: 800px; border: 0';
  frame.srcdoc = '<!doctype html>';
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const shown = frame.contentDocument;
  if (!shown) throw new Error('The frame has no document.');

  const problems = new Map<string, string>();
  const waiting = [...paths];
  const coming = waiting.splice(0, 4).map(readPage);
  for (const path of paths) {
    const next = waiting.shift();
    if (next !== undefined) coming.push(readPage(next));
    const root = await coming.shift();
    if (root) shown.replaceChild(shown.adoptNode(root), shown.documentElement);
    for (const width of widths) {
      frame.style.width = `${width}px`;
      const found = problemsAt(shown, narrowest.includes(width), width === narrowest[0]);
      for (const problem of found) problems.set(problem, problems.get(problem) ?? `${path} at ${width} px ${problem}`);
    }
  }
  return [...problems.values()];
}
