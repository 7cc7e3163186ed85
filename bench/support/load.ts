import { once } from 'node:events';
import { connect } from 'node:net';

export type Target = {
  origin: string;
  path: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** What every answer holds: an empty one is not fast. */
  holds?: string;
};

/** How many answers, and how many a second; the times of one, in milliseconds. */
export type Measured = { answers: number; perSecond: number; p50: number; p99: number };

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/**
 * Asks over `connections` connections, each one question at a time, for `ms` milliseconds; any other answer than 200,
 * errors of a graph, and answers without what they are to hold fail. It writes to sockets itself: a client of HTTP would be the slowest part.
 */
export async function load(target: Target, connections: number, ms: number): Promise<Measured> {
  const request = bytesOf(target);
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + ms;
  await Promise.all(Array.from({ length: connections }, () => askUntil(end, target, request, times)));
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { answers: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

function bytesOf({ origin, path, method, headers = {}, body = '' }: Target): Buffer {
  const sent = { host: new URL(origin).host, ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** One connection; adds the time of every answer. */
async function askUntil(
  end: number,
  { origin, holds = '' }: Target,
  request: Buffer,
  times: number[],
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let requested = 0;
  let answer = '';
  let length: number | undefined;
  const ask = () => {
    requested = performance.now();
    answer = '';
    socket.write(request);
  };
  // One character a byte, so that lengths can be compared.
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    if (answer === '') length = lengthOf(part);
    answer += part;
    if (length === undefined ? !answer.endsWith(LAST_CHUNK) : answer.length < length) return;
    times.push(performance.now() - requested);
    if (!isGood(answer, holds)) reject(new Error(answer.slice(0, 600)));
    else if (performance.now() < end) ask();
    else resolve();
  });
  const fail = (cause?: unknown) => reject(new Error(`${origin} closed the connection`, { cause }));
  socket.on('error', fail);
  socket.on('close', () => fail());
  ask();
  await promise.finally(() => socket.destroy());
}

/** Bytes of a whole answer, head and body, by its first part; undefined where it comes in chunks. */
function lengthOf(part: string): number | undefined {
  const bodyAt = part.indexOf(HEAD_END) + HEAD_END.length;
  const said = /\r\ncontent-length: (\d+)/i.exec(part.slice(0, bodyAt))?.[1];
  return said === undefined ? undefined : bodyAt + Number(said);
}

function isGood(answer: string, holds: string): boolean {
  return answer.startsWith('200', 9) && !answer.includes('"errors"') && answer.includes(holds);
}
