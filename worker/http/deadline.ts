/** Waits for a promise. @param what Names it in the error. @throws Error on timeout. */
export type Wait = <T>(what: string, underWay: Promise<T>) => Promise<T>;

/** Creates a timeout shared by successive waits: their total may not exceed it. */
export function createDeadline(milliseconds: number): Wait {
  let left = milliseconds;
  return async (what, underWay) => {
    const start = Date.now();
    const { promise: limit, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`${what} took more than ${milliseconds} ms.`)), left);
    try {
      return await Promise.race([underWay, limit]);
    } finally {
      clearTimeout(timer);
      left -= Date.now() - start;
    }
  };
}
