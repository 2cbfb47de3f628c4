import { buildSite } from '../build-site.ts';
import { createContext } from '../kit/context.ts';
import { reportBuild } from './report.ts';
import { runCommand } from './run-command.ts';

await runCommand(() => reportBuild(() => buildSite(createContext())));
