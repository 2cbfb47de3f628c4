import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

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

/** Starts the mock on a local port. */
export async function startCloudflareApi(): Promise<CloudflareApi> {
  const values: CloudflareApi['values'] = new Map();
  const versions: CloudflareApi['versions'] = [];
  const changes: string[] = [];
  let deployedId: string | undefined;
  const tagOf = (id: string | undefined) => versions.find((version) => version.id === id)?.tag;
  const describeVersion = ({ id, tag, created_on }: CloudflareApi['versions'][number]) => ({
    id,
    number: versions.findIndex((version) => version.id === id) + 1,
    metadata: { created_on, modified_on: created_on, source: 'wrangler', author_email: 'a@example.com' },
    annotations: { 'workers/tag': tag },
    resources: { bindings: [], script: { handlers: [] }, script_runtime: {} },
  });
  const addVersion = (tag: string) => {
    const number = versions.length + 1;
    const id = `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;
    const version = { id, tag, created_on: new Date(Date.UTC(2026, 10, number)).toISOString() };
    versions.push(version);
    return version;
  };
  const deploy = (tag: string) => {
    deployedId = addVersion(tag).id;
  };
  const uploadScript = (upload: string) => {
    const tag = /"workers\/tag":"([^"]*)"/.exec(upload)?.[1] ?? '';
    changes.push(`POST version ${tag}`);
    return describeVersion(addVersion(tag));
  };
  const changeValues = (method: string, count: number, change: () => void) => {
    change();
    changes.push(`${method} values ${count}`);
    return {};
  };
  /** Returns the `result` of a response; null refuses the request. */
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://api');
    const body = (await buffer(request)).toString();
    if (pathname.endsWith('/keys')) {
      const keys = [...values].filter(([name]) => name.startsWith(searchParams.get('prefix') ?? ''));
      return keys.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, { metadata }]) => ({ name, metadata }));
    }
    if (pathname.endsWith('/bulk') && method === 'PUT') {
      const pairs = JSON.parse(body) as BulkPair[];
      return changeValues('PUT', pairs.length, () => {
        for (const { key, ...kept } of pairs) values.set(key, kept);
      });
    }
    if (pathname.endsWith('/bulk') || pathname.endsWith('/bulk/delete')) {
      const keys = JSON.parse(body) as string[];
      return changeValues('DELETE', keys.length, () => {
        for (const key of keys) values.delete(key);
      });
    }
    if (/\/versions\/[^/]+$/.test(pathname)) {
      const version = versions.find(({ id }) => pathname.endsWith(id));
      return version ? describeVersion(version) : null;
    }
    if (pathname.endsWith('/versions') && method === 'POST') return uploadScript(body);
    if (pathname.endsWith('/versions')) return { items: versions.map(describeVersion).reverse() };
    if (pathname.endsWith('/deployments')) {
      if (method === 'POST') {
        deployedId = (JSON.parse(body) as { versions: { version_id: string }[] }).versions[0]?.version_id;
        changes.push(`POST deployment ${tagOf(deployedId)}`);
      }
      const current = { id: 'now', created_on: new Date().toISOString(), source: 'wrangler', annotations: {} };
      return { deployments: [{ ...current, versions: [{ version_id: deployedId, percentage: 100 }] }] };
    }
    if (pathname.endsWith('/assets-upload-session')) return { jwt: 'assets', buckets: [] };
    if (pathname.endsWith('/secrets')) return [];
    if (/\/services\/[^/]+$/.test(pathname)) return { default_environment: { script: { tag: 'tag' } } };
    const subdomain = { subdomain: 'example', enabled: true, previews_enabled: false };
    if (pathname.endsWith('/subdomain')) return subdomain;
    if (/\/workers\/workers\/[^/]+$/.test(pathname)) return { subdomain };
    // Other requests do not matter to the tests.
    return {};
  };
  const server = createServer((request, response) => {
    void answer(request).then((result) => {
      const success = result !== null;
      const errors = success ? [] : [{ code: 10000, message: 'Refused.' }];
      response.writeHead(success ? 200 : 503, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ success, errors, messages: [], result, result_info: { cursor: '' } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
    },
    values,
    versions,
    deploy,
    changes,
    deployed: () => tagOf(deployedId),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
