import { describe, expect, it } from 'vitest';
import { issuingFixture, type Paid } from '../support/issuingFixture.ts';
import { raceOn } from '../support/race.ts';
import { accept, closeWarehouse, secondWarehouse, seen, stoppedOf } from '../support/reroutes.ts';

const fixture = issuingFixture();
const race = raceOn(fixture.query);

/** A paid parcel whose warehouse has stopped, with the way that its buyer has seen. */
async function stopped() {
  const paid = await fixture.paid();
  const other = await secondWarehouse(fixture.api, paid.shop);
  await closeWarehouse(fixture.api, paid.shop);
  const [parcel] = await stoppedOf(paid.buyer);
  if (!parcel?.way) throw new Error('nothing has stopped');
  return { paid, other, way: seen(parcel) };
}

const movedTo = async ({ buyer, orderId }: Paid) =>
  (
    await fixture.query<{ warehouse: number }>(
      'SELECT warehouse_id AS warehouse FROM orders WHERE account_id = $1 AND id <> $2',
      [buyer.accountId, orderId],
    )
  ).map(({ warehouse }) => warehouse);

describe('a stopped parcel is sent by one way', { timeout: 240_000 }, () => {
  it('when two members take it at once', async () => {
    await race(
      stopped,
      ({ paid: { buyer }, way }) => [() => accept(buyer, [way]), () => accept(buyer, [way])],
      async ({ paid, other }, answers) => {
        const verdicts = (answers as { orderId: number | null; errorKey: string | null }[][]).flat();
        expect(verdicts.map(({ errorKey }) => errorKey).toSorted()).toEqual(['ORDER_STATE', null]);
        expect(await movedTo(paid)).toEqual([other]);
        expect(await fixture.balance(paid)).toBe(1_000_000 - 450);
        expect(await fixture.order(paid)).toMatchObject({ status: 70, quantity: 1000, locked: 0 });
      },
    );
  });

  it('when the same request comes twice, which is answered the same', async () => {
    await race(
      async () => ({ ...(await stopped()), key: crypto.randomUUID() }),
      ({ paid: { buyer }, way, key }) => [() => accept(buyer, [way], key), () => accept(buyer, [way], key)],
      async ({ paid, other }, answers) => {
        expect(answers[0]).toMatchObject([{ errorKey: null }]);
        expect(answers[1]).toEqual(answers[0]);
        expect(await movedTo(paid)).toEqual([other]);
        expect(await fixture.balance(paid)).toBe(1_000_000 - 450);
      },
    );
  });

  it('or has its waybill, when both happen concurrently', async () => {
    const ends = new Set<number>();
    await race(
      stopped,
      ({ paid, way }) => [() => accept(paid.buyer, [way]), () => fixture.issue(paid.orderId)],
      async ({ paid, other }) => {
        const [parcel] = await fixture.parcels(paid);
        ends.add(parcel?.status ?? 0);
        if (parcel?.status === 70) {
          expect(parcel).toMatchObject({ waybillNo: null });
          expect(await movedTo(paid)).toEqual([other]);
          expect(await fixture.balance(paid)).toBe(1_000_000 - 450);
        } else {
          expect(parcel).toMatchObject({ status: 30, outputStatus: 3 });
          expect(await movedTo(paid)).toEqual([]);
          expect(await fixture.balance(paid)).toBe(1_000_000 - 400);
        }
      },
    );
    expect(ends).toEqual(new Set([30, 70]));
  });

  it('or is cancelled with its order, when both happen concurrently', async () => {
    const ends = new Set<number>();
    await race(
      stopped,
      ({ paid, way }) => [() => accept(paid.buyer, [way]), () => fixture.cancel(paid)],
      async ({ paid }) => {
        const moved = await movedTo(paid);
        ends.add(moved.length);
        expect(await fixture.order(paid)).toMatchObject({ status: 70, quantity: 1000, locked: 0 });
        expect(await fixture.balance(paid)).toBe(1_000_000 - 450 * moved.length);
      },
    );
    expect(ends).toEqual(new Set([0, 1]));
  });

  it('to the receiver that it has, when that is changed concurrently', async () => {
    const ends = new Set<string>();
    await race(
      stopped,
      ({ paid, way }) => [
        () => accept(paid.buyer, [way]),
        () =>
          paid.buyer.call('POST', '/orderPackages/editReceiver', {
            ...{ packageId: way.packageId, receiverName: '李四', receiverPhone: '13900000002' },
            ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106', address: '文三路 2 号' },
          }),
      ],
      async ({ paid }, answers) => {
        const edited = answers.some((answer) => (answer as { code?: number }).code === 0);
        const moved = (await movedTo(paid)).length;
        ends.add(`${edited} ${moved}`);
        // What is moved was not changed any more; what was changed first stays, and is shown anew.
        const [newest] = await fixture.query<{ sealed: string }>(
          `SELECT p.receiver AS sealed FROM order_package p WHERE p.account_id = $1 AND p.status <> 70`,
          [paid.buyer.accountId],
        );
        const receiver = fixture.api.database.db.box.open(newest?.sealed ?? '', 'receiver');
        expect(receiver.includes('李四')).toBe(edited);
      },
    );
    expect(ends.size).toBeGreaterThan(1);
  });
});
