import { checkDemos } from './check-demos.ts';

await checkDemos(null);
