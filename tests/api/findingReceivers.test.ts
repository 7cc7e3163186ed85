import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDeskPrints } from '../../api/src/modules/shipments/deskPrints.service.ts';
import { eraseParcels, type OverParcel } from '../../api/src/modules/shipments/erasing.repository.ts';
import type { Permission } from '../../api/src/shared/permissions.ts';
import { deskPrint } from '../../api/src/shared/personalData.ts';
import { goodReceiver, orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { operatorWith } from '../support/operators.ts';
import { raceOn } from '../support/race.ts';
import { testBox } from '../support/sealed.ts';

type Hit = { kind: number; id: number; orderId: number; accountId: number; text: string };
type Found = { list: { number: string; isPhone: boolean; hits: Hit[] }[] };
const RECEIVER = 10;

let api: TestApi;
let shop: Shop;
let buyer: Person;
beforeAll(async () => {
  api = await startApi();
  shop = await api.shop();
  buyer = await api.buyer({ balance: 100_000 });
});
afterAll(() => api.close());

const newPhone = () => `137${String(randomInt(1e8)).padStart(8, '0')}`;

/** Ids of parcels of one order, each to one of these phones. */
async function place(phones: readonly string[], who = buyer): Promise<number[]> {
  const packages = phones.map((receiverPhone, n) => ({
    ...{ ...goodReceiver, receiverPhone, receiverName: `张三${n}`, address: `文三路${n + 1}号` },
  }));
  const body = orderBody(who, shop, { packages });
  const { data } = await who.call<{ orderId: number }>('POST', '/orders/createOrder', body);
  const rows = await api.query<{ id: number }>(
    'SELECT id FROM order_package WHERE order_id = $1 ORDER BY id',
    [data.orderId],
  );
  return rows.map(({ id }) => id);
}
const edit = (packageId: number, receiverPhone: string, who = buyer) =>
  who.call('POST', '/orderPackages/editReceiver', { packageId, ...goodReceiver, receiverPhone });

const find = async (text: string, ...permissions: Permission[]) => {
  const who = await operatorWith(api, permissions);
  const { data } = await who.call<Found>('POST', '/console/find', { text });
  const log = await api.query<{ action: string; target: string; detail: object }>(
    'SELECT action, target, detail FROM audit_log WHERE operator = $1',
    [who.name],
  );
  return { ...data, log };
};
/** Which parcels each number finds by their receivers. */
const parcelsOf = ({ list }: Found) =>
  list.map(({ hits }) => hits.filter(({ kind }) => kind === RECEIVER).map(({ id }) => id));
const lookFor = async (text: string) => parcelsOf(await find(text, 'orders.read'));

/** As the job erases it, which holds its row. */
const erase = (packageId: number) =>
  api.database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<OverParcel>(sql`
      SELECT id, order_id AS "orderId", account_id AS "accountId", receiver FROM order_package WHERE id = ${packageId} FOR UPDATE`);
    await eraseParcels(tx, rows, new Date());
  });
const printsOf = (phone: string) =>
  api.query<{ package_id: number }>(
    'SELECT package_id::float8 AS package_id FROM receiver_print WHERE print = $1 ORDER BY package_id',
    [deskPrint(testBox, phone)],
  );

describe('a receiver’s phone in the box that finds', () => {
  it('finds the parcels of all buyers, the newest first, for who may read orders', async () => {
    const phone = newPhone();
    const other = await api.buyer({ balance: 100_000 });
    const [first = 0] = await place([phone]);
    const [second = 0, third = 0] = await place([phone, phone], other);
    const found = await find(`+86${phone}`, 'orders.read');
    expect(parcelsOf(found)).toEqual([[third, second, first]]);
    expect(found.list[0]?.hits.map(({ accountId, text }) => ({ accountId, text }))).toEqual([
      { accountId: other.accountId, text: `张** 137******${phone.slice(-2)}` },
      { accountId: other.accountId, text: `张** 137******${phone.slice(-2)}` },
      { accountId: buyer.accountId, text: `张** 137******${phone.slice(-2)}` },
    ]);
    expect(JSON.stringify(found.list[0]?.hits)).not.toContain(phone);
  });

  it('finds nothing for who may not read orders', async () => {
    const phone = newPhone();
    await place([phone]);
    const found = await find(phone, 'accounts.read', 'cases.read', 'money.read', 'people.reveal');
    expect(found.list).toEqual([{ number: phone, isPhone: false, hits: [] }]);
  });

  it('is looked for as a record says, without the phone', async () => {
    const [phone, none] = [newPhone(), newPhone()];
    const [only = 0] = await place([phone]);
    expect((await find(phone, 'orders.read')).log).toEqual([
      {
        action: 'person find',
        target: `parcel:${only}`,
        detail: { phones: 1, accounts: [], parcels: [only] },
      },
    ]);
    const both = await find(`${phone} ${none} P123`, 'orders.read');
    expect(both.log).toMatchObject([{ detail: { phones: 2, parcels: [only] } }]);
    expect(both.list.map(({ isPhone }) => isPhone)).toEqual([true, true, false]);
    const missed = await find(none, 'orders.read');
    expect(missed.log).toMatchObject([
      { target: 'phones', detail: { phones: 1, accounts: [], parcels: [] } },
    ]);
  });

  it('may be a landline or have an extension, which counts where it is given', async () => {
    const phone = newPhone();
    const landline = `0571-${String(randomInt(1e8)).padStart(8, '8')}`;
    const [first = 0, second = 0, third = 0] = await place([`${phone}-12`, `${phone}-34`, landline]);
    expect(
      await lookFor(`${phone} ${phone}-34 ${phone}-56 ${landline} ${landline.replace('-', '')}`),
    ).toEqual([...[[second, first], [second], [], [third], [third]]]);
  });

  it('no longer finds a receiver that was changed by the old phone, nor one that was erased', async () => {
    const [old, now] = [newPhone(), newPhone()];
    const [parcel = 0] = await place([old]);
    expect((await edit(parcel, now)).code).toBe(0);
    expect(await lookFor(`${old} ${now}`)).toEqual([[], [parcel]]);
    expect(await printsOf(old)).toEqual([]);
    await erase(parcel);
    expect(await lookFor(`${old} ${now}`)).toEqual([[], []]);
    expect(await printsOf(now)).toEqual([]);
  });

  it('trusts the receiver rather than a print that an older process has left behind', async () => {
    const [old, now, gone] = [newPhone(), newPhone(), newPhone()];
    const [changed = 0, erased = 0] = await place([now, gone]);
    await api.query('INSERT INTO receiver_print VALUES ($1, $2)', [deskPrint(testBox, old), changed]);
    await api.query("UPDATE order_package SET receiver = '' WHERE id = $1", [erased]);
    expect(await lookFor(`${old} ${now} ${gone}`)).toEqual([[], [changed], []]);
  });
});

describe('parcels from before', () => {
  const fill = () => fillDeskPrints(api.database.db);
  /** As processes of the release before place parcels, and as a database is before it is filled. */
  const withoutPrints = async (phones: readonly string[], who?: Person) => {
    const ids = await place(phones, who);
    await api.query('DELETE FROM receiver_print WHERE print = ANY ($1)', [
      phones.map((phone) => deskPrint(testBox, phone)),
    ]);
    await api.query("DELETE FROM drizzle.backfill WHERE name LIKE 'deskPrints%'");
    return ids;
  };
  const countPrints = async () => (await api.query('SELECT FROM receiver_print')).length;

  it('are found once they are filled, but for erased receivers and those of shops; twice fills nothing twice', async () => {
    const phones = [newPhone(), newPhone(), newPhone()];
    const [own = 0, erased = 0, ofShop = 0] = await withoutPrints(phones);
    await api.query("UPDATE order_package SET receiver = '' WHERE id = $1", [erased]);
    await api.query('UPDATE order_package SET shop_id = 5 WHERE id = $1', [ofShop]);
    expect(await lookFor(phones.join(' '))).toEqual([[], [], []]);
    const before = await countPrints();
    await fill();
    expect(await lookFor(phones.join(' '))).toEqual([[own], [], []]);
    expect((await countPrints()) - before).toBe(1);
    await api.query("DELETE FROM drizzle.backfill WHERE name LIKE 'deskPrints%'");
    await fill();
    expect((await countPrints()) - before).toBe(1);
  });

  it('are filled again a day later, for what processes of the release before wrote meanwhile', async () => {
    await withoutPrints([newPhone()]);
    await fill();
    const late = newPhone();
    const [parcel = 0] = await place([late]);
    await api.query('DELETE FROM receiver_print WHERE print = $1', [deskPrint(testBox, late)]);
    await fill();
    expect(await lookFor(late)).toEqual([[]]);
    await api.query(
      "UPDATE drizzle.backfill SET done_at = done_at - interval '1 day' WHERE name = 'deskPrints'",
    );
    await fill();
    expect(await lookFor(late)).toEqual([[parcel]]);
  });

  it('are found by the phone that they have, whoever changes it or erases it meanwhile', async () => {
    const race = raceOn((text) => api.query(text));
    await race(
      async () => {
        const who = await api.buyer();
        const [old, now, gone] = [newPhone(), newPhone(), newPhone()];
        const [changed = 0, erased = 0] = await withoutPrints([old, gone], who);
        return { who, old, now, gone, changed, erased };
      },
      ({ who, now, changed, erased }) => [fill, () => edit(changed, now, who), () => erase(erased)],
      async ({ old, now, gone, changed }) => {
        const prints = await Promise.all([old, now, gone].map(printsOf));
        expect(prints).toEqual([[], [{ package_id: changed }], []]);
      },
    );
  }, 60_000);
});
