import { escapeHtml } from '../../kit/escape-html.ts';
import { LOCALE_NAMES, type Locale } from '../../locales.ts';
import type { SandboxTheme } from './theme.ts';

export interface EntryOptions {
  /** Name of the component, and of its file in `src`. */
  name: string;
  title: string;
  language: Locale;
  direction: SandboxTheme['direction'];
  mode: SandboxTheme['mode'];
  /** URL of the module that starts the page: `/src/index.tsx`. */
  entry: string;
  hasTailwind: boolean;
  /** Whether the demo uses a package that needs a licence. */
  isLicensed: boolean;
}

/** `index.html`. */
export function htmlFile({ title, language, direction, mode, entry }: EntryOptions): string {
  return `<!doctype html>
<html lang="${LOCALE_NAMES[language].tag}" dir="${direction}" data-mode="${mode}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${entry}"></script>
  </body>
</html>
`;
}

/** `src/index`: the themed demo, with its styles after those of the components. */
export function indexFile({ name, direction, hasTailwind, isLicensed }: EntryOptions): string {
  const isRtl = direction === 'rtl';
  const [open, close] = isRtl
    ? ['<CacheProvider value={rtlCache}>', '</CacheProvider>']
    : ['<StyledEngineProvider injectFirst>', '</StyledEngineProvider>'];
  const imports = [
    isRtl && "import { CacheProvider } from '@emotion/react';",
    "import CssBaseline from '@mui/material/CssBaseline';",
    `import { ${isRtl ? '' : 'StyledEngineProvider, '}ThemeProvider } from '@mui/material/styles';`,
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    `import Demo from './${name}';`,
    hasTailwind && "import './index.css';",
    isRtl && "import { rtlCache } from './rtl-cache';",
    "import { theme } from './theme';",
  ];
  return `${imports.filter(Boolean).join('\n')}
${isLicensed ? LICENSE_NOTE : ''}
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    ${open}
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <main style={{ padding: 24 }}>
          <Demo />
        </main>
      </ThemeProvider>
    ${close}
  </StrictMode>,
);
`;
}

/** Package that takes the licence key. */
export const LICENSE_PACKAGE = '@mui/x-license';

const LICENSE_NOTE = `
// Pro and Premium components show a watermark until they have a license key. To set yours:
// import { LicenseInfo } from '${LICENSE_PACKAGE}';
// LicenseInfo.setLicenseKey('YOUR_LICENSE_KEY');
`;

/** `src/rtl-cache`: an Emotion cache that mirrors styles for right-to-left text. */
export const RTL_CACHE_FILE = [
  "import createCache from '@emotion/cache';",
  "import { prefixer } from 'stylis';",
  "import rtlPlugin from 'stylis-plugin-rtl';",
  '',
  "export const rtlCache = createCache({ key: 'muirtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] });",
  '',
].join('\n');
