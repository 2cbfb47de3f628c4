import axe from 'axe-core';

/** A rule that elements of the page break. */
export interface Violation {
  help: string;
  helpUrl: string;
  impact: string;
  elements: { element: Element; selector: string }[];
}

/** Checks the page as it is now. */
export async function findViolations(): Promise<Violation[]> {
  const { violations } = await axe.run(
    { exclude: ['.dev-panel', '.dev-problem'] },
    // The rule for target sizes is off by default.
    { resultTypes: ['violations'], elementRef: true, rules: { 'target-size': { enabled: true } } },
  );
  return violations.map(({ help, helpUrl, impact, nodes }) => ({
    help,
    helpUrl,
    impact: impact ?? 'minor',
    elements: nodes.flatMap(({ element, target }) => (element ? [{ element, selector: target.join(' ') }] : [])),
  }));
}
