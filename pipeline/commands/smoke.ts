import { parseArgs } from 'node:util';
import { UserError } from '../kit/user-error.ts';
import { smokeTest } from '../release/smoke-test.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run smoke -- https://docs.example.com [--build <id>] [--origin <origin>]';

// `npm run smoke -- <address>`: smoke-tests a running site, and fails if a check does.
await runCommand(async () => {
  const { address, ...expected } = readAddress();
  await smokeTest(address, expected);
});

function readAddress() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { build: { type: 'string' }, origin: { type: 'string' } },
    });
    const [address = ''] = positionals;
    const { build, origin } = values;
    if (isAddress(address) && (origin === undefined || isAddress(origin)))
      return { address, build, origin: origin && new URL(origin).origin };
  } catch {
    // Fall through to the usage.
  }
  throw new UserError(USAGE);
}

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}
