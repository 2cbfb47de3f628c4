import { kebabCase } from '../../../../site/kit/kebab-case.ts';
import type { Part, Snippet } from '../../../../site/reference/parts.ts';

/** A part that the reader has kept. */
export interface KeptElement {
  element: Element;
  /** Of all elements that count as the part. */
  selector: string;
  part: Part;
}

/** What the reader tries, in a style sheet of its own. */
export interface Trial {
  /** Shows a snippet in the component; none takes the last one back. */
  show: (kept: KeptElement | null, kind: Snippet['kind'] | null) => void;
  remove: () => void;
}

export function createTrial(demo: HTMLElement): Trial {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const stage = `#${CSS.escape(demo.id)} .demo-root`;
  return {
    show: (kept, kind) => {
      if (!kept || !kind) return sheet.replaceSync('');
      const { element, selector, part } = kept;
      // The `sx` of a component reaches nothing outside of it.
      const roots = kind === 'sx' && part.host ? [stage] : [stage, 'body > [class*="Mui"]'];
      const rules = Object.entries(chooseSampleStyle(element))
        .map(([name, value]) => `${kebabCase(name)}: ${value} !important;`)
        .join('');
      sheet.replaceSync(roots.map((root) => `${root} ${selector}, ${root}${selector} { ${rules} }`).join('\n'));
    },
    remove: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}

/** A style that shows on an element: what fills it, or the line that it is. */
export function chooseSampleStyle(element: Element): Record<string, string> {
  if (!(element instanceof SVGElement) || element instanceof SVGSVGElement) return { backgroundColor: 'crimson' };
  return element instanceof SVGLineElement || getComputedStyle(element).fill === 'none'
    ? { stroke: 'crimson' }
    : { fill: 'crimson' };
}
