import { expect, test } from '../../support/browser/test.ts';
import { checkDemos } from './check-demos.ts';

await checkDemos('react-tree-view');
