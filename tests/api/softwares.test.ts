import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderBody, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('an order', () => {
  it('names the chosen waybill software, or else the first', async () => {
    const softwares = [
      { id: 3, name: '快打单' },
      { id: 4, name: '打单软件4' },
    ];
    // Before anybody orders: the service remembers its settings for a while.
    await api.query("INSERT INTO setting (key, value) VALUES ('softwares', $1)", [JSON.stringify(softwares)]);
    const reader = await api.buyer({ balance: 10_000 });
    const shop = await api.shop();
    const place = (more: object) =>
      reader.call<{ orderId: number; order: object }>(
        'POST',
        '/orders/createOrder',
        orderBody(reader, shop, more),
      );
    const first = await place({});
    expect(first.data.order).toMatchObject({ softwareId: 3, softwareName: '快打单' });
    const { data } = await place({ softwareId: 4 });
    expect(data.order).toMatchObject({ softwareId: 4, softwareName: '打单软件4' });
    const { data: parcels } = await reader.call<{ list: object[] }>(
      'POST',
      '/orderPackages/getOrderPackagesList',
      {
        orderId: data.orderId,
      },
    );
    expect(parcels.list).toMatchObject([{ softwareName: '打单软件4' }]);
    expect((await reader.call('POST', '/orders/lastBuyGood', {})).data).toMatchObject({ softwareId: 4 });
    expect(await place({ softwareId: 5 })).toMatchObject({
      data: { errorKey: 'BAD_PARAM', field: 'softwareId' },
      msg: '参数错误：softwareId',
    });
  });
});
