import { json } from 'node:stream/consumers';
import { listenLocally } from './local-server.ts';

/** A data point of Analytics Engine. */
export interface DataPoint {
  index: string;
  blobs: string[];
  doubles: number[];
}

/** Mock of Analytics Engine: keeps the data points that the runtime sends. */
export interface CountServer {
  port: number;
  points: DataPoint[];
  stop: () => Promise<void>;
}

/** As the runtime sends it: texts as arrays of bytes. */
type RawPoint = Record<string, number[] | number | undefined>;

export async function startCountServer(): Promise<CountServer> {
  const points: DataPoint[] = [];
  const { port, stop } = await listenLocally((request, response) => {
    void json(request).then((raw) => {
      points.push(parsePoint(raw as RawPoint));
      response.end();
    });
  });
  return { port, points, stop };
}

function parsePoint(raw: RawPoint): DataPoint {
  const all = (name: string) =>
    Object.keys(raw)
      .filter((key) => new RegExp(`^${name}\\d+$`).test(key))
      .map((key) => raw[key]);
  return {
    index: getText(raw['index1']),
    blobs: all('blob').map(getText),
    doubles: all('double').map(Number),
  };
}

function getText(bytes: number[] | number | undefined): string {
  return Array.isArray(bytes) ? Buffer.from(bytes).toString() : '';
}
