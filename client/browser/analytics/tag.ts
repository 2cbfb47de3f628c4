/** URL of the tag manager's script. */
const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=';

/** Whether the reader opted out of tracking: Do Not Track or Global Privacy Control. */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: Navigator = navigator): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Defines `gtag`, which queues commands until the tag manager's script has loaded. A no-op if the reader opted out. */
export function defineTag(): void {
  const queue = (window.dataLayer ??= []);
  window.gtag ??= refusesTracking()
    ? () => undefined
    : function gtag() {
        // The tag manager expects the `arguments` object, not an array.
        queue.push(arguments);
      };
}

/** Loads the tag manager's script, unless there is no tag id or the reader opted out. */
export function loadTag(tagId: string | undefined): void {
  if (!tagId || refusesTracking()) return;
  window.gtag?.('js', new Date());
  window.gtag?.('config', tagId, { send_page_view: false });
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: TAG_SCRIPT + tagId }));
}
