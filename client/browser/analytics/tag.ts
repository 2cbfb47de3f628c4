/** Address of the tag manager's script. */
const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=';

/** Whether the reader asked not to be followed: Do Not Track or Global Privacy Control. */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: Navigator = navigator): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Defines `gtag`, a queue that the tag manager's script empties once it is there. Nothing is queued for a reader who
 * refuses tracking.
 */
export function defineTag(): void {
  const queue = (window.dataLayer ??= []);
  window.gtag ??= refusesTracking()
    ? () => undefined
    : function gtag() {
        // The tag manager reads the arguments object itself, not an array.
        // eslint-disable-next-line prefer-rest-params
        queue.push(arguments);
      };
}

/** Loads the tag manager's script. Without an id, or against the reader's wish, nothing is requested. */
export function loadTag(tagId: string | undefined): void {
  if (!tagId || refusesTracking()) return;
  window.gtag?.('js', new Date());
  window.gtag?.('config', tagId, { send_page_view: false });
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: TAG_SCRIPT + tagId }));
}
