import { buildSite } from './build-site.ts';
import { createContext } from './context.ts';
import { reportBuild } from './report.ts';

if (!(await reportBuild(() => buildSite(createContext())))) process.exitCode = 1;
