import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import type {
  JsonSchemaType,
  JsonSchemaValidator,
  jsonSchemaValidator,
} from '@modelcontextprotocol/sdk/validation/types.js';
import { isValiError, summarize } from 'valibot';
import { PRODUCTS } from '../../site/products.ts';
import { CURRENT_VERSION } from '../../site/versions.ts';
import { ANNOTATIONS, ToolError, type Tool, type ToolContext } from './tool.ts';
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
];

const LIBRARIES = new Intl.ListFormat('en-GB').format(PRODUCTS.map(({ name }) => name));

const INSTRUCTIONS = `Documentation of MUI X: ${LIBRARIES} for React. Begin with "search". Read what it finds: a page with "read_page", a component, prop, slot or class with "component_api", a demo with "demo_source". What an error or a warning means says "find_error".`;

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
  report: (error: Error) => void,
): Promise<Response> {
  const server = new Server(
    { name: 'mui-x-docs', title: 'MUI X Docs', version: CURRENT_VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: NO_VALIDATION },
  );
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
    try {
      return await tool.call(params.arguments, context);
    } catch (error) {
      return toolError(error, report);
    }
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const response = await transport.handleRequest(request, { parsedBody: message });
  await server.close();
  return response;
}

/**
 * Returns errors that the caller can fix as a tool result, so that the model reads them; reports others and throws a
 * protocol error without details.
 *
 * @throws McpError
 */
function toolError(error: unknown, report: (error: Error) => void): CallToolResult {
  if (isValiError(error)) return failure(`The arguments are not valid.\n${summarize(error.issues)}`);
  if (error instanceof ToolError) return failure(error.message);
  report(error instanceof Error ? error : new Error(String(error)));
  throw new McpError(
    ErrorCode.InternalError,
    'Something failed on the side of the documentation. Try again in a moment.',
  );
}

function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
