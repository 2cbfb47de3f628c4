import { asIs, defineStep } from '../../cache/step.ts';
import { usedRules } from './used-rules.ts';

interface UsedRulesInput {
  /** As in `usedRules`, without names that occur twice. */
  styles: [className: string, css: string][];
  html: string[];
}

/** The rules that the demos of a page need. */
export const usedRulesStep = defineStep({
  name: 'used-rules',
  code: import.meta.url,
  keep: 'disk',
  inThread: true,
  inputs: { styles: asIs, html: asIs },
  make: ({ styles, html }: UsedRulesInput): string => usedRules(styles, html),
});
