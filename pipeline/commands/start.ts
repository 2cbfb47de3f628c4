import path from 'node:path';
import { buildSite } from '../build-site.ts';
import { createContext } from '../kit/context.ts';
import { UserError } from '../kit/user-error.ts';
import { refuseVariables } from '../release/variables.ts';
import { readListenAddress } from './listen-address.ts';
import { parseOptions } from './parse-options.ts';
import { reportBuild } from './report.ts';
import { runCommand } from './run-command.ts';
import { serveSite } from './serve.ts';

const USAGE =
  'npm start -- [--port <number>] [--host <name>] [--namespace-id <id> --persist-to <folder>]. ' +
  'The last two serve content from a local KV namespace that `npm run publish:content` wrote.';

// `npm start`: builds, serves, and prints the URL once the server responds.
await runCommand(async () => {
  const options = parseOptions(['port', 'host', 'namespace-id', 'persist-to'], USAGE);
  const { 'namespace-id': namespaceId, 'persist-to': folder } = options;
  if ((namespaceId === undefined) !== (folder === undefined)) throw new UserError(`Usage: ${USAGE}`);
  const { host, port } = await readListenAddress(options);
  const context = createContext();
  refuseVariables(context.root, undefined);
  await reportBuild(context, () => buildSite(context));
  const { url } = await serveSite(context, {
    hostname: host,
    port,
    watch: false,
    ...(namespaceId !== undefined &&
      folder !== undefined && { content: { namespaceId, folder: path.resolve(folder) } }),
  });
  const answer = await fetch(new URL('/healthz', url));
  if (!answer.ok) throw new Error(`The worker answers ${answer.status} at ${url.href}healthz. See its log above.`);
  console.log(`The site is at http://${host}:${url.port}`);
});
