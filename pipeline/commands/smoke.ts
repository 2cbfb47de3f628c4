import { parseArgs } from 'node:util';
import { Refusal } from '../kit/refusal.ts';
import { smokeTest } from '../release/smoke-test.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run smoke -- https://docs.example.com [--build <id>]';

// `npm run smoke -- <address>`: asks a running site for a little of everything, and fails where something is wrong.
await runCommand(async () => {
  const { address, build } = readAddress();
  await smokeTest(address, build ?? null);
});

function readAddress() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { build: { type: 'string' } } });
    const [address = ''] = positionals;
    if (/^https?:\/\//.test(address) && URL.canParse(address)) return { address, build: values.build };
  } catch {
    // The usage says it all.
  }
  throw new Refusal(USAGE);
}
