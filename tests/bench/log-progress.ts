/** Erases the current terminal line. */
const CLEAR_LINE = '\r\u001b[2K';

/** Says where a bench is: in a terminal in one line that changes, in a log in a line each. @param at Counts from 0. */
export function logProgress(at: number, of: number, what = 'round'): void {
  const text = `${what} ${at + 1} of ${of}`;
  process.stderr.write(process.stderr.isTTY ? `${CLEAR_LINE}${text}` : `${text}\n`);
}
