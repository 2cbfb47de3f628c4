import { checkExports } from './check-exports.ts';

await checkExports('x-date-pickers');
