import { LRUCache } from 'lru-cache';

/** An answer that the isolate has, with everything that is sent. */
export interface RememberedAnswer {
  body: Blob;
  headers: Headers;
  /** Puts the answer where other isolates find it; absent where that was done. */
  share?: (() => Promise<void>) | undefined;
}

/** Whole answers by key, in the isolate's memory. */
export interface AnswerMemory {
  get: (key: string) => RememberedAnswer | null;
  put: (key: string, answer: RememberedAnswer) => void;
  /** Whether an answer was put under that key lately, even where it is gone by now. */
  wasSeen: (key: string) => boolean;
}

/** Memory that an isolate spends on answers, in bytes. */
const MEMORY_BYTES = 24 * 2 ** 20;

/** Keys that it keeps beside them: of some 150 bytes each. */
const MAX_KEYS = 10_000;

/** Keeps answers as long as there is room for them; those that were used longest ago go first, and none has much of it. */
export function createAnswerMemory(memoryBytes = MEMORY_BYTES): AnswerMemory {
  const answers = new LRUCache<string, RememberedAnswer>({
    // The map wants sizes above zero, of answers too: in no memory there is room for no page.
    maxSize: Math.max(memoryBytes, 1),
    maxEntrySize: Math.max(Math.floor(memoryBytes / 8), 1),
    sizeCalculation: ({ body }) => Math.max(body.size, 1),
  });
  const keys = new LRUCache<string, true>({ max: MAX_KEYS });
  return {
    get: (key) => answers.get(key) ?? null,
    put: (key, answer) => {
      keys.set(key, true);
      answers.set(key, answer);
    },
    wasSeen: (key) => keys.has(key),
  };
}
