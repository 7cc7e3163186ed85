import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../../api/src/adapters/storage/diskStorage.ts';
import { tellDueLicences } from '../../api/src/modules/licences/tellDueLicences.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';
import { formOf, lookAtWebp, png } from '../support/pictures.ts';

const PATH = '/api/v1/console/files/licence';

let api: TestApi;
let filesDir: string;
let who: TestOperator;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-licences-'));
  api = await startApi({ filesDir, storage: diskStorage(join(filesDir, 'u')) });
  who = await operatorWith(api);
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

async function upload(sellerId: unknown) {
  const { headers, payload } = formOf([{ bytes: png(600, 400) }]);
  const response = await api.app.inject({
    ...{ method: 'POST', url: `${PATH}?sellerId=${sellerId}`, payload },
    headers: { ...headers, 'x-token': who.token },
  });
  return response.json<{ data: { fileId: number; errorKey?: string } }>().data;
}
async function add(
  seller: Person,
  { kind = 2, endsOn = '2099-12-31' as string | null } = {},
): Promise<number> {
  const { fileId } = await upload(seller.accountId);
  const { data } = await who.call<{ id: number; status: number }>('POST', '/console/licences/add', {
    ...{ sellerId: seller.accountId, kind, number: 'JY13307020000001', endsOn, fileId },
  });
  expect(data.status).toBe(1);
  return data.id;
}
const decide = (id: number, accept: boolean, reason = '') =>
  who
    .call('POST', '/console/licences/decide', { id, accept, reason })
    .then(({ code, data }) => data.errorKey ?? code);
const list = async (query: string) =>
  (await who.call<{ list: Record<string, unknown>[] }>('GET', `/console/licences?${query}`)).data.list;
const accepted = async (seller: Person) =>
  (await list(`sellerId=${seller.accountId}&status=2`)).map(({ id }) => id);

describe('a licence', () => {
  it('is kept from what a supplier has sent, and its picture is seen by operators, which is recorded', async () => {
    const seller = await api.seller();
    const id = await add(seller);
    const read = await api.app.inject({ url: `${PATH}?id=${id}`, headers: { 'x-token': who.token } });
    expect(read.headers['content-type']).toBe('image/webp');
    expect(await lookAtWebp(read.rawPayload)).toMatchObject({ width: 600, height: 400 });
    const log = await api.query('SELECT action FROM audit_log WHERE target = $1 ORDER BY id', [
      `licence:${id}`,
    ]);
    expect(log).toEqual([{ action: 'licence add' }, { action: 'licence read' }]);
    expect(await list(`sellerId=${seller.accountId}`)).toEqual([
      expect.objectContaining({ id, status: 1, isDue: false, checkOn: null, addedBy: who.name }),
    ]);
  });

  it('takes a picture of its own supplier that nothing else has', async () => {
    const [seller, other] = [await api.seller(), await api.seller()];
    const { fileId } = await upload(seller.accountId);
    const body = { kind: 1, number: '91330782MA2', endsOn: null, fileId };
    const adding = (sellerId: number) => who.call('POST', '/console/licences/add', { ...body, sellerId });
    expect(await adding(other.accountId)).toMatchObject({ data: { errorKey: 'NO_FILE' } });
    expect(await adding(seller.accountId)).toMatchObject({ code: 0 });
    expect(await adding(seller.accountId)).toMatchObject({ data: { errorKey: 'NO_FILE' } });
    expect(await upload((await api.buyer()).accountId)).toMatchObject({ errorKey: 'NOT_FOUND' });
    expect(await upload('x')).toMatchObject({ errorKey: 'BAD_PARAM' });
  });

  it('is decided about once, by whoever is first, and refused with a reason', async () => {
    const seller = await api.seller();
    const id = await add(seller);
    expect(await decide(id, false)).toBe('BAD_PARAM');
    const ends = await Promise.all([decide(id, true), decide(id, false, '图片看不清楚')]);
    expect(ends.map(String).toSorted()).toEqual(['0', 'LICENCE_STATE']);
    expect(await decide(id, true)).toBe('LICENCE_STATE');
  });

  it('replaces the older one of its kind when it is accepted, also where two are at once', async () => {
    const seller = await api.seller();
    const first = await add(seller);
    expect(await decide(first, true)).toBe(0);
    expect(await accepted(seller)).toEqual([first]);
    const both = [await add(seller), await add(seller)];
    expect(await Promise.all(both.map((id) => decide(id, true)))).toEqual([0, 0]);
    expect(await accepted(seller)).toHaveLength(1);
    const of = await add(seller, { kind: 3 });
    await decide(of, true);
    expect(await accepted(seller)).toHaveLength(2);
  });

  it('is due again after six months, and before it ends, and is looked at again', async () => {
    const seller = await api.seller();
    const [kept, ending] = [
      await add(seller, { endsOn: null }),
      await add(seller, { kind: 3, endsOn: '2020-01-01' }),
    ];
    await decide(kept, true);
    await decide(ending, true);
    const due = async () => (await list(`sellerId=${seller.accountId}&due=true`)).map(({ id }) => id);
    expect(await due()).toEqual([ending]);
    await api.query("UPDATE supplier_licence SET check_on = now() + interval '10 days' WHERE id = $1", [
      kept,
    ]);
    expect(await due()).toEqual([ending, kept]);
    expect(await who.call('POST', '/console/licences/check', { id: kept })).toMatchObject({ code: 0 });
    expect(await due()).toEqual([ending]);
    const { warnings } = (
      await who.call<{ warnings: string[] }>('GET', `/console/suppliers/find?id=${seller.accountId}`)
    ).data;
    expect(warnings).toContain('licenceDue');
  });

  it('tells its supplier once that it ends', async () => {
    const seller = await api.seller();
    await decide(await add(seller, { endsOn: '2020-01-01' }), true);
    await decide(await add(seller, { kind: 3 }), true);
    await tellDueLicences(api.database.db);
    await tellDueLicences(api.database.db);
    const { data } = await seller.call<{ list: { title: string }[] }>('POST', '/notice/mine', {});
    const ending = data.list.map(({ title }) => title).filter((title) => title.includes('到期'));
    expect(ending).toEqual(['食品经营许可证将于2020-01-01到期']);
  });
});

describe('a licence that its supplier sends', () => {
  const uploaded = async (seller: Person): Promise<number> => {
    const { headers, payload } = formOf([{ bytes: png(600, 400) }]);
    const response = await api.app.inject({
      ...{ method: 'POST', url: '/api/v1/privateFile/upload', payload },
      headers: { ...headers, 'x-token': seller.token },
    });
    return response.json<{ data: { id: number } }>().data.id;
  };
  const send = async (seller: Person, more: object = {}) =>
    seller.call<{ id: number; errorKey?: string }>('POST', '/licence/sendLicence', {
      ...{ kind: 2, number: 'JY13307020000001', endsOn: '2099-12-31', fileId: await uploaded(seller) },
      ...more,
    });
  const store = async (viewer: Person, warehouseId: number) =>
    (
      await viewer.call<{ kind: number; fileId: number }[]>(
        'GET',
        `/licence/getStoreLicences?warehouseId=${warehouseId}`,
      )
    ).data;
  const picture = async (viewer: Person, id: number) =>
    (await api.app.inject({ url: `/api/v1/privateFile/${id}`, headers: { 'x-token': viewer.token } }))
      .headers['content-type'];

  it('waits, is told of when it is decided, and is shown on the store with its picture while it holds', async () => {
    const { seller, warehouseId } = await api.shop();
    const buyer = await api.buyer();
    const { data } = await send(seller);
    expect(await store(buyer, warehouseId)).toEqual([]);
    const own = (await seller.call<{ fileId: number }[]>('GET', '/licence/getLicenceList')).data;
    expect(own).toEqual([expect.objectContaining({ id: data.id, status: 1, reason: '' })]);
    const fileId = own[0]?.fileId ?? 0;
    expect(await picture(buyer, fileId)).not.toBe('image/webp');

    await decide(data.id, true);
    expect(await store(buyer, warehouseId)).toEqual([
      expect.objectContaining({ id: data.id, kind: 2, number: 'JY13307020000001', fileId }),
    ]);
    expect(await picture(buyer, fileId)).toBe('image/webp');
    const notices = await seller.call<{ list: { title: string }[] }>('POST', '/notice/mine', {});
    expect(notices.data.list.map(({ title }) => title)).toEqual(['食品经营许可证已通过审核']);

    await api.query("UPDATE supplier_licence SET ends_on = '2020-01-01' WHERE id = $1", [data.id]);
    expect(await store(buyer, warehouseId)).toEqual([]);
  });

  it('is one of each kind at a time, also where two are sent at once, and may come again when it was refused', async () => {
    const seller = await api.seller();
    const ends = await Promise.all([send(seller), send(seller)]);
    expect(ends.map(({ data }) => data.errorKey ?? 'sent').toSorted()).toEqual(['LICENCE_WAITING', 'sent']);
    expect(await send(seller, { kind: 3 })).toMatchObject({ code: 0 });
    const waiting = ends.find(({ data }) => !data.errorKey)?.data.id ?? 0;
    await decide(waiting, false, '图片不清晰，请重新拍摄');
    expect(await send(seller)).toMatchObject({ code: 0 });
    expect((await list(`sellerId=${seller.accountId}`)).map(({ addedBy }) => addedBy)).toEqual(['', '', '']);
  });

  it('takes a picture of the supplier alone', async () => {
    const [seller, other] = [await api.seller(), await api.seller()];
    const fileId = await uploaded(other);
    expect(await send(seller, { fileId })).toMatchObject({ data: { errorKey: 'NO_FILE' } });
  });
});
