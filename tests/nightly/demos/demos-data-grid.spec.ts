import { expect, test } from '../../support/browser/test.ts';
import { checkDemos } from './check-demos.ts';

// The pages with the most demos take half a minute alone, and more beside another file.
vi.setConfig({ testTimeout: 180_000 });

await checkDemos('react-data-grid');
