/**
 * Makes a value of each item, a few at a time: what all of them need at once would not fit in memory.
 *
 * @returns Promises in the order of the items, all of them settled.
 */
export async function makeSome<Item, Value>(
  items: Iterable<Item>,
  atATime: number,
  make: (item: Item) => Promise<Value>,
): Promise<Promise<Value>[]> {
  const rest = [...items].values();
  const made: Promise<Value>[] = [];
  const makeNext = async () => {
    for (const item of rest) {
      const value = make(item);
      made.push(value);
      await Promise.allSettled([value]);
    }
  };
  await Promise.all(Array.from({ length: atATime }, makeNext));
  return made;
}
