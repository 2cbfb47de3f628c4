import { UserError } from '../../kit/user-error.ts';
import { smokeTest } from '../../release/smoke-test.ts';
import { readArguments } from '../../cli/read-arguments.ts';
import { runCommand } from '../../cli/run-command.ts';

const OPTIONS = { build: { type: 'string' }, origin: { type: 'string' } } as const;

// `npm run smoke -- <address>`: smoke-tests a running site, and fails if a check does.
await runCommand(async () => {
  const [address = '', ...rest] = process.argv.slice(2);
  const { build, origin } = readArguments(OPTIONS, rest);
  if (!isAddress(address) || (origin !== undefined && !isAddress(origin)))
    throw new UserError('Usage: npm run smoke -- https://docs.example.com [--build <id>] [--origin <origin>]');
  await smokeTest(address, { build, origin: origin && new URL(origin).origin });
});

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}
