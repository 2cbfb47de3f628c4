import { runCommand } from '../../pipeline/cli/run-command.ts';
import { runTool } from './run-tool.ts';
import serveSites from './serve-sites.ts';

// `npm run gate`: Vitest beside Playwright, on sites that both share. One after the other, each leaves cores idle: tests
// wait for clocks, and at its end for the longest of their files.

/** Three processes keep two cores busy: one of Vitest, and two of Playwright. */
const runVitest = (...projects: string[]) =>
  runTool(['vitest', 'run', '--maxWorkers=1', ...projects.map((name) => `--project=${name}`)], { isHeldBack: true });
const runBrowsers = () => runTool(['playwright', 'test', '--project=e2e', '--workers=2']);

await runCommand(async () => {
  const functions = runVitest('unit', 'pipeline');
  const stop = await serveSites();
  try {
    const passed = await Promise.all([functions, functions.then(() => runVitest('worker')), runBrowsers()]);
    if (passed.includes(false)) process.exitCode = 1;
  } finally {
    await stop();
  }
});
