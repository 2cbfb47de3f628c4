import { describe, expect, it } from 'vitest';
import { createKeptContent, openBuild } from '../../../worker/content/build-content.ts';
import type { ContentSource } from '../../../worker/content/source.ts';
import { encodeText } from '../../../worker/http/bytes.ts';

const ENTRIES = ['/x/react-charts', '/x/react-charts/bars'];
const LINES = ENTRIES.map((key) => `${JSON.stringify([key, { kind: 'page' }])}\n`);
const MANIFEST = `${JSON.stringify({ slices: [], bytes: LINES.join('').length })}\n${LINES.join('')}`;

/** A source that has the same text under every path. */
function getSource(name: string, text: string): ContentSource {
  const portions = async function* () {
    yield Promise.resolve(encodeText(text));
  };
  return { name, open: () => Promise.resolve(portions()) };
}

function open(...sources: [ContentSource, ...ContentSource[]]) {
  const reports: string[] = [];
  const report = (reason: string) => void reports.push(reason);
  return { content: openBuild('build', { sources, limit: 1000, report }, createKeptContent()), reports };
}

describe('a manifest', () => {
  it.each([
    ['within a line', MANIFEST.slice(0, -20), /cannot be read: It has \d+ bytes/],
    ['after a line', MANIFEST.slice(0, -(LINES.at(-1) ?? '').length), /cannot be read: It has \d+ bytes/],
    ['before the last line feed', MANIFEST.slice(0, -1), /cannot be read: It has \d+ bytes/],
    ['after its first line', MANIFEST.slice(0, MANIFEST.indexOf('\n') + 1), /cannot be read: It has 0 bytes/],
    ['within its first line', MANIFEST.slice(0, 5), /is not valid JSON/],
    ['at once', '', /is not valid JSON/],
  ])('that was cut short %s is read from the next source, with a report', async (_, cut, reason) => {
    const { content, reports } = open(getSource('KV', cut), getSource('the assets', MANIFEST));
    for (const key of ENTRIES) expect(await content.entry('en', key)).toEqual({ kind: 'page' });
    expect(await content.entry('en', '/x/react-charts/none')).toBeNull();
    expect(reports).toEqual([expect.stringMatching(/^KV: .*x-charts\.jsonl"/)]);
    expect(reports).toEqual([expect.stringMatching(reason)]);
  });

  describe('with an invalid line', () => {
    const corrupt = getSource('KV', MANIFEST.replace(/\}\]\n$/, ']}\n'));
    const REASON = 'The content "_content/build/en/_manifest/x-charts.jsonl" is not valid JSON.';

    it('is read from the next source once the line is wanted, with a report', async () => {
      const { content, reports } = open(corrupt, getSource('the assets', MANIFEST));
      expect(await content.entry('en', '/x/react-charts')).toEqual({ kind: 'page' });
      expect(reports).toEqual([]);
      expect(await content.entry('en', '/x/react-charts/bars')).toEqual({ kind: 'page' });
      expect(reports).toEqual([expect.stringContaining(`KV: ${REASON}`)]);
    });

    it('is a content error that names the file if no source has another', async () => {
      const { content } = open(corrupt);
      await expect(content.entry('en', '/x/react-charts/bars')).rejects.toThrow(REASON);
    });
  });
});
