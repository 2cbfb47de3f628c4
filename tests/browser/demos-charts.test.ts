import { checkDemos } from './check-demos.ts';

await checkDemos('react-charts');
