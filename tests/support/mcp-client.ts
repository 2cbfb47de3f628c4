import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { siteOrigin } from './sites.ts';

/**
 * Connects the SDK's client to the site's MCP server.
 *
 * @param network Address that the messages come from: one may send 120 a minute.
 */
export async function connectMcp(path: string, network?: string): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  const headers: Record<string, string> = network === undefined ? {} : { 'CF-Connecting-IP': network };
  await client.connect(new StreamableHTTPClientTransport(new URL(path, siteOrigin()), { requestInit: { headers } }));
  return client;
}

/** The parts of a result. */
export function getTexts({ content }: CallToolResult): string[] {
  return content.map((part) => (part.type === 'text' ? part.text : ''));
}
