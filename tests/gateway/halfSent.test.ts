import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RealGraph, startRealGraph } from './support/realGraph.ts';

let graph: RealGraph;
let ports: { api: number; gateway: number };

beforeAll(async () => {
  graph = await startRealGraph();
  ports = {
    gateway: Number(new URL(await graph.listen()).port),
    api: (graph.api.app.server.address() as AddressInfo).port,
  };
});
afterAll(() => graph.close());

/** Sends the head of a request and the beginning of its body, and nothing more; answers what came until the end. */
function halfSent(port: number, path: string, type: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const head = [`POST ${path} HTTP/1.1`, 'Host: a', `Content-Type: ${type}`, 'Content-Length: 1000'];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n{"a":`));
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

it.each([
  ['api', '/api/v1/orders/getOrdersList', 'application/json', 401],
  ['api', '/api/v1/notice/list', 'text/plain', 415],
  ['gateway', '/graphql', 'text/plain', 415],
] as const)(
  'the %s closes connections whose body at %s was only half sent',
  async (name, path, type, status) => {
    const answer = await halfSent(ports[name], path, type);
    expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain('connection: close');
  },
);
