import { loadPackages, programOf } from './programs.ts';
import { translatePage } from './translate-page.ts';

/** Longest address that GitHub takes, about. A link with an edit that is longer gives way to the demo's own. */
const MAX_ADDRESS = 7500;

/**
 * Opens the form for an issue about a demo, filled with what its readers ask first: the demo as it stands, versions and
 * browser. Nothing is sent before the reader sends it.
 */
export async function reportProblem(demo: HTMLElement, repository: string): Promise<void> {
  const [program, packages] = await Promise.all([programOf(demo), loadPackages()]);
  const source = program.sources['TS-system'] ?? '';
  const versions = Object.entries(packages.versions).filter(
    ([name]) => source.includes(`'${name}`) || name === 'react',
  );
  const t = translatePage();
  const addressWith = (link: string) => {
    const body = t('demo.report.text', {
      link,
      versions: versions.map(([name, version]) => `${name} ${version}`).join(', '),
      browser: navigator.userAgent,
    });
    return `${repository}/issues/new?${new URLSearchParams({ title: `[docs] ${demo.id}: `, body })}`;
  };
  const edited = addressWith(demo.querySelector<HTMLAnchorElement>('[data-demo-link]')?.href ?? location.href);
  const address = edited.length > MAX_ADDRESS ? addressWith(new URL(`#${demo.id}`, location.href).href) : edited;
  open(address, '_blank', 'noopener');
}
