import type { Finding, Unchecked } from '../../site/check/findings.ts';
import type { Translate } from './translate.ts';

/** What a finding says: why, and what to do about it. */
export interface FindingTexts {
  reason: string;
  remedy: string;
}

/** Writes the reason and the remedy of a finding. */
export function describeFinding(finding: Finding, t: Translate): FindingTexts {
  const { kind, version = '', to = '', owner, plan } = finding;
  const name = finding.part === 'module' ? t('check.module', { name: finding.name }) : finding.name;
  const values = { name, owner, version, to };
  switch (kind) {
    case 'gone':
      return { reason: t('check.gone', values), remedy: t('check.gone.remedy', values) };
    case 'unknown':
      return { reason: t('check.unknown', values), remedy: t('check.unknown.remedy', values) };
    case 'renamed':
      return { reason: t('check.renamed', values), remedy: t('check.renamed.remedy', values) };
    case 'deprecated':
      return {
        reason: t('check.deprecated', values),
        remedy: writeNote(finding) || t('check.deprecated.remedy', values),
      };
    case 'type': {
      const types = { ...values, before: cut(finding.before), after: cut(finding.after) };
      return { reason: t('check.type', types), remedy: t('check.type.remedy', types) };
    }
    case 'newer':
      return {
        reason: t('check.newer', values),
        remedy: t(finding.isBroken ? 'check.newer.remedy' : 'check.newer.later', values),
      };
    case 'plan': {
      const inPlan = { ...values, plan: t(plan === 'pro' ? 'mark.pro' : 'mark.premium') };
      return { reason: t('check.plan', inPlan), remedy: t('check.plan.remedy', inPlan) };
    }
  }
}

/** Longest type in a sentence, in characters: the page of the reference has all of it. */
const MAX_TYPE = 90;

function cut(type = ''): string {
  return type.length > MAX_TYPE ? `${type.slice(0, MAX_TYPE)}…` : type;
}

/** A deprecation as plain text: its links keep their words. */
function writeNote({ note = '' }: Finding): string {
  return note
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{@link (\S+?)\}/g, '$1')
    .trim();
}

/** What could not be checked, and why. */
export function describeUnchecked({ reason, name }: Unchecked, t: Translate): string {
  return t(`check.unchecked.${reason}`, { name });
}
