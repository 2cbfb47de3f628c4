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

/** Keeps answers as long as there is room for them. The oldest go first; one that was used since it was looked at last stays once more. */
export function createAnswerMemory(memoryBytes = MEMORY_BYTES): AnswerMemory {
  const answers = new Map<string, { answer: RememberedAnswer; wasUsed: boolean }>();
  const keys = new Set<string>();
  let used = 0;
  const forget = (key: string) => {
    used -= answers.get(key)?.answer.body.size ?? 0;
    answers.delete(key);
  };
  const makeRoom = () => {
    for (const [key, kept] of answers) {
      if (used <= memoryBytes) return;
      if (!kept.wasUsed) {
        forget(key);
        continue;
      }
      // Moves to the end of the map, and of this loop.
      kept.wasUsed = false;
      answers.delete(key);
      answers.set(key, kept);
    }
  };
  return {
    get: (key) => {
      const known = answers.get(key);
      if (!known) return null;
      known.wasUsed = true;
      return known.answer;
    },
    put: (key, answer) => {
      const [oldestKey] = keys;
      if (keys.size >= MAX_KEYS && oldestKey !== undefined) keys.delete(oldestKey);
      keys.add(key);
      forget(key);
      if (answer.body.size > memoryBytes / 8) return;
      answers.set(key, { answer, wasUsed: false });
      used += answer.body.size;
      makeRoom();
    },
    wasSeen: (key) => keys.has(key),
  };
}
