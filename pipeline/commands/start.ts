import { buildSite } from '../build-site.ts';
import { createContext } from '../kit/context.ts';
import { refuseVariables } from '../release/variables.ts';
import { readListenAddress } from './listen-address.ts';
import { reportBuild } from './report.ts';
import { runCommand } from './run-command.ts';
import { serveSite } from './serve.ts';

// `npm start`: builds, serves, and prints the URL once the server responds.
await runCommand(async () => {
  const { host, port } = await readListenAddress();
  const context = createContext();
  refuseVariables(context.root, undefined);
  await reportBuild(context, () => buildSite(context));
  const { url } = await serveSite(context, { hostname: host, port, watch: false });
  const answer = await fetch(new URL('/healthz', url));
  if (!answer.ok) throw new Error(`The worker answers ${answer.status} at ${url.href}healthz. See its log above.`);
  console.log(`The site is at http://${host}:${url.port}`);
});
