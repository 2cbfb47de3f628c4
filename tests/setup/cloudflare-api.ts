import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What wrangler asks of the provider when it deploys, lists and goes back, and when it works on a KV namespace. */
export interface CloudflareApi {
  /** Makes wrangler ask here. */
  environment: Record<string, string>;
  /** Values of the namespace. */
  values: Map<string, { value: string; metadata?: unknown }>;
  /** The oldest first. */
  versions: { id: string; tag: string; created_on: string }[];
  /** Adds a version with a tag, and gives it to all readers. */
  deploy: (tag: string) => string;
  /** Tag of the version that readers get. */
  deployed: () => string | undefined;
  /** What changed something: `PUT values 1000`, `DELETE values 3`, `PUT script <tag>`, `POST deployment <tag>`. */
  changes: string[];
  /** Refuses all that would change the namespace, after so many more requests that do. */
  refuseAfter: (requests: number) => void;
  stop: () => Promise<void>;
}

interface BulkPair {
  key: string;
  value: string;
  metadata?: unknown;
}

/** Plays the provider's API on this machine. */
export async function startCloudflareApi(): Promise<CloudflareApi> {
  const values: CloudflareApi['values'] = new Map();
  const versions: CloudflareApi['versions'] = [];
  const changes: string[] = [];
  let deployedId: string | undefined;
  let left = Infinity;
  const tagOf = (id: string | undefined) => versions.find((version) => version.id === id)?.tag;
  const describeVersion = ({ id, tag, created_on }: CloudflareApi['versions'][number]) => ({
    id,
    number: versions.findIndex((version) => version.id === id) + 1,
    metadata: { created_on, modified_on: created_on, source: 'wrangler', author_email: 'a@example.com' },
    annotations: { 'workers/tag': tag },
    resources: { bindings: [], script: { handlers: [] }, script_runtime: {} },
  });
  const deploy = (tag: string) => {
    const number = versions.length + 1;
    const id = `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;
    versions.push({ id, tag, created_on: new Date(Date.UTC(2026, 10, number)).toISOString() });
    deployedId = id;
    return id;
  };
  const uploadScript = (upload: string) => {
    const tag = /"workers\/tag":"([^"]*)"/.exec(upload)?.[1] ?? '';
    const id = deploy(tag);
    changes.push(`PUT script ${tag}`);
    return { id: 'script', version_id: id, deployment_id: id, startup_time_ms: 1, etag: id };
  };
  const changeValues = (method: string, count: number, change: () => void) => {
    if (left <= 0) return null;
    left -= 1;
    change();
    changes.push(`${method} values ${count}`);
    return {};
  };
  /** The result; null where the request is refused. */
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://api');
    const body = (await buffer(request)).toString();
    if (pathname.endsWith('/keys')) {
      const keys = [...values].filter(([name]) => name.startsWith(searchParams.get('prefix') ?? ''));
      return keys.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, { metadata }]) => ({ name, metadata }));
    }
    if (pathname.endsWith('/bulk')) {
      const pairs = JSON.parse(body) as BulkPair[];
      return changeValues('PUT', pairs.length, () => {
        for (const { key, ...kept } of pairs) values.set(key, kept);
      });
    }
    if (pathname.endsWith('/bulk/delete')) {
      const keys = JSON.parse(body) as string[];
      return changeValues('DELETE', keys.length, () => {
        for (const key of keys) values.delete(key);
      });
    }
    if (/\/versions\/[^/]+$/.test(pathname)) {
      const version = versions.find(({ id }) => pathname.endsWith(id));
      return version ? describeVersion(version) : null;
    }
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
    if (pathname.endsWith('/subdomain')) return { subdomain: 'example', enabled: true, previews_enabled: false };
    if (method === 'PUT' && /\/scripts\/[^/]+$/.test(pathname)) return uploadScript(body);
    // No other question matters to what is tested here.
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
    refuseAfter: (requests) => (left = requests),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
