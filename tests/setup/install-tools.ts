import { spawnSync } from 'node:child_process';
import path from 'node:path';

// Runs before `npm test`: Debian's packages can be installed by a script, elsewhere people choose their own way.
if (process.env.CHROMIUM_PATH === undefined) {
  if (process.platform === 'linux') {
    const script = path.join(import.meta.dirname, 'install-tools.sh');
    process.exitCode = spawnSync('sh', [script], { stdio: 'inherit' }).status ?? 1;
  } else {
    console.error(
      'The tests need openssl, Java 17, and the variable CHROMIUM_PATH with the path of Chrome or Chromium.',
    );
    process.exitCode = 1;
  }
}
