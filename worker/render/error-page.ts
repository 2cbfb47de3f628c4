import { html } from 'hono/html';
import { START_KEY, pagePath } from '../../site/addresses.ts';
import type { Locale } from '../../site/locales.ts';
import { LOCALE_NAMES } from '../../site/locales.ts';

export interface ErrorPageText {
  locale: Locale;
  title: string;
  text: string;
  /** Shown for the reader to report. */
  requestId?: { label: string; value: string };
}

/** The page for errors. Self-contained: no build files, no content, no React, because any of them may have failed. */
export function errorPage({ locale, title, text, requestId }: ErrorPageText) {
  const id = requestId ? html`<p>${requestId.label}: <code>${requestId.value}</code></p>` : '';
  return html`<!doctype html>
    <html lang="${LOCALE_NAMES[locale].tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          body {
            font:
              16px/1.65 system-ui,
              sans-serif;
            max-width: 34rem;
            margin: 20vh auto;
            padding: 0 24px;
            overflow-wrap: anywhere;
            color: light-dark(#1b2029, #e8ebf1);
            background: light-dark(#fff, #0f1218);
          }
          h1 {
            font-size: 28px;
            line-height: 1.2;
          }
          a {
            color: light-dark(#0a5bc4, #7fb1ff);
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          ${id}
          <p><a href="${pagePath(START_KEY, locale)}">MUI X Docs</a></p>
        </main>
      </body>
    </html>`;
}
