import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import { MCP_PATH, localizePath } from '../../site/addresses.ts';
import { SERVER_NAME } from '../../site/config/assistants.ts';
import type { Locale } from '../../site/locales.ts';
import { EXAMPLES_VERSION } from '../../site/versions.ts';
import { SERVER_TITLE } from './server.ts';

/**
 * What programs can know of the MCP server before they connect (https://modelcontextprotocol.io/seps/2127-mcp-server-cards).
 * Tools, resources and prompts are not part of a card: the server lists them.
 */
export function composeServerCard(origin: string, locale: Locale): object {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    // Reverse DNS, as the names of packages in Java.
    name: `${new URL(origin).hostname.split('.').reverse().join('.')}/${SERVER_NAME}`,
    version: EXAMPLES_VERSION,
    title: SERVER_TITLE,
    description: `Search and read the documentation of MUI X ${EXAMPLES_VERSION} for React`,
    websiteUrl: origin,
    remotes: [
      {
        type: 'streamable-http',
        url: origin + localizePath(MCP_PATH, locale),
        supportedProtocolVersions: SUPPORTED_PROTOCOL_VERSIONS,
      },
    ],
  };
}
