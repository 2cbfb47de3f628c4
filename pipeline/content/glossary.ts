import { DEFAULT_LOCALE, byLocale, type Locale } from '../../site/locales.ts';
import type { PageFolder } from './load-content.ts';
import type { GlossaryTerm } from './markdown/environment.ts';
import { toSlug } from './markdown/plugins/headings.ts';

/** Key of the page whose level 3 headings are the terms, below a level 2 heading for each library. */
const GLOSSARY = '/x/common-concepts/glossary';

/** Comments below a heading: further forms of its term, and phrases that contain a form but mean something else. */
const FORMS = /^<!-- forms: (.+) -->$/m;
const EXCEPT = /^<!-- except: (.+) -->$/m;

/** A link to a guide: its address, without anchor. */
const GUIDE = /\]\((\/x\/[^)#]+)\/(?:#[^)]*)?\)/;

interface Entry {
  href: string;
  forms: string[];
  except: string[];
  /** Key of the page that explains the term. */
  guide: string | undefined;
  /** Begin of the keys of pages that use the term in this sense. */
  scope: string;
}

/** @returns The terms of the glossary in each language; none without the page. */
export function readGlossary(pages: ReadonlyMap<string, PageFolder>): Record<Locale, readonly Entry[]> {
  const sources = pages.get(GLOSSARY)?.sources;
  const english = readSections(sources?.[DEFAULT_LOCALE]?.body ?? '');
  return byLocale((locale) => {
    const sections = readSections(sources?.[locale]?.body ?? '');
    return english.flatMap(({ title, scope }, index) => {
      const section = sections[index];
      if (!section) return [];
      const listed = (comment: RegExp) => comment.exec(section.text)?.[1]?.split(', ') ?? [];
      return {
        href: `${GLOSSARY}/#${toSlug(title)}`,
        forms: [...toForms(section.title, locale), ...listed(FORMS)],
        except: listed(EXCEPT),
        guide: GUIDE.exec(section.text)?.[1],
        scope,
      };
    });
  });
}

/** The terms that a page may link: those of its library and of all. A page does not link what it explains itself. */
export function selectTerms(glossary: readonly Entry[], key: string): GlossaryTerm[] {
  if (key === GLOSSARY) return [];
  return glossary
    .filter(({ scope }) => key.startsWith(scope))
    .flatMap(({ href, forms, except, guide }) => [
      { href: guide === key ? null : href, forms },
      { href: null, forms: except },
    ]);
}

interface Section {
  title: string;
  text: string;
  scope: string;
}

function readSections(body: string): Section[] {
  return body.split(/^## /m).flatMap((part) => {
    const sections = part.split(/^### /m).slice(1);
    const folders = new Set(sections.map((section) => GUIDE.exec(section)?.[1]?.split('/')[2]));
    const [folder] = folders;
    const scope = folders.size === 1 && folder !== undefined ? `/x/${folder}/` : '/x/';
    return sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title, text: lines.join('\n'), scope };
    });
  });
}

/** A Chinese title may have the English word in parentheses. An English one gets its plural. */
function toForms(title: string, locale: Locale): string[] {
  const name = title.replace(/ \(.+\)$/, '');
  return locale === DEFAULT_LOCALE ? [name, `${name}s`] : [name];
}
