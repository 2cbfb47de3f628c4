import { unstable_getMiniflareWorkerOptions as getWorkerOptions } from 'wrangler';

// `node pipeline/cli/worker-options.ts <wrangler.toml>`: prints the bindings and settings of a worker, as JSON for Miniflare.
const [, , config = ''] = process.argv;
const { rootPath, modulesRules, ...options } = getWorkerOptions(config).workerOptions;
process.stdout.write(JSON.stringify(options));
