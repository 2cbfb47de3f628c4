import { llmsPath, markdownPath } from '../../site/addresses.ts';
import { DEFAULT_LOCALE } from '../../site/locales.ts';
import { entryTitle, walkNavigation, type NavigationEntry } from '../../site/navigation.ts';
import { MARKDOWN_ORIGIN, skillsAssetName } from '../../site/page/page.ts';
import type { SkillAsset } from '../../site/page/skill.ts';
import { PRODUCTS, type Product } from '../../site/products.ts';
import { isGone } from '../../site/reference/changes.ts';
import type { ProductChanges, ProductReference, ReferencePackage } from '../../site/reference/model.ts';
import { EXAMPLES_VERSION } from '../../site/versions.ts';
import type { Content } from '../content/load-content.ts';
import type { LoadedReference } from '../reference/load-reference.ts';
import { changesKey, errorsKey } from '../../site/reference/keys.ts';
import type { ContentSink } from './content-sink.ts';

/** Largest skill in bytes, with some for an origin that is longer than its placeholder. */
export const MAX_SKILL_BYTES = 5900;

export interface SkillsInput {
  navigation: readonly NavigationEntry[];
  /** Keys of the pages that exist, guides and reference. */
  exists: (key: string) => boolean;
  products: readonly Pick<ProductReference, 'product' | 'packages'>[];
  changes: readonly ProductChanges[];
  /** English text of a guide. */
  readGuide: (key: string) => string;
}

const LOOK_UP = `Names of props, slots and classes differ between versions: look them up, do not rely on memory.

- With the MCP server ${MARKDOWN_ORIGIN}/mcp (streamable HTTP, no sign-in): \`search\`, then \`component_api\`, \`read_page\`, \`demo_source\`; \`find_error\` explains a message, \`check_code\` lists what another version changes in code.
- Without it, every page is Markdown. The paths below follow ${MARKDOWN_ORIGIN}.`;

interface SkillsSource extends Pick<SkillsInput, 'exists'> {
  content: Pick<Content, 'navigation' | 'pages'>;
  loaded: Pick<LoadedReference, 'products' | 'changes'>;
}

/** Writes the skills of the site. */
export function writeSkills(sink: ContentSink, { content, loaded, exists }: SkillsSource): Promise<void> {
  const readGuide = (key: string) => content.pages.get(key)?.sources[DEFAULT_LOCALE]?.body ?? '';
  return sink.add(skillsAssetName(), composeSkills({ ...content, ...loaded, exists, readGuide }));
}

/** The skills for coding assistants: one for each library with a reference, and one for upgrades. */
export function composeSkills(input: SkillsInput): SkillAsset[] {
  const libraries = PRODUCTS.flatMap((product) => {
    const packages = input.products.find((one) => one.product === product.id)?.packages ?? [];
    const [first] = packages;
    return first ? librarySkill(product, { ...input, packages, version: first.version }) : [];
  });
  return [...libraries, upgradeSkill(input)];
}

/** Input of the skill of one library. */
interface LibraryInput extends SkillsInput {
  packages: readonly ReferencePackage[];
  version: string;
}

function librarySkill(product: Product, { navigation, exists, changes, packages, version }: LibraryInput): SkillAsset {
  const { id, name, tagline, start, apiFolder } = product;
  const guides = [...walkNavigation(navigation)].filter(
    ({ pathname }) => (pathname === start || pathname.startsWith(`${start}/`)) && exists(pathname),
  );
  const change = changes.find((one) => one.product === id);
  const head = `# ${name} of MUI X ${version}

${tagline}.

## Packages

${packages.map(writePackage).join('\n')}

Each contains the one before it. Install the first that has what you need, and import everything from it.

## Look up

${LOOK_UP}
- All pages, with what each is about: ${llmsPath(DEFAULT_LOCALE, product)}
- A component or interface: /x/api/${apiFolder}/<name-in-kebab-case>.md
${exists(errorsKey(product)) ? `- Errors and warnings: ${markdownPath(errorsKey(product))}\n` : ''}
## Guides

${guides.map((entry) => `- ${entryTitle(entry)}: ${markdownPath(entry.pathname)}`).join('\n')}
`;
  const tail = change
    ? `\n## Gone since ${change.from}\n\nNot in ${change.to}; all changes: ${markdownPath(changesKey(product))}\n`
    : '';
  return writeSkill({
    name: `mui-x-${apiFolder}`,
    description: `Write and change React code with the ${name} of MUI X ${version} (${packages.map((one) => one.name).join(', ')}). Use it when code imports one of these packages, or when a task asks for: ${tagline.charAt(0).toLowerCase()}${tagline.slice(1)}.`,
    version,
    text: head + tail,
    names: change ? [change] : [],
  });
}

/** The guides from each older version (`/x/migration/migration-data-grid-v7`), with their codemods. */
function upgradeSkill({ navigation, exists, changes, readGuide }: SkillsInput): SkillAsset {
  const entries = [...walkNavigation(navigation)].filter(
    ({ pathname }) => pathname.startsWith('/x/migration/') && exists(pathname),
  );
  const keys = [...new Set(entries.map(({ pathname }) => pathname))];
  const codemods = keys.flatMap((key) => /^npx @mui\/x-codemod\S* \S+preset-safe .*$/m.exec(readGuide(key)) ?? []);
  const lists = PRODUCTS.filter((product) => exists(changesKey(product)));
  const text = `# Upgrade to MUI X ${EXAMPLES_VERSION}

1. Find the installed version of each \`@mui/x-*\` package, and read the guide from that version. Go one major version at a time.
2. Commit, install the next major version, and run its codemods on the source folder:
${codemods.map((line) => `   - \`${line}\``).join('\n')}
3. Run the type check. Look up each name that it reports in the list of changes, then in the reference.
4. What no type check finds: selectors in CSS and tests, theme keys, texts, changed defaults and behaviour. The guides name them.
5. Run the tests. Say what was changed, and what could not be checked.

## Look up

${LOOK_UP}
- The prompt \`upgrade_file\` of the MCP server begins with a file.

## Guides

${keys.map((key) => `- ${markdownPath(key)}`).join('\n')}

## All changes by library

${lists.map((product) => `- ${product.name}: ${markdownPath(changesKey(product))}`).join('\n')}
${changes.length > 0 ? '\n## Gone since the major version before\n\n' : ''}`;
  return writeSkill({
    name: 'mui-x-upgrade',
    description: `Upgrade React code to MUI X ${EXAMPLES_VERSION}: codemods, what is gone or renamed, and where each guide is. Use it when packages named @mui/x-* go to another major version, or when code still has names of an older one.`,
    version: EXAMPLES_VERSION,
    text,
    names: changes,
  });
}

interface SkillParts extends Pick<SkillAsset, 'name' | 'description' | 'text'> {
  version: string;
  /** What ends the skill: names that are gone, as many as fit. */
  names: readonly ProductChanges[];
}

function writeSkill({ name, description, version, text, names }: SkillParts): SkillAsset {
  const head = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\nmetadata:\n  version: ${JSON.stringify(version)}\n---\n\n`;
  const begun = head + text;
  const room = (MAX_SKILL_BYTES - Buffer.byteLength(begun)) / Math.max(1, names.length);
  const lists = names.map((changes) => listGone(changes, Math.floor(room)));
  return { name, description, text: `${begun}${lists.join('')}` };
}

/** Names of types that go with a component: whoever uses them sees the component's name, too. */
const COMPANION = /(?:Props|Slots?|Class(?:es|Key)|Overrides|Params|Parameters|Response)$/;

/** The names that are gone, those that code is likelier to have first, in at most so many bytes. */
function listGone(changes: ProductChanges, room: number): string {
  const words = [...goneNames(changes, (name) => !COMPANION.test(name)), ...goneProps(changes)].concat(
    goneNames(changes, (name) => COMPANION.test(name)),
  );
  const write = (count: number) => {
    const more = words.length - count;
    return `- ${changes.product}: ${words.slice(0, count).join(', ')}${more > 0 ? ` and ${more} more` : ''}\n`;
  };
  const fits = (count: number) => Buffer.byteLength(write(count)) <= room;
  const count = fits(words.length) ? words.length : words.findIndex((_, at) => !fits(at + 1));
  return count > 0 ? write(count) : '';
}

function goneNames({ entries, exports }: ProductChanges, isWanted: (name: string) => boolean): string[] {
  const gone = [...entries, ...exports].flatMap(({ name, kind, to }) =>
    kind !== undefined && isGone({ kind }) && isWanted(name) ? { name, to } : [],
  );
  return gone.map(({ name, to }) => writeGone(name, to));
}

/** Props that are gone, each with the first component that had it. */
function goneProps({ entries }: ProductChanges): string[] {
  const byProp = new Map<string, string>();
  for (const { name: entry, changes } of entries) {
    for (const change of changes) {
      if (change.part !== 'prop' || !isGone(change) || byProp.has(change.name)) continue;
      byProp.set(change.name, writeGone(`${entry}.${change.name}`, change.to));
    }
  }
  return [...byProp.values()];
}

function writeGone(name: string, to: string | undefined): string {
  return to === undefined ? `\`${name}\`` : `\`${name}\` → \`${to}\``;
}

function writePackage({ name, version, plan }: ReferencePackage): string {
  const major = version.split('.')[0] ?? '';
  const terms = plan === null ? 'MIT' : `${plan} plan, needs a license key`;
  return `- \`npm install ${name}@${major}\` (${terms})`;
}
