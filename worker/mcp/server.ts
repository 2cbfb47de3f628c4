import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import type {
  JsonSchemaType,
  JsonSchemaValidator,
  jsonSchemaValidator,
} from '@modelcontextprotocol/sdk/validation/types.js';
import { isValiError, summarize } from 'valibot';
import { SERVER_NAME } from '../../site/config/assistants.ts';
import { PRODUCTS } from '../../site/products.ts';
import { EXAMPLES_VERSION } from '../../site/versions.ts';
import { getPrompt, listPrompts } from './prompts.ts';
import { listResourceTemplates, listResources, readResource } from './resources.ts';
import { ANNOTATIONS, ToolError, type Tool, type ToolContext } from './tool.ts';
import { checkCodeTool } from './tools/check-code.ts';
import { componentApiTool } from './tools/component-api.ts';
import { demoSourceTool } from './tools/demo-source.ts';
import { findErrorTool } from './tools/find-error.ts';
import { listPagesTool } from './tools/list-pages.ts';
import { readPageTool } from './tools/read-page.ts';
import { searchTool } from './tools/search.ts';

const TOOLS: readonly Tool[] = [
  searchTool,
  readPageTool,
  listPagesTool,
  componentApiTool,
  demoSourceTool,
  findErrorTool,
  checkCodeTool,
];

export const SERVER_TITLE = 'MUI X Docs';

const LIBRARIES = new Intl.ListFormat('en-GB').format(PRODUCTS.map(({ name }) => name));

const INSTRUCTIONS = `Documentation of MUI X ${EXAMPLES_VERSION}: ${LIBRARIES} for React. Begin with "search". Read what it finds: a page with "read_page", a component, prop, slot or class with "component_api", a demo with "demo_source". What an error or a warning means says "find_error"; what another version changes in code says "check_code".`;

/** Last part of each tool's answer: models read the text of an answer, and not what the server says of itself. */
const VERSION_NOTE = { type: 'text' as const, text: `[Of MUI X ${EXAMPLES_VERSION}]` };

/** The SDK needs a validator for clients' answers, but this server asks clients nothing. */
const NO_VALIDATION: jsonSchemaValidator = {
  getValidator: <T>(schema: JsonSchemaType): JsonSchemaValidator<T> => {
    throw new Error(`This server validates nothing by a schema: ${JSON.stringify(schema).slice(0, 200)}`);
  },
};

/**
 * Answers one protocol message over streamable HTTP. There are no sessions: each message gets its own server.
 *
 * @param message The parsed request body.
 * @param report Called with internal errors.
 */
export async function answerMcp(
  request: Request,
  message: unknown,
  context: ToolContext,
  report: Report,
): Promise<Response> {
  const server = new Server(
    { name: SERVER_NAME, title: SERVER_TITLE, version: EXAMPLES_VERSION },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: INSTRUCTIONS,
      jsonSchemaValidator: NO_VALIDATION,
    },
  );
  offerTools(server, context, report);
  offerResources(server, context, report);
  offerPrompts(server, context, report);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const response = await transport.handleRequest(request, { parsedBody: message });
  await server.close();
  return response;
}

type Report = (error: Error) => void;

function offerTools(server: Server, context: ToolContext, report: Report): void {
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, title, description, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema: { ...inputSchema, type: 'object' as const },
      annotations: ANNOTATIONS,
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    const result = await tool.call(params.arguments, context).catch((error: unknown) => failure(error, report));
    return { ...result, content: [...result.content, VERSION_NOTE] };
  });
}

function offerResources(server: Server, context: ToolContext, report: Report): void {
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) =>
    listResources(params?.cursor, context).catch((error: unknown) => refuse(error, report)),
  );
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => listResourceTemplates(context));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) =>
    readResource(params.uri, context).catch((error: unknown) => refuse(error, report)),
  );
}

function offerPrompts(server: Server, context: ToolContext, report: Report): void {
  server.setRequestHandler(ListPromptsRequestSchema, () => listPrompts());
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) =>
    getPrompt(params.name, params.arguments, context).catch((error: unknown) => refuse(error, report)),
  );
}

/** A message for the caller; null if the mistake is not theirs. */
function describeMistake(error: unknown): string | null {
  if (isValiError(error)) return `The arguments are not valid.\n${summarize(error.issues)}`;
  return error instanceof ToolError ? error.message : null;
}

/**
 * Returns errors that the caller can fix as a tool result, so that the model reads them.
 *
 * @throws McpError for others.
 */
function failure(error: unknown, report: Report): CallToolResult {
  const mistake = describeMistake(error);
  if (mistake === null) return refuse(error, report);
  return { content: [{ type: 'text', text: mistake }], isError: true };
}

/**
 * Answers with a protocol error: with its reason if the caller can fix it, else without details, which are reported.
 *
 * @throws McpError
 */
function refuse(error: unknown, report: Report): never {
  if (error instanceof McpError) throw error;
  const mistake = describeMistake(error);
  if (mistake !== null) throw new McpError(ErrorCode.InvalidParams, mistake);
  report(error instanceof Error ? error : new Error(String(error)));
  throw new McpError(
    ErrorCode.InternalError,
    'Something failed on the side of the documentation. Try again in a moment.',
  );
}
