/** Waits for what is under way. @param what Is named where that takes too long. @throws Error */
export type Wait = <T>(what: string, underWay: Promise<T>) => Promise<T>;

/** Waits for several things one after the other, no longer than that in all. */
export function createPatience(milliseconds: number): Wait {
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
