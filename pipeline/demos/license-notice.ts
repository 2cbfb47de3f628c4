/** What the Pro and Premium packages write to the console when they render without a licence key. */
const NOTICE = /MUI X: Missing license key|^\*+$|^$|license key is missing|free trial|x-get-license/;

/**
 * Runs a rendering without the packages' licence notices: a build renders Pro demos without a key on purpose (readers see
 * the watermark, and a line that says why). Every other message goes through.
 */
export function withoutLicenseNotices<T>(render: () => T): T {
  const { error } = console;
  console.error = (...messages: unknown[]) => {
    const isNotice = messages.every((message) =>
      String(message)
        .split('\n')
        .every((line) => NOTICE.test(line.trim())),
    );
    if (!isNotice) error(...messages);
  };
  try {
    return render();
  } finally {
    console.error = error;
  }
}
