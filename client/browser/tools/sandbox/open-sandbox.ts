import type { ClientConfig } from '../../../../site/config/client-config.ts';
import { localeOfTag } from '../../../../site/locales.ts';
import type { CodeStyling, CodeVariant } from '../../../../site/preferences.ts';
import { sandboxProject } from '../../../../site/demo/sandbox/project.ts';
import { getPaletteColors } from '../../../theme/themeSettings.ts';
import { readThemeState } from '../../preferences/theme-state.ts';
import { loadPackages, loadProgram } from '../programs.ts';
import { openInCodeSandbox, openInStackBlitz } from './post-project.ts';

/**
 * Opens a demo in a sandbox with the reader's variant, styling and theme. @param name `stackblitz` or `codesandbox`.
 */
export async function openDemoIn(name: string, demo: HTMLElement, sandboxes: ClientConfig['sandboxes']): Promise<void> {
  const [program, packages] = await Promise.all([loadProgram(demo), loadPackages()]);
  const { lang, dataset } = document.documentElement;
  const state = readThemeState();
  const { paletteMode, direction, spacing, borderRadius, fontFamily } = state;
  const project = sandboxProject(program, {
    variant: (dataset.codeVariant ?? 'TS') as CodeVariant,
    styling: (dataset.codeStyling ?? 'system') as CodeStyling,
    packages,
    title: `${program.title} - ${document.title}`,
    language: localeOfTag(lang),
    theme: {
      mode: paletteMode,
      direction,
      spacing,
      palette: getPaletteColors(state),
      ...(borderRadius !== undefined && { borderRadius }),
      ...(fontFamily !== undefined && { fontFamily }),
    },
  });
  if (name === 'stackblitz') openInStackBlitz(project, sandboxes.stackBlitz);
  else openInCodeSandbox(project, sandboxes.codeSandbox);
}
