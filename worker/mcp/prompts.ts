import {
  ErrorCode,
  McpError,
  type GetPromptResult,
  type ListPromptsResult,
  type Prompt,
} from '@modelcontextprotocol/sdk/types.js';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { pagePath } from '../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../site/locales.ts';
import { EXAMPLES_VERSION } from '../../site/versions.ts';
import { FIELDS, ToolError, type ToolContext } from './tool.ts';
import { describeErrors, MESSAGE_FIELD } from './tools/find-error.ts';

/** Longest file to take, in characters: a message may have 32 KB. */
const MAX_FILE = 24_000;

/** Page keys of the guides from one major version to the next. */
const MIGRATION = /^\/x\/migration\/.*-v(\d+)$/;

/** A prompt: its declaration, and what makes its text. */
interface PromptMaker {
  declaration: Prompt;
  /** @throws ValiError for invalid arguments. */
  make: (args: unknown, context: ToolContext) => Promise<string>;
}

/** Declares a prompt. Its arguments are validated before `write`. */
function definePrompt<Fields extends v.ObjectEntries>(
  { fields, ...rest }: { name: string; title: string; description: string; fields: Fields },
  write: (args: v.InferOutput<v.ObjectSchema<Fields, undefined>>, context: ToolContext) => string | Promise<string>,
): PromptMaker {
  const schema = v.object(fields);
  const { properties = {}, required = [] } = toJsonSchema(schema, { typeMode: 'input', ignoreActions: ['trim'] });
  const args = Object.entries(properties).map(([name, property]) => ({
    name,
    ...(typeof property === 'object' && { description: property.description }),
    required: required.includes(name),
  }));
  return {
    declaration: { ...rest, arguments: args },
    make: async (written, context) => write(v.parse(schema, written), context),
  };
}

const upgradeFile = definePrompt(
  {
    name: 'upgrade_file',
    title: 'Upgrade this file',
    description: `Changes a file that was written for an older major version so that it works with MUI X ${EXAMPLES_VERSION}.`,
    fields: {
      file: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_FILE), v.description('The source code of the file.')),
      from: v.optional(
        v.pipe(v.string(), v.regex(/^\d$/), v.description('The major version that it was written for: 7 if left out.')),
        '7',
      ),
    },
  },
  async ({ file, from }, { content, origin, language }) => {
    const pages = await content.pages(language);
    const guides = pages.filter(({ key }) => Number(MIGRATION.exec(key)?.[1]) >= Number(from));
    const list = guides.map(({ key, title }) => `- [${title}](${origin}${pagePath(key, language)})`);
    return `Upgrade the file below from version ${from} to MUI X ${EXAMPLES_VERSION}.

1. Check the file for version ${EXAMPLES_VERSION.split('.')[0]} ("check_code" with from "${from}"), which names most lines to change. Then read the guides to the libraries that it imports from ("read_page"), oldest version first:
${list.join('\n')}
2. Look up each component, prop, slot, class and hook of these libraries that it uses ("component_api", "search"). Do not rely on memory: names differ between versions.
3. Change what is gone, renamed, deprecated or of another type, and nothing else.
4. Answer with the whole file, then with a list of the changes, each with the page that says so, and with what you could not find.

${fence(file, 'tsx')}`;
  },
);

const buildForm = definePrompt(
  {
    name: 'build_form',
    title: 'Build a form',
    description: `Builds a form with React, Material UI and the components of MUI X ${EXAMPLES_VERSION}, from a list of what it asks for.`,
    fields: {
      fields: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(),
        v.maxLength(2000),
        v.description('What the form asks for: a name, a date of arrival, a tree of topics to choose from.'),
      ),
      styling: FIELDS.styling,
    },
  },
  ({ fields, styling }) => `Build a form with React, Material UI and MUI X ${EXAMPLES_VERSION} that asks for:

${fields}

1. Find the component for each field: those of MUI X for dates, times, ranges, tables, trees and charts ("search"), else those of Material UI.
2. Read the API of each component of MUI X ("component_api"), and a demo that comes near ("demo_source" with styling "${styling}"). Do not rely on memory: names differ between versions.
3. Write one TypeScript file. Give each field a label, say what is wrong in words beside the field, and keep the form usable by keyboard.
4. Name the packages to install, with their major version, and the pages that you followed.`,
);

const explainMessage = definePrompt(
  {
    name: 'explain_message',
    title: 'Explain this message',
    description: 'Explains an error or a warning of MUI X: what causes it, and what to do about it.',
    fields: { message: MESSAGE_FIELD },
  },
  async ({ message }, context) => {
    const known = await describeErrors({ message }, context).catch((error: unknown) => {
      if (error instanceof ToolError) return error.message;
      throw error;
    });
    return `Explain this message of MUI X ${EXAMPLES_VERSION}: what causes it, where to look in the code, and what to change. Follow what the documentation says of it; where that is nothing, say so.

${fence(message, 'text')}

The documentation says:

${known}`;
  },
);

const PROMPTS: readonly PromptMaker[] = [upgradeFile, buildForm, explainMessage];

export function listPrompts(): ListPromptsResult {
  return { prompts: PROMPTS.map(({ declaration }) => declaration) };
}

/** @throws McpError for an unknown prompt, ValiError for invalid arguments. */
export async function getPrompt(name: string, args: unknown, context: ToolContext): Promise<GetPromptResult> {
  const prompt = PROMPTS.find(({ declaration }) => declaration.name === name);
  if (!prompt) throw new McpError(ErrorCode.InvalidParams, `Unknown prompt: ${name}`);
  const text = await prompt.make(args ?? {}, context);
  const { language } = context;
  const wish = language === DEFAULT_LOCALE ? '' : `\n\nAnswer in this language: ${LOCALE_NAMES[language].name}.`;
  const { description } = prompt.declaration;
  return { description, messages: [{ role: 'user', content: { type: 'text', text: text + wish } }] };
}

/** A fence that is longer than any in the text. */
function fence(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${text.trimEnd()}\n${ticks}`;
}
