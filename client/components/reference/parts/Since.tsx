import { useReference } from './context.ts';

/** The minor version that a name came with; nothing if that is not known, or before the first one. */
export function Since({ version }: { version: string | undefined }) {
  const { t } = useReference();
  return version === undefined ? null : <small className="chip since">{t('reference.since', { version })}</small>;
}
