import { checkDemos } from './check-demos.ts';

await checkDemos('react-date-pickers');
