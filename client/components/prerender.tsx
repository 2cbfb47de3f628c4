import { css } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Prerender } from '../../site/protocol/prerender.ts';
import { DemoFilter } from './article/DemoFilter.tsx';
import { DemoTopics } from './article/DemoTopics.tsx';
import { TranslationChanges } from './article/TranslationChanges.tsx';
import { DIAGRAM_OF } from './diagrams/index.ts';
import { CheckForm } from './article/CheckForm.tsx';
import { DemoFigure } from './article/DemoFigure.tsx';
import { Gallery } from './article/Gallery.tsx';
import { Navigation } from './article/Navigation.tsx';
import { ThemeForm, ThemeReader } from './article/ThemeForm.tsx';
import { DemoProviders } from '../theme/DemoProviders.tsx';
import { createTranslate } from '../i18n/translate.ts';
import { ReferenceArticle } from './reference/ReferenceArticle.tsx';
import { createStyleCache } from '../theme/createStyleCache.ts';
import { INITIAL_THEME_STATE } from '../theme/themeReducer.ts';
import { COLORS, getAccent } from '../theme/tokens.ts';

export { tokensCss } from '../theme/pageTokens.ts';

export const lightColors: Prerender['lightColors'] = (product) => ({
  background: COLORS.background.light,
  text: COLORS.text.light,
  muted: COLORS.muted.light,
  accent: getAccent(product).light,
});

/** One cache for all demos, emptied before each: its compiled styles, which Emotion keeps elsewhere, stay. */
const cache = createStyleCache('ltr');
cache.compat = true;

export const renderDemo: Prerender['renderDemo'] = (Demo, options) => {
  Object.assign(cache, { inserted: {}, registered: {} });
  const { identifierPrefix, paletteMode, ...rest } = options;
  const rendered = renderToString(
    <DemoProviders cache={cache} state={{ ...INITIAL_THEME_STATE, paletteMode }} {...rest}>
      <Demo />
    </DemoProviders>,
    { identifierPrefix },
  );
  const { html, styles: gridStyles } = takeGridVariables(rendered);
  const { ids } = createEmotionServer(cache).extractCritical(html);
  const styles = Object.entries(cache.inserted)
    .filter(([id, css]) => typeof css === 'string' && css !== '' && ids.includes(id))
    .map(([id, css]): [string, string] => [`${cache.key}-${id}`, String(css)]);
  return { html, styles: [...styles, ...gridStyles] };
};

/**
 * The data grid renders a `<style>` with the variables of its theme: moves it to the other rules, so that it follows
 * the palette. Its name is a hash that depends on what the process hashed before (@mui/x-internals 8.29.3 reads past
 * the end of the text), so it is renamed after its content.
 */
function takeGridVariables(rendered: string): { html: string; styles: [string, string][] } {
  const styles = new Map<string, string>();
  const names = new Map<string, string>();
  const html = rendered.replace(
    /<style href="\/(MuiDataGridVariables-\w+)"[^>]*>(.*?)<\/style>/gs,
    (_, name: string, rules: string) => {
      const ownName = `MuiDataGridVariables-${css(rules.replaceAll(name, '')).name}`;
      names.set(name, ownName);
      styles.set(ownName, rules.replaceAll(name, ownName));
      return '';
    },
  );
  return { html: html.replace(/\bMuiDataGridVariables-\w+/g, (name) => names.get(name) ?? name), styles: [...styles] };
}

export const renderNavigation: Prerender['renderNavigation'] = (nodes, locale) =>
  renderToStaticMarkup(<Navigation nodes={nodes} t={createTranslate(locale)} />);

export const renderDemoFigure: Prerender['renderDemoFigure'] = (figure, locale) =>
  renderToStaticMarkup(<DemoFigure {...figure} t={createTranslate(locale)} />);

export const renderGallery: Prerender['renderGallery'] = (groups, locale) =>
  renderToStaticMarkup(<Gallery groups={groups} t={createTranslate(locale)} />);

export const renderDemoTopics: Prerender['renderDemoTopics'] = (topics, locale) =>
  renderToStaticMarkup(<DemoTopics topics={topics} t={createTranslate(locale)} />);

export const renderDemoFilter: Prerender['renderDemoFilter'] = (filter, locale) =>
  renderToStaticMarkup(<DemoFilter {...filter} t={createTranslate(locale)} />);

export const renderCheck: Prerender['renderCheck'] = (releases, locale) =>
  renderToStaticMarkup(<CheckForm releases={releases} t={createTranslate(locale)} />);

export const renderTheme: Prerender['renderTheme'] = (locale) =>
  renderToStaticMarkup(<ThemeForm t={createTranslate(locale)} />);

export const renderThemeReader: Prerender['renderThemeReader'] = (locale) =>
  renderToStaticMarkup(<ThemeReader t={createTranslate(locale)} />);

export const renderDiagram: Prerender['renderDiagram'] = (name, locale) => {
  const Diagram = DIAGRAM_OF[name];
  return renderToStaticMarkup(<Diagram locale={locale} />);
};

export const renderTranslationChanges: Prerender['renderTranslationChanges'] = (changes, locale) =>
  renderToStaticMarkup(<TranslationChanges changes={changes} t={createTranslate(locale)} />);

export const renderReference: Prerender['renderReference'] = (page, tools) =>
  renderToStaticMarkup(<ReferenceArticle page={page} tools={tools} t={createTranslate(tools.locale)} />);
