import type { ThemeOptions } from '@mui/material/styles';
import { startTransition, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { announceError } from '../../browser/kit/events.ts';
import type { DemoProps, MountOptions } from '../../browser/kit/demo.ts';
import { readThemeState } from '../../browser/preferences/theme-state.ts';
import { createStyleCache } from '../../theme/createStyleCache.ts';
import { INITIAL_THEME_STATE } from '../../theme/themeReducer.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import { DemoProviders } from '../../theme/DemoProviders.tsx';
import { applyLicenseKey } from './license.ts';
import { loadRenderer } from './load-renderer.ts';
import { coverWithPicture } from './picture.ts';
import { useThemeStateInTurn } from './useThemeState.ts';

export { applyLicenseKey } from './license.ts';
export { mountEdited } from './mount-edited.tsx';

const caches = { ltr: createStyleCache('ltr'), rtl: createStyleCache('rtl') };

/**
 * Mounts a demo in its element.
 *
 * Server HTML has the default settings. With those it is hydrated, so that nothing shifts and focus stays; with others
 * it is replaced synchronously, before the next paint. Components that render nothing until they know their size keep a
 * picture of their server HTML on top meanwhile.
 *
 * @returns Unmounts the demo. Resolves once the demo is interactive.
 */
export async function mountDemo(
  element: HTMLElement,
  Demo: ComponentType,
  options: MountOptions<ThemeOptions>,
): Promise<() => void> {
  const { identifierPrefix, hydrates, licenseKey, ...rest } = options;
  await applyLicenseKey(licenseKey);
  const { createRoot, hydrateRoot } = await loadRenderer();
  const picture = element.querySelector('[data-picture]') ? coverWithPicture(element) : undefined;
  let root: Root | undefined;
  await new Promise<void>((resolve) => {
    const crash = (error: Error) => announceError('demo', identifierPrefix.slice(0, -1), error);
    const tree = <LiveDemo element={element} Demo={Demo} {...rest} onReady={resolve} onCrash={crash} />;
    // Transitions render in interruptible slices. That needs content on screen meanwhile: a picture, or the server
    // HTML.
    if (hydrates && element.firstElementChild !== null && hasDefaultSettings()) {
      startTransition(() => {
        root = hydrateRoot(element, tree, { identifierPrefix });
      });
    } else {
      element.replaceChildren();
      const created = (root = createRoot(element, { identifierPrefix }));
      (picture ? startTransition : flushSync)(() => created.render(tree));
    }
  });
  await picture?.uncover();
  return () => root?.unmount();
}

interface LiveDemoProps extends Omit<MountOptions<ThemeOptions>, 'identifierPrefix' | 'hydrates' | 'licenseKey'> {
  element: Element;
  Demo: ComponentType;
  onReady: () => void;
  onCrash: (error: Error) => void;
}

const NO_PROPS = {};

/** Every demo but a playground. */
const WITHOUT_PROPS: DemoProps = { read: () => NO_PROPS, follow: () => () => undefined };

function LiveDemo(all: LiveDemoProps) {
  const { element, Demo, failedMessage, props = WITHOUT_PROPS, onReady, onCrash, ...setting } = all;
  const state = useThemeStateInTurn(element);
  const given = useSyncExternalStore(props.follow, props.read, () => NO_PROPS);
  // Props that a component reads only when it mounts need a remount.
  const start = Object.entries(given).filter(([name]) => /^(?:default|initial)/.test(name));
  useEffect(onReady, [onReady]);
  return (
    <DemoBoundary message={failedMessage} props={given} onCrash={onCrash}>
      <DemoProviders cache={caches[state.direction]} state={state} {...setting}>
        <Demo key={start.join()} {...given} />
      </DemoProviders>
    </DemoBoundary>
  );
}

function hasDefaultSettings(): boolean {
  const state = readThemeState();
  return (
    state.direction === INITIAL_THEME_STATE.direction &&
    state.dense === INITIAL_THEME_STATE.dense &&
    state.spacing === INITIAL_THEME_STATE.spacing &&
    state.borderRadius === undefined &&
    state.fontFamily === undefined &&
    Object.keys(state.paletteColors).length === 0
  );
}
