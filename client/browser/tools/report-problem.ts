import { loadPackages, programOf } from './programs.ts';
import { translatePage } from './translate-page.ts';

/** GitHub's approximate limit for URLs. If a link with an edit is longer, the plain link to the demo is used. */
const MAX_ADDRESS = 7500;

/**
 * Opens a prefilled GitHub issue about a demo: its current state, package versions and browser. The reader submits it.
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
