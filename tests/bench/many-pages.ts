import type { NavigationEntry } from '../../site/navigation.ts';
import { EMPTY_SITE, writeFiles } from '../support/builds.ts';

/** Pages per folder. */
const FOLDER_SIZE = 50;

/** Groups per section of the navigation, so that the largest site has as many sections as groups in each. */
const SECTION_SIZE = 14;

const SENTENCES = [
  'A ferry that leaves late keeps its berth until the harbour office gives it another.',
  'The list of berths is read once an hour, and a change is shown within a minute.',
  'Goods that need cooling stand nearest to the crane, where power is at hand.',
  'Each crate has a number, a sender, and the day on which it has to be gone.',
  'Two cranes may work on one ship when the wind stays below eight metres a second.',
  'Pilots come on board at the outer buoy and leave at the quay.',
];

/**
 * Writes a site with many guides of one product, of typical length: five sections with paragraphs, a list, a table and
 * a fence, and links to neighbouring pages.
 *
 * @param count Total number of pages.
 * @param sectionSize Groups per section of the navigation.
 */
export async function writeManyPages(folder: string, count: number, sectionSize = SECTION_SIZE): Promise<void> {
  const keys = Array.from({ length: count }, (_, at) => getKey(at));
  const sources = keys.map((key, at) => [`${key.slice('/x/'.length)}/index.md`, pageText(at, keys)] as const);
  const pages = keys.map((pathname) => ({ pathname }));
  const sections = gather('Section', sectionSize, gather('Group', FOLDER_SIZE, pages));
  const navigation = [{ pathname: '/x/react-data-grid-group', title: 'Data Grid', children: sections }];
  await writeFiles(folder, {
    ...EMPTY_SITE,
    'navigation.ts': `export const navigation = ${JSON.stringify(navigation)};\nexport const unlisted = [];\n`,
    ...Object.fromEntries(sources),
  });
}

/** Splits entries into groups of a size, named by number: 'Section 3'. */
function gather(name: string, size: number, entries: readonly NavigationEntry[]): NavigationEntry[] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, at) => ({
    pathname: `/x/react-data-grid/${name.toLowerCase()}-${at}-pages`,
    title: `${name} ${at}`,
    children: entries.slice(at * size, (at + 1) * size),
  }));
}

/** Pathname of the page with a number. */
export function getKey(at: number): string {
  return `/x/react-data-grid/group-${Math.floor(at / FOLDER_SIZE)}/page-${at}`;
}

function pageText(at: number, keys: readonly string[]): string {
  const pick = (offset: number) => SENTENCES[(at * 7 + offset) % SENTENCES.length] ?? '';
  const sections = Array.from({ length: 5 }, (_, section) => {
    const link = keys[(at + section + 1) % keys.length] ?? '';
    return [
      `## Part ${section + 1} of page ${at}`,
      `${pick(section)} ${pick(section + 1)} See [the page after](${link}/).`,
      `- ${pick(section + 2)}\n- ${pick(section + 3)}`,
      `| berth | ships |\n|---|---|\n| ${at % 40} | ${(at * section) % 9} |`,
      `\`\`\`tsx\nexport const berth = { number: ${at}, ships: ${section} };\n\`\`\``,
    ].join('\n\n');
  });
  return `---\ntitle: Page ${at}\ndescription: What the harbour does with berth ${at}.\n---\n\n${pick(0)} ${pick(1)}\n\n${sections.join('\n\n')}\n`;
}
