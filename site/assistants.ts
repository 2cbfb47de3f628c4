/** An assistant on another site that reads a page for its reader. */
export interface Assistant {
  name: string;
  /** Address with `PROMPT` in it. */
  address: string;
}

/** Stands in an assistant's address where the question goes. */
export const PROMPT = '{prompt}';

/** A program that uses MCP servers, and the command that connects it to the server at an address. */
interface McpClient {
  name: string;
  command: (server: string) => string;
}

const SERVER_NAME = 'mui-x-docs';

export const MCP_CLIENTS: readonly McpClient[] = [
  { name: 'Claude Code', command: (url) => `claude mcp add --transport http ${SERVER_NAME} ${url}` },
  { name: 'VS Code', command: (url) => `code --add-mcp '${JSON.stringify({ name: SERVER_NAME, type: 'http', url })}'` },
];
