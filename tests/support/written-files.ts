import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CodeFile } from '../../site/check/parse-file.ts';

const FENCE = /^```tsx title="([^"]+)"\n([^]*?)^```/gm;

/** The files that were written for version 7, in Markdown because they do not compile with the installed packages. */
export function readWrittenFiles(): CodeFile[] {
  const folder = path.join(import.meta.dirname, '../site/check/written-for-7');
  const documents = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return documents.flatMap((document) =>
    [...readFileSync(path.join(folder, document), 'utf8').matchAll(FENCE)].map(([, name = '', text = '']) => ({
      name: `${document.replace('.md', '')}/${name}`,
      text,
    })),
  );
}
