import { describe, expect, it } from 'vitest';
import type { BenchParcelDto, PackedDto } from '../../api/src/modules/packing/packing.schemas.ts';
import type { WaveCreated, WaveDto } from '../../api/src/modules/packing/waves.schemas.ts';
import type { Person } from '../support/api.ts';
import { bundleShop, type Edited, skuOf } from '../support/bundleShop.ts';
import { fillWaybillFixture, freshNo } from '../support/fillWaybillFixture.ts';
import type { Paid } from '../support/issuingFixture.ts';
import { raceOn } from '../support/race.ts';

const filling = fillWaybillFixture();
const { fixture, own, fill, refund, issued } = filling;
const race = raceOn((text) => fixture.query(text));

const BENCHES = ['bench-one-1', 'bench-two-2'] as const;
const [BENCH, OTHER] = BENCHES;

const post = <T extends object>(who: Person, path: string, body: object) => who.call<T>('POST', path, body);
const createWave = (who: Person, body: object) => post<WaveCreated>(who, '/waves/create', body);
const open = (who: Person, code: string, more: object = {}) =>
  post<BenchParcelDto>(who, '/packing/open', { code, bench: BENCH, ...more });
const pack = (who: Person, packageId: number, more: object = {}) =>
  post<PackedDto>(who, '/packing/pack', { packageId, bench: BENCH, ...more });
const waveOf = async (who: Person, id: number) =>
  (await post<{ list: WaveDto[] }>(who, '/waves/getWavesList', { ids: [id] })).data.list[0];

async function only(paid: Paid) {
  const [parcel] = await own(paid);
  if (!parcel) throw new Error('no parcel');
  const [row] = await fixture.query<{ no: string | null }>(
    'SELECT waybill_no AS no FROM order_package WHERE id = $1',
    [parcel.id],
  );
  return { ...parcel, waybillNo: row?.no ?? '' };
}

describe('a wave', () => {
  it('has the parcels that wait at a warehouse in places from 1 on, and counts those that are packed', async () => {
    const paid = await issued(3);
    const { seller, warehouseId } = paid.shop;
    const parcels = await own(paid);
    const { data } = await createWave(seller, { warehouseId, most: 2 });
    expect(data).toEqual({ waveId: expect.any(Number), taken: 2, failed: [] });
    const [first] = parcels;
    await open(seller, '1', { waveId: data.waveId });
    expect((await pack(seller, first?.id ?? 0, { packedBy: '老王' })).data).toEqual({
      ...{ packageId: first?.id, waveId: data.waveId, packedAt: expect.any(String) },
    });
    expect(await waveOf(seller, data.waveId)).toMatchObject({
      waveNo: expect.stringMatching(/^\d{6}-1$/),
      ...{ parcelCount: 2, done: 1, gone: 0, closedAt: null, allowedActions: ['close'] },
      parcels: [
        { place: 1, packageNo: first?.packageNo, state: 'packed', packedBy: '老王' },
        { place: 2, packageNo: parcels[1]?.packageNo, state: 'waiting', packedAt: null },
      ],
    });
  });

  it('takes chosen parcels in their order, and says why others are not in it', async () => {
    const paid = await issued(3);
    const { seller } = paid.shop;
    const [one = 0, two = 0, three = 0] = (await own(paid)).map(({ id }) => id);
    const taken = await createWave(seller, { packageIds: [three] });
    const { data } = await createWave(seller, { packageIds: [two, three, one, two] });
    expect(data).toMatchObject({ taken: 2, failed: [{ packageId: three, msg: '包裹已在另一个波次中' }] });
    expect((await waveOf(seller, data.waveId))?.parcels.map(({ packageId }) => packageId)).toEqual([
      two,
      one,
    ]);
    await post(seller, '/waves/close', { id: taken.data.waveId });
    expect((await open(seller, '1', { waveId: taken.data.waveId })).data).toMatchObject({
      errorKey: 'PACK_UNKNOWN',
    });
    expect((await createWave(seller, { packageIds: [three] })).data.taken).toBe(1);
  });

  it('is of one warehouse, and not empty', async () => {
    const paid = await issued();
    const other = await issued();
    await fixture.query('UPDATE order_package SET seller_id = $2 WHERE order_id = $1', [
      ...[other.orderId, paid.shop.seller.accountId],
    ]);
    const packageIds = [...(await own(paid)), ...(await own(other))].map(({ id }) => id);
    const { seller } = paid.shop;
    expect((await createWave(seller, { packageIds })).data).toMatchObject({ errorKey: 'WAVE_WAREHOUSES' });
    expect((await createWave(other.shop.seller, { warehouseId: paid.shop.warehouseId })).data).toMatchObject({
      errorKey: 'WAVE_EMPTY',
    });
    await fixture.query('UPDATE order_package SET seller_id = $2 WHERE order_id = $1', [
      ...[other.orderId, other.shop.seller.accountId],
    ]);
  });

  it('is left by parcels that are refunded', async () => {
    const paid = await fixture.paid(2, { mode: 0 });
    const { seller, warehouseId } = paid.shop;
    const [first] = await own(paid);
    const { data } = await createWave(seller, { warehouseId });
    await refund(paid, { packageIds: [first?.id] });
    expect(await waveOf(seller, data.waveId)).toMatchObject({
      ...{ parcelCount: 1, done: 0, gone: 1 },
      parcels: [{ state: 'gone' }, { state: 'waiting' }],
    });
    expect((await open(seller, '1', { waveId: data.waveId })).data).toMatchObject({
      errorKey: 'PACK_REFUNDED',
    });
  });

  it('shares no parcel with another one that is made at the same time', async () => {
    await race(
      () => issued(2),
      ({ shop: { seller, warehouseId } }) => [
        () => createWave(seller, { warehouseId }),
        () => createWave(seller, { warehouseId }),
      ],
      async (_, answers) => {
        const taken = (answers as { data: WaveCreated }[]).map(({ data }) => data.taken ?? 0);
        expect(taken.toSorted()).toEqual([0, 2]);
      },
    );
  });
});

describe('a packing bench', () => {
  it('opens a parcel by waybill number, by its own number and by its place, with what it may be scanned by', async () => {
    const paid = await issued();
    const { seller, skuId, stockId } = paid.shop;
    await fixture.query(`UPDATE sku SET barcodes = '{6901234567892}', merchant_code = 'cz-1' WHERE id = $1`, [
      skuId,
    ]);
    await post(seller, '/goodStock/updateGoodStock', { id: stockId, bin: 'A-2' });
    await fixture.query(
      `UPDATE goods SET packer_note = '易碎' WHERE id = (SELECT good_id FROM sku WHERE id = $1)`,
      [skuId],
    );
    const parcel = await only(paid);
    await post(seller, '/packing/saveBuyerNote', { packageId: parcel.id, text: ' 放贺卡 ' });
    const { data } = await createWave(seller, { packageIds: [parcel.id] });
    const asked: [string, object][] = [
      [` ${parcel.waybillNo.toLowerCase()}`, {}],
      [parcel.packageNo, {}],
      ['1', { waveId: data.waveId }],
    ];
    for (const [code, more] of asked)
      expect((await open(seller, code, more)).data).toMatchObject({
        ...{ packageId: parcel.id, place: 1, waveId: data.waveId, buyerNote: '放贺卡' },
        items: [
          {
            ...{ skuId, num: 1, bin: 'A-2', note: '易碎', parts: [] },
            codes: ['6901234567892', 'CZ-1', expect.any(String)],
          },
        ],
      });
  });

  it('checks a bundle off by its own code and by those of its parts', async () => {
    const { shop, seller, cup, lid, bundle, body } = await bundleShop(fixture.api);
    const parts = [
      { skuId: cup, num: 2 },
      { skuId: lid, num: 1 },
    ];
    const good = await bundle(parts, { barcodes: ['6900000001'] });
    const buyer = await fixture.api.buyer({ balance: 100_000 });
    const order = body(buyer, [{ skuId: skuOf(good), num: 2 }]);
    const { data } = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', order);
    const { packageNo } = await only({ orderId: data.orderId, buyer, shop });
    expect((await open(seller, packageNo)).data.items).toMatchObject([
      {
        ...{ skuId: skuOf(good), num: 2, codes: expect.arrayContaining(['6900000001']) },
        parts: [parts[0], { ...parts[1], codes: expect.arrayContaining(['LID']) }],
      },
    ]);
  });

  it('says why a parcel is not to be packed', async () => {
    const paid = await issued();
    const { seller } = paid.shop;
    const { id, packageNo } = await only(paid);
    const why = async (change: string) => {
      await fixture.query(`UPDATE order_package SET ${change} WHERE id = $1`, [id]);
      return (await open(seller, packageNo)).data;
    };
    const changes: [string, string][] = [
      ['refund_status = 30', 'PACK_REFUNDING'],
      ['refund_status = 0, picked_at = now()', 'PACK_SHIPPED'],
      ['picked_at = NULL, status = 40', 'PACK_SHIPPED'],
      ['status = 20, output_status = 2', 'PACK_ISSUING'],
    ];
    for (const [change, errorKey] of changes) expect(await why(change)).toMatchObject({ errorKey });
    await fixture.query('UPDATE order_package SET status = 30, output_status = 3 WHERE id = $1', [id]);
    const { seller: stranger } = await fixture.api.shop();
    expect((await open(stranger, packageNo)).data).toMatchObject({ errorKey: 'PACK_UNKNOWN' });
  });

  it('packs only with a waybill number, and once; repeating it gets the same answer', async () => {
    const paid = await fixture.paid(1, { mode: 0 });
    const { seller } = paid.shop;
    const { id, packageNo } = await only(paid);
    expect((await open(seller, packageNo)).data).toMatchObject({ waybillNo: null });
    expect((await pack(seller, id)).data).toMatchObject({ errorKey: 'PACK_WAYBILL' });
    await fill(seller, [{ packageNo, waybillNo: freshNo() }]);
    const packed = await pack(seller, id);
    expect(packed.data).toMatchObject({ packageId: id, waveId: null });
    expect((await pack(seller, id)).data).toEqual(packed.data);
    expect((await pack(seller, id, { bench: OTHER })).data).toMatchObject({ errorKey: 'PACKED' });
    expect((await open(seller, packageNo)).data).toMatchObject({ errorKey: 'PACKED' });
  });

  it('gives a parcel to others once it is put aside, with the reason in its wave', async () => {
    const paid = await issued();
    const { seller } = paid.shop;
    const { id, packageNo } = await only(paid);
    const { data } = await createWave(seller, { packageIds: [id] });
    await open(seller, packageNo);
    const elsewhere = async () => (await open(seller, packageNo, { bench: OTHER })).msg;
    expect(await elsewhere()).toMatch(/^包裹正在另一个发货台打包（\d\d:\d\d 打开）$/);
    await open(seller, packageNo, { packedBy: '阿明' });
    expect(await elsewhere()).toMatch(/^包裹正在「阿明」的发货台打包（\d\d:\d\d 打开）$/);
    expect((await pack(seller, id, { bench: OTHER })).data).toMatchObject({ errorKey: 'PACK_ELSEWHERE' });
    expect((await waveOf(seller, data.waveId))?.parcels).toMatchObject([{ packedBy: '' }]);
    await post(seller, '/packing/leave', { packageId: id, bench: BENCH, reason: '缺货' });
    expect((await waveOf(seller, data.waveId))?.parcels).toMatchObject([
      { skipReason: '缺货', state: 'waiting' },
    ]);
    expect((await open(seller, packageNo, { bench: OTHER })).data).toMatchObject({ packageId: id });
  });

  it('has a parcel alone when two open it at the same time', async () => {
    await race(
      async () => {
        const paid = await issued();
        return { seller: paid.shop.seller, ...(await only(paid)) };
      },
      ({ seller, id, packageNo }) =>
        BENCHES.map((bench) => async () => {
          const { data } = await open(seller, packageNo, { bench });
          return 'errorKey' in data ? data.errorKey : (await pack(seller, id, { bench })).data.packageId;
        }),
      async ({ id }, answers) => {
        expect(answers.filter((answer) => answer === id)).toHaveLength(1);
        expect(answers.filter((answer) => answer !== id)).toEqual([
          expect.stringMatching(/^PACK(ED|_ELSEWHERE)$/),
        ]);
      },
    );
  });

  it('packs a parcel before it is refunded, or is told of the refund', async () => {
    await race(
      async () => {
        const paid = await issued();
        const { id, packageNo } = await only(paid);
        await open(paid.shop.seller, packageNo);
        return { paid, id };
      },
      ({ paid, id }) => [async () => (await pack(paid.shop.seller, id)).data, () => refund(paid)],
      async ({ id }, answers) => {
        const [row] = await fixture.query<{ refund: number; packed: boolean }>(
          `SELECT p.refund_status AS refund, k.packed_at IS NOT NULL AS packed
             FROM order_package p JOIN packing k ON k.package_id = p.id WHERE p.id = $1`,
          [id],
        );
        const told = (answers as object[]).some(
          (answer) => 'errorKey' in answer && answer.errorKey === 'PACK_REFUNDING',
        );
        expect([row?.refund, row?.packed]).toEqual([20, !told]);
      },
    );
  });
});

describe('a bin', () => {
  it('is set alone or with pieces, by hand and by a sheet, and longer ones are told', async () => {
    const { seller, stockId, goodId, skuId, warehouseId } = await fixture.api.shop({ stock: 7 });
    const [names] = await fixture.query<{ sku: string; warehouse: string }>(
      'SELECT k.sku_no AS sku, h.name AS warehouse FROM sku k, warehouse h WHERE k.id = $1 AND h.id = $2',
      [skuId, warehouseId],
    );
    const stock = async () => {
      const { data } = await post<{ list: { quantity: number; bin: string; version: number }[] }>(
        seller,
        '/goodStock/getGoodStockList',
        { goodId },
      );
      return data.list.map(({ quantity, bin }) => `${quantity} ${bin}`);
    };
    const importRow = (row: object) =>
      post<{ updated: number; unchanged: number; failed: { msg: string }[] }>(
        seller,
        '/goodStock/importGoodStocks',
        { rows: [{ row: 2, goodsNo: names?.sku, warehouseName: names?.warehouse, ...row }] },
      );
    await post(seller, '/goodStock/updateGoodStock', { id: stockId, bin: 'A-2' });
    expect(await stock()).toEqual(['7 A-2']);
    await post(seller, '/goodStock/updateGoodStock', { id: stockId, quantity: 9 });
    expect(await stock()).toEqual(['9 A-2']);
    expect((await importRow({ bin: ' B-10 ' })).data).toMatchObject({ updated: 1, unchanged: 0, failed: [] });
    expect((await importRow({ bin: 'B-10', quantity: 9 })).data).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await stock()).toEqual(['9 B-10']);
    expect((await importRow({ bin: 'x'.repeat(21) })).data.failed).toEqual([
      { row: 2, msg: '货位不能超过20个字' },
    ]);
  });
});

describe('notes to packers', () => {
  it('of goods stay when an editor does not know of them, and are copied', async () => {
    const { seller, lids, edit } = await bundleShop(fixture.api);
    const { id, name, categoryId, pics, version } = lids;
    const { data: noted } = await seller.call<Edited>('PUT', '/goods/updateGoods', {
      ...{ id, version, name, categoryId, pics, publish: true, packerNote: ' 易碎 ' },
      ...{ supplyPrice: 30, weight: 40 },
    });
    expect([noted.packerNote, noted.status]).toEqual(['易碎', lids.status]);
    expect(await edit(noted, { supplyPrice: 31 })).toMatchObject({ packerNote: '易碎' });
    const { data: copied } = await seller.call<Edited>('POST', '/goods/copyGoods', { id });
    expect(copied.packerNote).toBe('易碎');
  });

  it('are kept of a buyer over all of its parcels, and removed when they are empty', async () => {
    const paid = await issued(2);
    const { seller } = paid.shop;
    const [one = 0, two = 0] = (await own(paid)).map(({ id }) => id);
    const noteOf = async (packageId: number) =>
      (await post<{ text: string }>(seller, '/packing/getBuyerNote', { packageId })).data.text;
    await post(seller, '/packing/saveBuyerNote', { packageId: one, text: '放贺卡' });
    expect(await noteOf(two)).toBe('放贺卡');
    await post(seller, '/packing/saveBuyerNote', { packageId: two, text: ' ' });
    expect(await noteOf(one)).toBe('');
  });
});
