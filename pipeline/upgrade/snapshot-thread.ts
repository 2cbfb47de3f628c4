import { parentPort } from 'node:worker_threads';
import { createContext } from '../kit/context.ts';
import { takeSnapshot } from './snapshot.ts';

parentPort?.postMessage(await takeSnapshot(createContext()));
