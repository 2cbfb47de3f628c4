import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally } from './local-server.ts';

/** Mock of the Cloudflare API that wrangler uses for deployments, rollbacks and KV namespaces. */
export interface CloudflareApi {
  /** Environment variables that point wrangler to the mock. */
  environment: Record<string, string>;
  /** Values in the KV namespace, by key. */
  values: Map<string, { value: string; metadata?: unknown }>;
  /** Worker versions, oldest first. */
  versions: { id: string; tag: string; created_on: string }[];
  /** Uploads a version with a tag and deploys it. */
  deploy: (tag: string) => void;
  /** Tag of the deployed version. */
  deployed: () => string | undefined;
  /** Log of writes: `PUT values 1000`, `DELETE values 3`, `POST version <tag>`, `POST deployment <tag>`. */
  changes: string[];
  stop: () => Promise<void>;
}

interface BulkPair {
  key: string;
  value: string;
  metadata?: unknown;
}

/** A request to the API. */
interface ApiRequest {
  method: string;
  pathname: string;
  searchParams: URLSearchParams;
  body: string;
}

/** Returns the `result` of a response; null refuses the request, undefined leaves it to others. */
type Respond = (request: ApiRequest) => unknown;

/** Starts the mock on a local port. */
export async function startCloudflareApi(): Promise<CloudflareApi> {
  const changes: string[] = [];
  const { values, respond: respondAboutValues } = mockValues(changes);
  const { versions, deploy, deployed, respond: respondAboutVersions } = mockVersions(changes);
  const getResult = async (request: IncomingMessage): Promise<unknown> => {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://api');
    const read = { method, pathname, searchParams, body: (await buffer(request)).toString() };
    for (const respond of [respondAboutValues, respondAboutVersions, respondAboutOthers]) {
      const result = respond(read);
      if (result !== undefined) return result;
    }
    return {};
  };
  const { origin, stop } = await listenLocally((request, response) => {
    void getResult(request).then((result) => {
      const success = result !== null;
      const errors = success ? [] : [{ code: 10000, message: 'Refused.' }];
      // wrangler hashes thousands of files between two requests, and would then write to a connection that Node has closed.
      response.writeHead(success ? 200 : 503, { 'Content-Type': 'application/json', Connection: 'close' });
      response.end(JSON.stringify({ success, errors, messages: [], result, result_info: { cursor: '' } }));
    });
  });
  return {
    environment: {
      CLOUDFLARE_API_BASE_URL: `${origin}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
    },
    values,
    versions,
    deploy,
    changes,
    deployed,
    stop,
  };
}

/** The KV namespace. */
function mockValues(changes: string[]): Pick<CloudflareApi, 'values'> & { respond: Respond } {
  const values: CloudflareApi['values'] = new Map();
  const respond: Respond = ({ method, pathname, searchParams, body }) => {
    if (pathname.endsWith('/keys')) {
      const keys = [...values].filter(([name]) => name.startsWith(searchParams.get('prefix') ?? ''));
      return keys.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, { metadata }]) => ({ name, metadata }));
    }
    if (pathname.endsWith('/bulk') && method === 'PUT') {
      const pairs = JSON.parse(body) as BulkPair[];
      for (const { key, ...kept } of pairs) values.set(key, kept);
      changes.push(`PUT values ${pairs.length}`);
      return {};
    }
    if (pathname.endsWith('/bulk') || pathname.endsWith('/bulk/delete')) {
      const keys = JSON.parse(body) as string[];
      for (const key of keys) values.delete(key);
      changes.push(`DELETE values ${keys.length}`);
      return {};
    }
    return undefined;
  };
  return { values, respond };
}

/** The worker's versions and deployments. */
function mockVersions(
  changes: string[],
): Pick<CloudflareApi, 'versions' | 'deploy' | 'deployed'> & { respond: Respond } {
  const versions: CloudflareApi['versions'] = [];
  let deployedId: string | undefined;
  const getTag = (id: string | undefined) => versions.find((version) => version.id === id)?.tag;
  const describeVersion = ({ id, tag, created_on }: CloudflareApi['versions'][number]) => ({
    id,
    number: versions.findIndex((version) => version.id === id) + 1,
    metadata: {
      created_on,
      modified_on: created_on,
      source: 'wrangler',
      author_email: 'a@example.com',
      has_preview: true,
    },
    annotations: tag === '' ? {} : { 'workers/tag': tag },
    resources: { bindings: [], script: { handlers: [] }, script_runtime: {} },
  });
  const addVersion = (tag: string) => {
    const number = versions.length + 1;
    const id = `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;
    const version = { id, tag, created_on: new Date(Date.UTC(2026, 10, number)).toISOString() };
    versions.push(version);
    return version;
  };
  const respond: Respond = ({ method, pathname, body }) => {
    if (/\/versions\/[^/]+$/.test(pathname)) {
      const version = versions.find(({ id }) => pathname.endsWith(id));
      return version ? describeVersion(version) : null;
    }
    if (pathname.endsWith('/versions') && method === 'POST') {
      const tag = /"workers\/tag":"([^"]*)"/.exec(body)?.[1] ?? '';
      changes.push(`POST version ${tag}`);
      return describeVersion(addVersion(tag));
    }
    if (pathname.endsWith('/versions')) return { items: versions.map(describeVersion).reverse() };
    if (!pathname.endsWith('/deployments')) return undefined;
    if (method === 'POST') {
      deployedId = (JSON.parse(body) as { versions: { version_id: string }[] }).versions[0]?.version_id;
      changes.push(`POST deployment ${getTag(deployedId)}`);
    }
    const current = { id: 'now', created_on: new Date().toISOString(), source: 'wrangler', annotations: {} };
    return { deployments: [{ ...current, versions: [{ version_id: deployedId, percentage: 100 }] }] };
  };
  return {
    versions,
    deploy: (tag) => {
      deployedId = addVersion(tag).id;
    },
    deployed: () => getTag(deployedId),
    respond,
  };
}

/** Other requests whose responses wrangler reads. */
const respondAboutOthers: Respond = ({ pathname }) => {
  if (pathname.endsWith('/assets-upload-session')) return { jwt: 'assets', buckets: [] };
  if (pathname.endsWith('/secrets')) return [];
  if (/\/services\/[^/]+$/.test(pathname)) return { default_environment: { script: { tag: 'tag' } } };
  if (pathname.endsWith('/subdomain')) return { subdomain: 'example', enabled: true, previews_enabled: true };
  const [, worker] = /\/workers\/workers\/([^/]+)$/.exec(pathname) ?? [];
  if (worker !== undefined)
    return {
      subdomain: { enabled: true, previews_enabled: true, preview_url_suffix: `-${worker}.example.workers.dev` },
    };
  return undefined;
};
