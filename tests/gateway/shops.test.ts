import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { remoteAddress } from './support/rows.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await startGraph();
  answerAll(graph.upstream);
});
afterAll(() => graph.close());

const headers = { 'x-token': 'somebody' };
const authorise = async (args: string) => {
  const { data } = await graph.ask(`mutation { authoriseShop(${args}) { url expireIn } }`, {}, headers);
  return JSON.parse(data.authoriseShop.url);
};

describe('shops of the graph', () => {
  it('says in REST whether a shop, a waybill account or a certain shop is to be bound', async () => {
    expect(await authorise('platform: DOUYIN')).toEqual({ flag: 4, seller: 0 });
    expect(await authorise('platform: JD, isSeller: true')).toEqual({ flag: 3, seller: 1 });
    expect(await authorise('platform: TAOBAO, shopName: "橙子的淘宝店"')).toEqual({
      flag: 1,
      seller: '橙子的淘宝店',
    });
  });

  it('shows the addresses that a platform holds', async () => {
    const { data, errors } = await graph.ask(
      '{ sendAddresses(shopId: 1) { remoteAddressId name phone province city district address isDefault } }',
      {},
      headers,
    );
    expect([data.sendAddresses, errors]).toEqual([[remoteAddress], []]);
  });

  it('names every import status with its count', async () => {
    const { data } = await graph.ask(
      '{ shopOrders { total counts { status orders } list { remoteStatus importStatus platform } } }',
      {},
      headers,
    );
    expect(data.shopOrders).toEqual({
      total: 1,
      counts: [
        { status: 'PENDING', orders: 1 },
        { status: 'ORDERED', orders: 0 },
        { status: 'ISSUED', orders: 0 },
        { status: 'RETURNED', orders: 0 },
        { status: 'IGNORED', orders: 0 },
        { status: 'INTERCEPTED', orders: 0 },
      ],
      list: [{ remoteStatus: 'WAIT_SHIPMENT', importStatus: 'PENDING', platform: 'DOUYIN' }],
    });
  });
});
