import { parentPort } from 'node:worker_threads';
import { createContext } from '../../cache/context.ts';
import { showProgress } from '../../cache/progress.ts';
import { takeSnapshot } from './snapshot.ts';

const context = createContext();
const endProgress = showProgress(context.steps.log, process.stderr);
parentPort?.postMessage(await takeSnapshot(context).finally(endProgress));
