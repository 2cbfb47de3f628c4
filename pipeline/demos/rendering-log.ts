import { format } from 'node:util';

/** What the Pro and Premium packages log when they render without a licence key. */
const NOTICE = /MUI X: Missing license key|^\*+$|^$|license key is missing|free trial|x-get-license/;

/**
 * Renders, and collects what is logged as a warning or an error. The packages' licence notices are dropped: the build
 * deliberately renders Pro demos without a key (readers see the watermark, and a line that explains it). All other
 * messages also pass through.
 */
export function withLog<T>(render: () => T): { rendered: T; log: string[] } {
  const { error, warn } = console;
  const log: string[] = [];
  const collect =
    (print: typeof error) =>
    (...messages: unknown[]) => {
      if (isNotice(messages)) return;
      log.push(format(...messages));
      print(...messages);
    };
  console.error = collect(error);
  console.warn = collect(warn);
  try {
    return { rendered: render(), log };
  } finally {
    Object.assign(console, { error, warn });
  }
}

function isNotice(messages: readonly unknown[]): boolean {
  return messages.every((message) =>
    String(message)
      .split('\n')
      .every((line) => NOTICE.test(line.trim())),
  );
}
