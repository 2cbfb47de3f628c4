import type { Plan } from '../../../site/navigation.ts';
import type { PageMark } from '../../../site/page/page.ts';
import type { Translate } from '../../i18n/translate.ts';

export interface MarksProps {
  plan?: Plan | null | undefined;
  marks?: readonly PageMark[];
  t: Translate;
}

/** The plan and status of a page as short labels, with their full names as tooltips. */
export function Marks({ plan, marks = [], t }: MarksProps) {
  const names = plan ? [plan, ...marks] : marks;
  return names.map((name) => (
    <span key={name} className={`chip ${name}`} title={t(`mark.${name}.name`)}>
      {t(`mark.${name}`)}
    </span>
  ));
}
