import { copyFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCursor, writeCursor } from '../../api/src/modules/changeFeed/changeCursors.ts';
import { tokenScopesOf } from '../../api/src/shared/scopes.ts';
import { followParcels, type Store } from '../../clients/typescript/examples/followParcels.ts';
import { orderParcels, priceParcels } from '../../clients/typescript/examples/orderParcels.ts';
import { refundFailed } from '../../clients/typescript/examples/refundFailed.ts';
import { takeWebhooks } from '../../clients/typescript/examples/takeWebhooks.ts';
import {
  ChangeStock,
  ChengcangError,
  CreateWebhook,
  createClient,
  ListSenders,
  LoadBalance,
  LoadGood,
  LoadOrder,
  LoadWarehouse,
  type OrderInput,
  type WebhookMessage,
} from '../../clients/typescript/src/index.ts';
import { createGateway } from '../../gateway/src/createGateway.ts';
import { examine } from '../../gateway/src/graph/examine.ts';
import { readManifest } from '../../gateway/src/graph/manifest.ts';
import { buildSchema } from '../../gateway/src/graph/schema.ts';
import { goodReceiver, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { testBox } from '../support/sealed.ts';
import { programOf } from '../support/tokens.ts';
import { sendWebhooks, TO_THIS_MACHINE } from '../support/webhooks.ts';
import { type Folders, foldersOf } from './support/manifests.ts';

const MANIFEST = 'clients/typescript/src/generated/manifest.json';

let api: TestApi;
let gateway: FastifyInstance;
let folders: Folders;
let url: string;
let buyer: Person;
let shop: Shop;
beforeAll(async () => {
  api = await startApi({ ...TO_THIS_MACHINE, queue: { send: async () => undefined } });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  folders = foldersOf({ now: ['query Any { __typename }'] }, {});
  copyFileSync(MANIFEST, join(folders.partnerDocuments, 'chengcang-client.json'));
  const { webDist, partnerDocuments } = folders;
  const production = { production: true, webDist, partnerDocuments };
  gateway = await createGateway({ apiBaseUrl: `http://127.0.0.1:${port}`, ...production });
  url = `${await gateway.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
  buyer = await api.buyer({ balance: 1_000_000 });
  shop = await api.shop();
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  folders.remove();
});

async function clientOf(person: Person, kind: 'buyer' | 'seller') {
  const { token } = await programOf(api, person, tokenScopesOf(kind));
  return createClient({ url, token, retries: 0 });
}

const input = (parcels: object[]): OrderInput => ({
  ...{ goodId: shop.goodId, warehouseId: shop.warehouseId, courierId: shop.courierId },
  senderId: buyer.senderId,
  packages: parcels.map((each) => ({ ...goodReceiver, ...each })),
});
const HUNDRED = Array.from({ length: 100 }, (_, at) => ({
  receiverName: `收件${at}`,
  address: `文三路${at}号`,
}));

it('production takes every document of the manifest', () => {
  const schema = buildSchema();
  const refused = readManifest(MANIFEST).flatMap((operation) => {
    const examined = examine(schema, operation);
    return 'faults' in examined ? [[operation.name, examined.faults]] : [];
  });
  expect(refused).toEqual([]);
});

it('a program orders a hundred parcels, follows them, and gives one up, by the listed documents alone', async () => {
  const client = await clientOf(buyer, 'buyer');

  const messages = new Map<string, WebhookMessage>();
  const secrets: string[] = [];
  const keep = async (message: WebhookMessage) => void messages.set(message.messageId, message);
  const receiver = createServer(takeWebhooks({ secrets, keep }));
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const hooks = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const events = ['ORDER_PAID', 'PARCEL_DELIVERED', 'PARCEL_PROBLEM'] as const;
  const { createWebhook } = await client.request(CreateWebhook, {
    input: { url: hooks, events: [...events] },
  });
  secrets.push('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', createWebhook.secret);

  const store: Store = { cursor: null, parcels: new Map() };
  await followParcels(client, store);
  expect(store).toEqual({ cursor: expect.any(String), parcels: new Map() });

  const { good } = await client.request(LoadGood, { id: shop.goodId });
  const { warehouse } = await client.request(LoadWarehouse, { id: shop.warehouseId });
  const { senders } = await client.request(ListSenders, {});
  expect([good.warehouses[0]?.id, warehouse.couriers[0]?.courierId, senders[0]?.id]).toEqual([
    shop.warehouseId,
    shop.courierId,
    buyer.senderId,
  ]);

  const wrong = [{ row: 1, msg: expect.any(String) }];
  const withWrong = input([{}, { receiverPhone: '12' }]);
  expect((await priceParcels(client, withWrong)).wrong).toEqual(wrong);
  const options = { reference: 'ERP-1', most: 100_000 };
  expect(await orderParcels(client, withWrong, { ...options, reference: 'ERP-0' })).toEqual({ wrong });

  const { fee } = await priceParcels(client, input(HUNDRED));
  const ordered = await orderParcels(client, input(HUNDRED), options);
  expect(ordered).toEqual({
    orderId: expect.any(Number),
    orderNo: expect.stringMatching(/^D/),
    paidFee: fee,
  });
  expect(await orderParcels(client, input(HUNDRED), options)).toEqual(ordered);
  if ('wrong' in ordered) throw new Error('refused');
  const { order } = await client.request(LoadOrder, { id: ordered.orderId });
  expect([order.status, order.packageCount, order.totalFee]).toEqual(['PENDING_SHIPMENT', 100, fee]);
  const { me } = await client.request(LoadBalance, {});
  expect(me).toMatchObject({ balance: 1_000_000 - fee });

  await followParcels(client, store);
  expect(store.parcels.size).toBe(100);
  const [failed = 0, ...others] = [...store.parcels.keys()];
  await api.query('UPDATE order_package SET output_status = 4 WHERE id = $1', [failed]);
  await api.query(
    `UPDATE order_package SET output_status = 3, waybill_no = 'SF' || id, shipped_at = now(), status = 50, signed_at = now()
      WHERE id = ANY ($1)`,
    [others],
  );
  await followParcels(client, store);
  expect(others.map((id) => store.parcels.get(id))).toEqual(
    others.map((id) => ({ status: 'SIGNED', waybillNo: `SF${id}` })),
  );

  const seen = await Array.fromAsync(client.problems());
  expect(seen).toMatchObject([{ kind: 'OUTPUT', parcelId: failed, orderId: ordered.orderId }]);
  const { refundFee } = await refundFailed(client, '地址有误');
  expect(refundFee).toBe(fee / 100);
  expect(await Array.fromAsync(client.refunds())).toMatchObject([{ parcelId: failed, amount: refundFee }]);
  const lines = await Array.fromAsync(client.moneyLogs());
  expect(lines.map(({ amount }) => amount)).toEqual([refundFee, -fee, 1_000_000]);
  expect(await Array.fromAsync(client.parcels({ status: 'SIGNED' }))).toHaveLength(99);
  expect(await Array.fromAsync(client.orders({ keyword: ordered.orderNo }))).toMatchObject([{ refundFee }]);

  while (messages.size < 101) await sendWebhooks(api);
  receiver.close();
  expect([...messages.values()].map(({ type, data }) => [type, data.id])).toEqual(
    expect.arrayContaining([
      ['order.paid', ordered.orderId],
      ['parcel.problem', failed],
      ...others.map((id) => ['parcel.delivered', id]),
    ]),
  );
}, 30_000);

it('a program that ended in the middle of its first read, or of one after RESYNC, reads all of it the next time', async () => {
  const owner = await api.buyer({ balance: 1_000_000 });
  const client = await clientOf(owner, 'buyer');
  const parcels = { ...input(HUNDRED.slice(0, 12)), senderId: owner.senderId };
  await orderParcels(client, parcels, { reference: 'ERP-2', most: 100_000 });
  const ending: typeof client = {
    ...client,
    async *parcels() {
      let read = 0;
      for await (const parcel of client.parcels()) {
        if (read === 5) throw new Error('the network is away');
        read += 1;
        yield parcel;
      }
    },
  };

  const store: Store = { cursor: null, parcels: new Map() };
  await expect(followParcels(ending, store)).rejects.toThrow('the network is away');
  expect([store.cursor, store.parcels.size]).toEqual([null, 5]);
  await followParcels(client, store);
  expect(store.parcels.size).toBe(12);

  const { accountId } = owner;
  const position = readCursor(testBox, accountId, store.cursor ?? '');
  const ofYesterday = writeCursor(testBox, accountId, { ...position, at: position.at - 25 * 3_600 });
  Object.assign(store, { cursor: ofYesterday, parcels: new Map() });
  await expect(followParcels(ending, store)).rejects.toThrow('the network is away');
  await followParcels(client, store);
  expect(store.parcels.size).toBe(12);
});

it('a program of a supplier sets its stock, and is refused where another one was quicker', async () => {
  const client = await clientOf(shop.seller, 'seller');
  const [stock] = await Array.fromAsync(client.stocks());
  if (!stock) throw new Error('no stock');
  const counted = { quantity: 7_000, version: stock.version };
  const { updateGoodStock } = await client.request(ChangeStock, { id: stock.id, input: counted });
  expect(updateGoodStock.quantity).toBe(7_000);
  const again = client.request(ChangeStock, { id: stock.id, input: { ...counted, quantity: 6_000 } });
  await expect(again).rejects.toMatchObject({ key: 'CHANGED_MEANWHILE', path: 'updateGoodStock' });
  const goods = await Array.fromAsync(client.goods({ warehouseId: shop.warehouseId }));
  expect(goods.map(({ id }) => id)).toEqual([shop.goodId]);
});

it('a token without the scope, one that is not in force, and a document that is not listed are told by their keys', async () => {
  const { token } = await programOf(api, buyer, ['goods:read']);
  const few = createClient({ url, token, retries: 0 });
  const id = shop.goodId;
  await expect(few.request(LoadOrder, { id })).rejects.toMatchObject({
    ...{ key: 'TOKEN_SCOPE', code: 'FORBIDDEN', data: { scope: 'orders:read' } },
  });
  const none = createClient({ url, token: `${token.slice(0, -1)}x`, retries: 0 });
  await expect(none.request(LoadGood, { id })).rejects.toMatchObject({ key: 'TOKEN_INVALID' });
  const unlisted = { ...LoadGood, id: '0'.repeat(64) };
  const error = await few.request(unlisted, { id }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ChengcangError);
  expect(error).toMatchObject({ key: 'PERSISTED_QUERY_ID_REQUIRED', status: 400 });
});
