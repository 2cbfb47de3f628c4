import { parentPort } from 'node:worker_threads';
import { createContext } from '../kit/context.ts';
import { surveyPackages } from './survey.ts';

parentPort?.postMessage(await surveyPackages(createContext()));
