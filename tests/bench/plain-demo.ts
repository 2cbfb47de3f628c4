import path from 'node:path';
import * as esbuild from 'esbuild';
import type { BuildContext } from '../../pipeline/kit/context.ts';
import { servePlain, type PlainSite } from './plain-site.ts';

/**
 * Serves a demo as a plain page would have it: React's server HTML, and a single script that hydrates immediately.
 *
 * @param page Path of the page with the demo.
 */
export async function servePlainDemo(context: BuildContext, page: string, name: string): Promise<PlainSite> {
  const file = path.join(context.content, page.replace(/^\/x\//, ''), 'demos', `${name}.tsx`);
  const app = `
    import Demo from ${JSON.stringify(file)};
    import { ThemeProvider, createTheme } from '@mui/material/styles';
    import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
    import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
    const isPicker = ${page.includes('date-pickers')};
    const themed = <ThemeProvider theme={createTheme()}><Demo /></ThemeProvider>;
    export const app = isPicker ? <LocalizationProvider dateAdapter={AdapterDayjs}>{themed}</LocalizationProvider> : themed;
  `;
  const server = await bundle(
    context,
    `${app}
    import { renderToString } from 'react-dom/server';
    export const html = renderToString(app);`,
    'node',
  );
  const { html } = (await import(`data:text/javascript;base64,${Buffer.from(server).toString('base64')}`)) as {
    html: string;
  };
  const script = await bundle(
    context,
    `${app}
    import { useEffect } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    function Ready() {
      useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
      return null;
    }
    hydrateRoot(document.getElementById('root'), <>{app}<Ready /></>);`,
    'browser',
  );
  return servePlain({
    '/': { type: 'text/html; charset=utf-8', text: `<!doctype html><title>Plain</title><div id="root">${html}</div>` },
    '/plain.js': { type: 'text/javascript', text: script },
  });
}

async function bundle(context: BuildContext, contents: string, platform: 'browser' | 'node'): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: context.root, loader: 'tsx' },
    ...{ bundle: true, minify: true, write: false, format: 'esm', platform, jsx: 'automatic' },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner:
      platform === 'node'
        ? {
            js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(`file://${context.root}/package.json`)});`,
          }
        : {},
  });
  return outputFiles[0]?.text ?? '';
}
