import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuildInfo } from '../../../pipeline/kit/build-info.ts';
import { createTestedContext } from '../../support/tested-site.ts';
import { serveSite } from '../../../pipeline/cli/serve.ts';
import { contentFolder, currentBuildKey } from '../../../site/page/page.ts';
import { publishLocally, type LocalContent } from '../../support/local-content.ts';

const PAGE = '/x/introduction/support/';
const NEXT_BUILD = 'nextbuild';

describe('content published while an older one is cached', () => {
  let content: LocalContent;
  let etag: string;
  let before: string;

  /** Serves what the namespace holds now, like a new isolate. */
  const ask = async (headers: Record<string, string> = {}) => {
    const site = await serveSite(createTestedContext(), { hostname: '127.0.0.1', port: 0, content });
    try {
      const response = await fetch(site.url.origin + PAGE, { headers });
      return { status: response.status, etag: response.headers.get('ETag') ?? '', text: await response.text() };
    } finally {
      await site.stop();
    }
  };

  beforeAll(async () => {
    content = await publishLocally();
    const { out } = createTestedContext();
    const build = await readBuildInfo({ out });
    const published = path.join(out, 'assets', contentFolder(build.id));
    ({ etag, text: before } = await ask());
    const names = ['en/_manifest/general.jsonl', 'en/x/introduction/support.page', 'en/_navigation/general.nav'];
    // The new title is as long as the old one, because the manifest says how long it is.
    const values: Record<string, string> = {};
    for (const name of names) {
      const text = await readFile(path.join(published, name), 'utf8');
      values[`${contentFolder(NEXT_BUILD)}/${name}`] = text.replace(
        /(support",\{"kind":"page","title":)"[^"]*"/,
        '$1"Revised"',
      );
    }
    await content.put({ ...values, [currentBuildKey(build.worker)]: NEXT_BUILD });
  });
  afterAll(() => content.dispose());

  it('is served', async () => {
    expect(before).not.toContain('Revised');
    expect(await ask()).toMatchObject({ status: 200, text: expect.stringContaining('Revised') as string });
  });

  it('is served to a reader with a cached copy of the old page', async () => {
    expect(await ask({ 'if-none-match': etag })).toMatchObject({
      status: 200,
      text: expect.stringContaining('Revised') as string,
    });
  });
});
