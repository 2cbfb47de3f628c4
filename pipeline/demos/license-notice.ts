/** What the Pro and Premium packages log when they render without a licence key. */
const NOTICE = /MUI X: Missing license key|^\*+$|^$|license key is missing|free trial|x-get-license/;

/**
 * Suppresses the packages' licence notices while rendering: the build deliberately renders Pro demos without a key
 * (readers see the watermark, and a line that explains it). All other messages pass through.
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
