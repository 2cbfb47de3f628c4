import type { ThemeOptions } from '@mui/material/styles';
import type { ComponentType } from 'react';
import type { MountOptions } from '../../browser/kit/demo.ts';
import { createStyleCache } from '../../theme/createStyleCache.ts';
import type { ThemeState } from '../../theme/themeReducer.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import { DemoProviders } from '../../theme/DemoProviders.tsx';
import { loadRenderer } from './load-renderer.ts';

/** Settings of the surrounding page that an edited demo renders with. */
export interface EditedSettings extends Pick<
  MountOptions<never>,
  'language' | 'product' | 'failedMessage' | 'licenseKey'
> {
  theme: ThemeState;
  /** URLs of the modules with the texts of the demo's libraries in that language. */
  packs: readonly string[];
}

/** Renders a demo in its sandboxed frame, again after every edit. */
export interface EditedDemo {
  draw: (Demo: ComponentType, settings: EditedSettings, packs: readonly ThemeOptions[]) => void;
  unmount: () => void;
}

/** @param onCrash Receives what a component throws while rendering. */
export async function mountEdited(element: HTMLElement, onCrash: (error: unknown) => void): Promise<EditedDemo> {
  const { createRoot } = await loadRenderer();
  const caches = { ltr: createStyleCache('ltr'), rtl: createStyleCache('rtl') };
  const root = createRoot(element, { onCaughtError: onCrash, onUncaughtError: onCrash });
  let run = 0;
  let last: ComponentType | undefined;
  return {
    draw: (Demo, { theme, language, product, failedMessage }, packs) => {
      // New code remounts the demo; new settings only re-render it.
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
