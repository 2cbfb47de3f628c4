/**
 * Offers a reload to pages of former builds that miss one of their files. They import it by a path that never changes, so
 * its exports and the event it dispatches must not change either. It has its own styles and texts, and relies on nothing
 * in the page but the language.
 */
import { createTranslate } from '../../i18n/translate.ts';
import { localeOfTag } from '../../../site/locales.ts';
import type { FormerBuild } from '../../../site/protocol/former-build.ts';
import { announceError, KEEP_EDITS_EVENT } from '../kit/events.ts';
import { adoptStyles } from '../kit/dom.ts';
import styles from './former-build.css';

const NAME = 'former-build';

export const offerReload: FormerBuild['offerReload'] = async (address, error) => {
  announceError('file', address, error);
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status === 404 && !document.querySelector(`.${NAME}`)) document.body.append(createOffer());
};

function createOffer(): HTMLElement {
  const t = createTranslate(localeOfTag(document.documentElement.lang));
  adoptStyles(styles);
  const offer = Object.assign(document.createElement('div'), { className: NAME });
  const text = Object.assign(document.createElement('p'), { role: 'status' });
  const button = (label: string, answer: () => void) => {
    const element = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
    element.addEventListener('click', answer);
    return element;
  };
  offer.append(
    text,
    button(t('formerBuild.reload'), reload),
    button(t('formerBuild.later'), () => offer.remove()),
  );
  // Screen readers announce a status only if its text changes after it was inserted.
  requestAnimationFrame(() => (text.textContent = t('formerBuild.text')));
  return offer;
}

/** The browser restores the scroll position, and the editor keeps its edits. */
function reload(): void {
  document.dispatchEvent(new Event(KEEP_EDITS_EVENT));
  location.reload();
}
