import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../../pipeline/kit/hash.ts';

/** What a check looks at, with the hash of everything that its result depends on. */
interface Subject {
  name: string;
  hash: string;
}

/** What passed a check, and with which hash. */
export interface Compared<Checked extends Subject> {
  /** Subjects to check. */
  due: Checked[];
  /** Names of subjects that passed with their present hash, and are not due for another check. */
  asBefore: string[];
  /** Records that subjects passed. CI only reads the record. */
  keep: (...passed: Checked[]) => Promise<void>;
}

/** In CI, each subject is checked again once in so many days, so that a wrong record does not last. */
const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

const folder = path.join(import.meta.dirname, '../checked');

/**
 * Compares subjects with the record of a check (decision 0024). Subjects that no longer exist leave the record with the
 * next one that passes.
 *
 * @param check File name of the record.
 */
export async function compareWithRecord<Checked extends Subject>(
  check: string,
  subjects: readonly Checked[],
): Promise<Compared<Checked>> {
  const file = path.join(folder, `${check}.json`);
  const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, string>;
  const unchanged = subjects.filter(({ name, hash }) => before[name] === hash);
  const asBefore = unchanged.filter(({ name }) => process.env.CHECK_ALL === undefined && !isDueInCi(name));
  const after = new Map(unchanged.map(({ name, hash }) => [name, hash]));
  return {
    due: subjects.filter((subject) => !asBefore.includes(subject)),
    asBefore: asBefore.map(({ name }) => name),
    keep: async (...passed) => {
      for (const { name, hash } of passed) after.set(name, hash);
      if (process.env.CI !== undefined) return;
      const sorted = [...after].sort(([a], [b]) => (a < b ? -1 : 1));
      await mkdir(folder, { recursive: true });
      await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    },
  };
}

/** Whether today is the day on which CI checks a subject although nothing changed. */
function isDueInCi(name: string): boolean {
  const day = Math.floor(Date.now() / DAY_MS);
  return process.env.CI !== undefined && parseInt(hashOf(name).slice(0, 8), 16) % DAYS === day % DAYS;
}
