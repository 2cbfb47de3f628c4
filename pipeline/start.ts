import { buildSite } from './build-site.ts';
import { createContext } from './context.ts';
import { reportBuild } from './report.ts';
import { serveSite } from './serve.ts';

const DEFAULT_PORT = 8787;
const DEFAULT_HOST = '127.0.0.1';

// `npm start`: build, serve, and print the address once it answers (behaviour section 10).
const context = createContext();
if (await reportBuild(() => buildSite(context))) {
  const { PORT = String(DEFAULT_PORT), HOST = DEFAULT_HOST } = process.env;
  const { url } = await serveSite(context, { hostname: HOST, port: Number(PORT), watch: false });
  const answer = await fetch(new URL('/healthz', url));
  if (!answer.ok) throw new Error(`The worker answers ${answer.status} at ${url.href}healthz. See its log above.`);
  console.log(`The site is at http://${HOST}:${PORT}`);
} else {
  process.exitCode = 1;
}
