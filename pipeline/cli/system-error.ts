/** What to do about errors of the machine, by code. */
const REMEDIES: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space: `.cache` and `dist` may be deleted, the next build makes them again.',
  EDQUOT: 'The quota of the disk is used up. Free some space: `.cache` and `dist` may be deleted.',
  EACCES: 'The permission is missing. Give yourself the file, or look who has created it.',
  EPERM: 'The system does not permit it. Give yourself the file, or look who has created it.',
  EROFS: 'The disk can only be read. Run the command in a copy on another one.',
  EMFILE: 'Too many files are open. Raise the limit: `ulimit -n 4096`.',
  EADDRINUSE: 'The port is in use. Choose another: -- --port <number>, or -- --host <name>.',
  ENOTFOUND: 'The host is not known. Check the address, and the connection to the network.',
  EAI_AGAIN: 'Names cannot be looked up. Check the connection to the network.',
  ECONNREFUSED: 'Nothing answers there. Check the address, and whether it is running.',
  ECONNRESET: 'The connection broke off. Check the connection to the network, and try again.',
  ENETUNREACH: 'There is no network. Check the connection.',
  ETIMEDOUT: 'There was no answer in time. Check the connection to the network, and try again.',
};

/** One line about an error of the machine, with its remedy; null for any other error. */
export function explainSystemError(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const remedy = Object.hasOwn(REMEDIES, code) ? REMEDIES[code] : undefined;
    // The message of some ends with a list of attempts.
    if (remedy !== undefined) return `${cause.message.split('\n')[0] || code}. ${remedy}`;
  }
  return null;
}
