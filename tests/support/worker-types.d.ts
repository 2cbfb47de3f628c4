import type {
  AnalyticsEngineDataset as WorkersAnalytics,
  Fetcher as WorkersFetcher,
  KVNamespace as WorkersKv,
  RateLimit as WorkersRateLimit,
} from '@cloudflare/workers-types';

/** Workers types used by the worker's own files; the rest of `tests/` has the types of Node and the DOM. */
declare global {
  type AnalyticsEngineDataset = WorkersAnalytics;
  type Fetcher = WorkersFetcher;
  type KVNamespace = WorkersKv;
  type RateLimit = WorkersRateLimit;
}
