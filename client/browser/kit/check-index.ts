import type { CheckIndex } from '../../../site/check/tables.ts';
import { fetchJsonOnce } from './fetch-json.ts';

/** URL of the `CheckIndex`, defined by the build. */
declare const __CHECK_INDEX__: string;

export const readCheckIndex = (): Promise<CheckIndex> => fetchJsonOnce(__CHECK_INDEX__);
