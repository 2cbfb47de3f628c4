import type { EntrySize } from '../../../../site/reference/reference-page.ts';
import { sizeText } from '../../../../site/reference/sizes.ts';
import { useReference } from '../parts/context.ts';
import { Words } from '../parts/Section.tsx';

/** What the import of a component costs. */
export function Size({ size }: { size: EntrySize | null }) {
  const { t } = useReference();
  if (!size) return null;
  return (
    <p className="import-size">
      <Words text={sizeText(size, t)} /> <a href={size.href}>{t('reference.size.link')}</a>
    </p>
  );
}
