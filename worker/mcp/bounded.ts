import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { ToolError } from './tool.ts';

/** Maximum length of an answer in characters: some 6,000 tokens. */
const MAX_CHARACTERS = 24_000;

/** A tool's answer as text. Text that is too long is cut at a line break, with a note on where to continue. */
export function textResult(text: string, offset = 0): CallToolResult {
  if (offset > 0 && offset >= text.length)
    throw new ToolError(`The text has ${text.length} characters: offset ${offset} is past its end.`);
  const rest = text.slice(offset, offset + MAX_CHARACTERS + 1);
  const lineEnd = rest.lastIndexOf('\n', MAX_CHARACTERS) + 1;
  const portion =
    rest.length <= MAX_CHARACTERS ? rest : rest.slice(0, lineEnd > MAX_CHARACTERS / 2 ? lineEnd : MAX_CHARACTERS);
  const end = offset + portion.length;
  const note =
    end < text.length ? `\n\n[Characters ${offset} to ${end} of ${text.length}. It goes on at offset ${end}.]` : '';
  return { content: [{ type: 'text', text: portion + note }] };
}
