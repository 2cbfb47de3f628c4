import type { CodeVariant } from '../../preferences.ts';
import type { Dependencies } from './dependencies.ts';

/** Vite plugin of Tailwind, which releases all its packages under one version. */
export const TAILWIND_PLUGIN = '@tailwindcss/vite';

/** `vite.config`. */
export function viteConfigFile(hasTailwind: boolean): string {
  return `${hasTailwind ? `import tailwindcss from '${TAILWIND_PLUGIN}';\n` : ''}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()${hasTailwind ? ', tailwindcss()' : ''}],
  // CodeSandbox shows its previews under this domain.
  server: { allowedHosts: ['.csb.app'] },
});
`;
}

/** `tsconfig.json`. */
export function typescriptConfigFile(): string {
  return json({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['vite/client'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      isolatedModules: true,
      skipLibCheck: true,
      // Moment.js locales and stylesheets are side-effect imports without types.
      noUncheckedSideEffectImports: false,
      noEmit: true,
    },
    include: ['src', 'vite.config.ts'],
  });
}

/** `package.json`. */
export function packageFile(name: string, variant: CodeVariant, dependencies: Dependencies): string {
  const scripts = { dev: 'vite', build: 'vite build', ...(variant === 'TS' && { typecheck: 'tsc' }) };
  return json({ name, private: true, version: '0.0.0', type: 'module', scripts, ...dependencies });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
