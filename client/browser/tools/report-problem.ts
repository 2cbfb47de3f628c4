import { loadTexts } from './editor/texts.ts';
import { loadPackages, programOf } from './programs.ts';

/** Longest address that GitHub takes, about. A link with an edit that is longer gives way to the demo's own. */
const MAX_ADDRESS = 7500;

/**
 * Opens the form for an issue about a demo, filled with what its readers ask first: the demo as it stands, versions and
 * browser. Nothing is sent before the reader sends it.
 */
export async function reportProblem(demo: HTMLElement, repository: string): Promise<void> {
  const [program, packages, texts] = await Promise.all([programOf(demo), loadPackages(), loadTexts()]);
  const source = program.sources['TS-system'] ?? '';
  const versions = Object.entries(packages.versions).filter(
    ([name]) => source.includes(`'${name}`) || name === 'react',
  );
  const addressWith = (link: string) => {
    const body = texts['demo.report.text']
      .replace('{link}', () => link)
      .replace('{versions}', versions.map(([name, version]) => `${name} ${version}`).join(', '))
      .replace('{browser}', navigator.userAgent);
    return `${repository}/issues/new?${new URLSearchParams({ title: `[docs] ${demo.id}: `, body })}`;
  };
  const edited = addressWith(demo.querySelector<HTMLAnchorElement>('[data-demo-link]')?.href ?? location.href);
  const address = edited.length > MAX_ADDRESS ? addressWith(new URL(`#${demo.id}`, location.href).href) : edited;
  open(address, '_blank', 'noopener');
}
