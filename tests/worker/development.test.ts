import { expect, it } from 'vitest';
import { DEVELOPMENT_PATH } from '../../site/protocol/development.ts';
import { siteOrigin } from '../support/sites.ts';

it('a deployed site has nothing of npm run dev', async () => {
  const html = await (await fetch(`${siteOrigin()}/x/react-charts/bars/`)).text();
  expect(html).not.toMatch(/dev-panel|id="development"|__dev/);
  expect((await fetch(`${siteOrigin()}${DEVELOPMENT_PATH}/development.js`)).status).toBe(404);
});
