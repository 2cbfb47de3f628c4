import Button from '@mui/material/Button';
import { useState } from 'react';
import { copyText } from '../../browser/kit/clipboard.ts';
import { announce } from '../../browser/kit/status.ts';
import type { Translate } from '../../i18n/translate.ts';

/** How long the button shows that the link was copied, in milliseconds. */
const COPIED_MS = 2000;

/** Copies a link to this page that includes the current settings. */
export function ShareButton({ shareHref, t }: { shareHref: () => string; t: Translate }) {
  const [isCopied, setIsCopied] = useState(false);
  const share = async () => {
    if (!(await copyText(shareHref()))) return;
    setIsCopied(true);
    announce(t('code.copied'));
    setTimeout(() => setIsCopied(false), COPIED_MS);
  };
  return (
    <Button variant="outlined" onClick={() => void share()}>
      {isCopied ? t('code.copied') : t('settings.share')}
    </Button>
  );
}
