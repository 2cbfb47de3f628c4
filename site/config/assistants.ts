/** A third-party assistant that can answer questions about a page. */
export interface Assistant {
  name: string;
  /** URL that contains `PROMPT`. */
  address: string;
}

/** Placeholder for the question in an assistant's URL. */
export const PROMPT = '{prompt}';

interface McpClient {
  name: string;
  command: (server: string) => string;
}

/** Name of the MCP server: what it says of itself, and what clients call it. */
export const SERVER_NAME = 'mui-x-docs';

export const MCP_CLIENTS: readonly McpClient[] = [
  { name: 'Claude Code', command: (url) => `claude mcp add --transport http ${SERVER_NAME} ${url}` },
  { name: 'VS Code', command: (url) => `code --add-mcp '${JSON.stringify({ name: SERVER_NAME, type: 'http', url })}'` },
];
