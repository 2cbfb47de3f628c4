import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import xmlserializer from 'xmlserializer';
import { escapeHtml } from '../../../site/kit/escape-html.ts';
import type { ProductId } from '../../../site/products.ts';
import { usedRules } from '../../demos/css/used-rules.ts';
import type { DemoRender } from '../../demos/render-demo.ts';
import { defineStep, asIs } from '../../cache/step.ts';

/** Canvas size in CSS pixels: demos are laid out as on a small screen. */
export const THUMBNAIL = { width: 400, height: 250 };

export interface ThumbnailInput {
  /** A demo's server HTML with its rules, in both palettes. */
  picture: Pick<DemoRender, 'html' | 'styles'>;
  product: ProductId | null;
  /** The design tokens as CSS. */
  tokens: string;
  /** The rules for stages and sleeping demos. */
  stageCss: string;
}

/**
 * Renders a demo as an SVG file: its server HTML in a `foreignObject`, with the rules it needs. Browsers draw it like
 * any image, without scripts, and pass it the page's `color-scheme`, so one file serves both palettes.
 */
export const thumbnailStep = defineStep({
  name: 'thumbnails',
  code: import.meta.url,
  keep: 'disk',
  inThread: true,
  inputs: { picture: asIs, product: asIs, tokens: asIs, stageCss: asIs },
  make: drawThumbnail,
});

function drawThumbnail({ picture, product, tokens, stageCss }: ThumbnailInput): string {
  const { width, height } = THUMBNAIL;
  // A thumbnail shows the whole chart, even if its texts are too small to read.
  const html = picture.html.replaceAll(' preserveAspectRatio="xMinYMid slice"', '');
  const rules = usedRules(new Map(picture.styles), [html]);
  const css = [tokens, FRAME_CSS, stageCss, rules].join('\n');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${product ? ` data-product="${product}"` : ''}>` +
    `<style>${escapeHtml(css)}</style><foreignObject width="${width}" height="${height}">` +
    // Rules for one direction of text name it (`logical.ts`).
    bodyAsXml(`<div class="demo-stage" dir="ltr"><div class="demo-root" data-picture>${html}</div></div>`) +
    '</foreignObject></svg>'
  );
}

/** Replaces the page's own styles around a stage. */
const FRAME_CSS = `:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body {
  height: 100%;
  margin: 0;
  overflow: hidden;
  background: var(--surface);
  color: var(--text);
  font-family: system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
.demo-stage { --unit: 8px; --stage: 0px; min-height: 100% !important; align-content: center; overflow: hidden !important; }
/* An image runs no scripts, and a stage that would scroll without scripts cannot. */
.demo-root svg[data-picture] { min-width: 0; }
/* Lines in the places of rows that a grid loads: the live grid has such a skeleton, too, once it has been measured. */
.MuiDataGrid-main--hiddenContent:has(.MuiDataGrid-skeletonLoadingOverlay)::after {
  position: absolute;
  inset: 60px 10px 0;
  background: repeating-linear-gradient(transparent 0 20px, var(--line) 20px 32px, transparent 32px 52px);
  mask: repeating-linear-gradient(90deg, #000 0 84px, transparent 84px 100px);
  content: '';
}`;

/** Serializes HTML as XHTML, in its own body. */
function bodyAsXml(html: string): string {
  const document = parse(`<!doctype html>${html}`);
  const root = document.childNodes.find((node) => node.nodeName === 'html') as DefaultTreeAdapterTypes.Element;
  const body = root.childNodes.find((node) => node.nodeName === 'body');
  if (!body) throw new Error('parse5 gives every document a body.');
  return xmlserializer.serializeToString(body);
}
