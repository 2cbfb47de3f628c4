import { parseArgs } from 'node:util';
import { UserError } from '../kit/user-error.ts';
import { smokeTest } from '../release/smoke-test.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run smoke -- https://docs.example.com [--build <id>]';

// `npm run smoke -- <address>`: smoke-tests a running site, and fails if a check does.
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
    // Fall through to the usage.
  }
  throw new UserError(USAGE);
}
