import type {
  Fetcher as WorkersFetcher,
  KVNamespace as WorkersKv,
  RateLimit as WorkersRateLimit,
} from '@cloudflare/workers-types';

/** The Workers types that the worker's own files name; the rest of `tests/` is typed for Node and the DOM. */
declare global {
  type Fetcher = WorkersFetcher;
  type KVNamespace = WorkersKv;
  type RateLimit = WorkersRateLimit;
}
