import { watch } from 'node:fs';
import path from 'node:path';
import { createContext } from './context.ts';
import { reportBuild } from './report.ts';
import { serveSite } from './serve.ts';

/** Folders whose changes are built. */
const WATCHED = ['content', 'client', 'site', 'locales', 'worker', 'public'];

/** Changes that come together are built together, in milliseconds. */
const SETTLE_MS = 60;

const context = createContext();
const { PORT = '8787', HOST = '127.0.0.1' } = process.env;

await reportBuild(context);
await serveSite(context, { hostname: HOST, port: Number(PORT), watch: true, liveReload: true });
console.log(`The site is at http://${HOST}:${PORT} and follows your changes.`);

let timer: NodeJS.Timeout | undefined;
let building = Promise.resolve(true);
for (const folder of WATCHED) {
  watch(path.join(context.root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (building = building.then(() => reportBuild(context))), SETTLE_MS);
  });
}
