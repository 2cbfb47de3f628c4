import type { ThemeOptions } from '@mui/material/styles';
import type { ComponentType } from 'react';
import type { ProductId } from '../../../site/products.ts';
import { createStyleCache } from '../../theme/createStyleCache.ts';
import type { ThemeState } from '../../theme/themeReducer.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import { DemoProviders } from '../../theme/DemoProviders.tsx';
import { loadRenderer } from './load-renderer.ts';

/** What an edited demo is drawn with: the settings of the page around it. */
export interface EditedSettings {
  theme: ThemeState;
  language: string;
  product: ProductId | null;
  /** Addresses of the modules with the texts of the demo's libraries in that language. */
  packs: readonly string[];
  /** Shown when the demo crashes. */
  failedMessage: string;
  licenseKey: string | undefined;
}

/** A demo that is drawn again after every edit, in its sandboxed frame. */
export interface EditedDemo {
  draw: (Demo: ComponentType, settings: EditedSettings, packs: readonly ThemeOptions[]) => void;
  unmount: () => void;
}

/** @param onCrash Is told what a component threw while it was drawn. */
export async function mountEdited(element: HTMLElement, onCrash: (error: unknown) => void): Promise<EditedDemo> {
  const { createRoot } = await loadRenderer();
  const caches = { ltr: createStyleCache('ltr'), rtl: createStyleCache('rtl') };
  const root = createRoot(element, { onCaughtError: onCrash, onUncaughtError: onCrash });
  let run = 0;
  let last: ComponentType | undefined;
  return {
    draw: (Demo, { theme, language, product, failedMessage }, packs) => {
      // New code starts anew; new settings reach the code that runs.
      if (Demo !== last) run += 1;
      last = Demo;
      root.render(
        <DemoBoundary key={run} message={failedMessage}>
          <DemoProviders
            cache={caches[theme.direction]}
            state={theme}
            language={language}
            product={product}
            packs={packs}
          >
            <Demo />
          </DemoProviders>
        </DemoBoundary>,
      );
    },
    unmount: () => root.unmount(),
  };
}
