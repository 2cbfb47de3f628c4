import { childText, getChildren, parseXml } from '../xml.ts';
import { getText } from '../sites.ts';

/** A guide page with five live demos. */
export const GUIDE = '/x/react-tree-view/rich-tree-view/expansion/';

interface SitePage {
  path: string;
  /** Whether the sitemap lists a Chinese translation. */
  isTranslated: boolean;
}

/** The site's English pages from its sitemap. */
export async function readSitePages(): Promise<SitePage[]> {
  return getChildren(parseXml(await getText('/sitemap.xml')), 'url')
    .map((entry) => ({
      path: new URL(childText(entry, 'loc') ?? '').pathname,
      isTranslated: getChildren(entry, 'xhtml:link').some(({ attributes }) => attributes.hreflang === 'zh-CN'),
    }))
    .filter(({ path }) => !path.startsWith('/zh/'));
}

/** Paths of the English pages except the reference, whose pages share a few components. */
export async function readWrittenPages(): Promise<string[]> {
  return (await readSitePages()).map(({ path }) => path).filter((path) => !/^\/(?:x\/)?api\//.test(path));
}

/** One page of each kind, with the kind's name. */
export async function readPageKinds(): Promise<[kind: string, path: string][]> {
  const untranslated = (await readSitePages()).find(({ isTranslated }) => !isTranslated)?.path;
  return [
    ['an introduction', '/x/introduction/'],
    ['a guide', GUIDE],
    ['a translated page', `/zh${GUIDE}`],
    ...(untranslated ? [['an untranslated page', `/zh${untranslated}`] as [string, string]] : []),
    ['a component of the reference', '/x/api/tree-view/tree-item/'],
    ['an installation', '/x/introduction/installation/'],
    ['a planned page', '/x/react-charts/gantt/'],
    ['search results', '/x/search/?q=selection'],
    ['a missing page', '/x/react-tree-view/nothing/'],
  ];
}
