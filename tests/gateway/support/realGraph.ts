import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../../../gateway/src/createGateway.ts';
import { type Person, type Shop, startApi, type TestApi } from '../../support/api.ts';
import { type Ask, asker } from './graph.ts';

export type RealGraph = {
  app: FastifyInstance;
  api: TestApi;
  ask: Ask;
  /** Puts the gateway on a port of its own; answers its address. */
  listen(): Promise<string>;
  close(): Promise<void>;
};

/** A gateway before the real API on a database of its own, with the demo data; `options` are the API's. */
export async function startRealGraph(options: Parameters<typeof startApi>[0] = {}): Promise<RealGraph> {
  const api = await startApi(options);
  const gateways: FastifyInstance[] = [];
  for (const behind of api.apps) {
    await behind.listen({ host: '127.0.0.1', port: 0 });
    const { port } = behind.server.address() as AddressInfo;
    gateways.push(await createGateway({ apiBaseUrl: `http://127.0.0.1:${port}`, webDist: '/nonexistent' }));
  }
  const [app] = gateways as [FastifyInstance];
  const askers = gateways.map(asker);
  let turn = 0;
  return {
    app,
    api,
    ask: (...question) => {
      turn += 1;
      return (askers[turn % askers.length] ?? asker(app))(...question);
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      for (const gateway of gateways) await gateway.close();
      await api.close();
    },
  };
}

/** The session as a header. */
export function as(token: string): Record<string, string> {
  return { 'x-token': token };
}

/** `OrderInput` of two pieces a parcel. */
export function orderOf(buyer: Person, shop: Shop, packages: object[]) {
  const { goodId, warehouseId, courierId } = shop;
  return { goodId, warehouseId, courierId, senderId: buyer.senderId, num: 2, packages };
}
