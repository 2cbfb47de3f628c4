import { loadPackages, loadProgram } from './programs.ts';
import { translatePage } from './translate-page.ts';

/** GitHub's approximate limit for URLs. If a link with an edit is longer, the plain link to the demo is used. */
const MAX_ADDRESS = 7500;

/**
 * Opens a prefilled GitHub issue about a demo: its current state, package versions and browser. The reader submits it.
 */
export async function reportProblem(demo: HTMLElement, issues: string): Promise<void> {
  const [program, packages] = await Promise.all([loadProgram(demo), loadPackages()]);
  const source = program.sources['TS-system'] ?? '';
  const versions = Object.entries(packages.versions).filter(
    ([name]) => source.includes(`'${name}`) || name === 'react',
  );
  const t = translatePage();
  const browser = navigator.userAgent;
  const installed = versions.map(([name, version]) => `${name} ${version}`).join(', ');
  const addressWith = (link: string) => {
    // Fields of `.github/ISSUE_TEMPLATE/broken-demo.yml`, and a text for repositories without that form.
    const form = { template: 'broken-demo.yml', demo: link, versions: installed, browser };
    const body = t('demo.report.text', { link, versions: installed, browser });
    return `${issues}/new?${new URLSearchParams({ title: `[docs] ${demo.id}: `, ...form, body })}`;
  };
  const edited = addressWith(demo.querySelector<HTMLAnchorElement>('[data-demo-link]')?.href ?? location.href);
  const address = edited.length > MAX_ADDRESS ? addressWith(new URL(`#${demo.id}`, location.href).href) : edited;
  open(address, '_blank', 'noopener');
}
