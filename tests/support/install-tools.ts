import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

// Runs before `npm test` and, with `all`, before `npm run test:all`: Debian's packages can be installed by a script,
// elsewhere people choose their own way.
const { CHROMIUM_PATH } = process.env;
if (CHROMIUM_PATH === undefined && process.platform === 'linux') {
  const script = path.join(import.meta.dirname, 'install-tools.sh');
  process.exitCode = spawnSync('sh', [script, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
} else if (CHROMIUM_PATH === undefined) {
  refuse('The tests need openssl, and the variable CHROMIUM_PATH with the path of Chrome or Chromium.');
} else if (!existsSync(CHROMIUM_PATH)) {
  refuse(
    `CHROMIUM_PATH is "${CHROMIUM_PATH}", and there is no such file. Set it to your Chrome or Chromium; on Debian, unset it and \`npm test\` installs one.`,
  );
}

// Auditors that only `npm run test:all` needs have a lock file of their own.
if (process.argv.includes('all') && !process.exitCode) {
  const tools = path.join(import.meta.dirname, '../tools');
  process.exitCode = spawnSync('npm', ['ci', '--prefix', tools], { stdio: 'inherit', shell: true }).status ?? 1;
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
