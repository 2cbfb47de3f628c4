import { parentPort } from 'node:worker_threads';
import { createContext } from '../kit/context.ts';
import { showProgress } from '../kit/progress.ts';
import { takeSnapshot } from './snapshot.ts';

const context = createContext();
const endProgress = showProgress(context.steps.log, process.stderr);
parentPort?.postMessage(await takeSnapshot(context).finally(endProgress));
