import { createContext } from './context.ts';
import { reportBuild } from './report.ts';

if (!(await reportBuild(createContext()))) process.exitCode = 1;
