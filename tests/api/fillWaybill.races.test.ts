import { describe, expect, it } from 'vitest';
import { type Filled, fillWaybillFixture, freshNo } from '../support/fillWaybillFixture.ts';
import type { Paid } from '../support/issuingFixture.ts';
import { raceOn } from '../support/race.ts';

const filling = fillWaybillFixture();
const { fixture, own, fill, shipped } = filling;
const race = raceOn(fixture.query);

const filledOf = (answers: unknown[]) =>
  answers.flatMap((answer) => (answer as { data: Filled }).data.filled);
const rowsOf = async (paid: Paid) =>
  (await own(paid)).map(({ packageNo }) => ({ packageNo, waybillNo: freshNo() }));
/** Pieces reserved, and taken once for each time that a parcel went out. */
const log = async (paid: Paid) => (await filling.stockLog(paid)).map(({ delta }) => delta);

describe('a parcel ships exactly once', { timeout: 120_000 }, () => {
  it('when two callers fill in its number concurrently', async () => {
    await race(
      async () => {
        const paid = await fixture.paid();
        return { paid, numbers: [await rowsOf(paid), await rowsOf(paid)] };
      },
      ({ paid, numbers }) => numbers.map((rows) => () => fill(paid.shop.seller, rows)),
      async ({ paid, numbers }, answers) => {
        const [parcel] = await shipped(paid);
        expect(filledOf(answers)).toHaveLength(1);
        expect(numbers.flat().map(({ waybillNo }) => waybillNo)).toContain(parcel?.no);
        expect(await fixture.order(paid)).toMatchObject({ status: 30, quantity: 999, locked: 0 });
        expect(await filling.timeline(paid)).toEqual(['created user', 'paid user', 'issued seller']);
      },
    );
  });

  it('when its number is filled in while its waybill is being issued', async () => {
    const ends = new Set<string>();
    await race(
      async () => {
        const paid = await fixture.paid(2);
        return { paid, rows: await rowsOf(paid) };
      },
      ({ paid, rows }) => [() => fill(paid.shop.seller, rows), () => fixture.issue(paid.orderId)],
      async ({ paid, rows }) => {
        const parcels = await shipped(paid);
        const own = parcels.map(({ courier }) => courier !== null);
        ends.add(own.join());
        expect(parcels.map(({ no }) => no)).toEqual(
          rows.map(({ packageNo, waybillNo }, at) =>
            own[at] ? waybillNo : fixture.courier.numbers.get(packageNo),
          ),
        );
        expect(fixture.courier.asked.splice(0)).toHaveLength(own.filter((each) => !each).length);
        expect(await fixture.order(paid)).toMatchObject({ status: 30, quantity: 998, locked: 0 });
        expect((await log(paid)).filter((delta) => delta < 0)).toHaveLength(own[0] === own[1] ? 1 : 2);
      },
    );
    expect(ends.size).toBeGreaterThan(1);
  });

  it('or is refunded, when both happen concurrently', async () => {
    const ends = new Set<number>();
    await race(
      async () => {
        const paid = await fixture.paid();
        return { paid, rows: await rowsOf(paid) };
      },
      ({ paid, rows }) => [() => fill(paid.shop.seller, rows), () => filling.refund(paid)],
      async ({ paid }) => {
        const [parcel] = await shipped(paid);
        const [refund] = await filling.refunds(paid);
        ends.add(parcel?.status ?? 0);
        if (parcel?.status === 70) {
          expect(parcel).toMatchObject({ output: 0, no: null });
          expect(await fixture.balance(paid)).toBe(1_000_000);
          expect(await fixture.order(paid)).toMatchObject({ status: 70, quantity: 1000, locked: 0 });
        } else {
          // It has gone out: the wish waits for its supplier.
          expect(parcel).toMatchObject({ status: 30, output: 3 });
          expect(refund).toMatchObject({ status: 30, amount: 400 });
          expect(await fixture.order(paid)).toMatchObject({ status: 30, quantity: 999, locked: 0 });
        }
      },
    );
    expect(ends).toEqual(new Set([30, 70]));
  });

  it('or is cancelled with its order, when both happen concurrently', async () => {
    await race(
      async () => {
        const paid = await fixture.paid();
        return { paid, rows: await rowsOf(paid) };
      },
      ({ paid, rows }) => [() => fill(paid.shop.seller, rows), () => fixture.cancel(paid)],
      async ({ paid }) => {
        const [parcel] = await shipped(paid);
        expect(await fixture.order(paid)).toMatchObject(
          parcel?.status === 30
            ? { status: 30, refunds: 0, quantity: 999, locked: 0 }
            : { status: 70, refunds: 1, quantity: 1000, locked: 0 },
        );
      },
    );
  });
});

describe('a waybill number belongs to one parcel', { timeout: 120_000 }, () => {
  it('when two suppliers fill in the same numbers concurrently, in any order', async () => {
    await race(
      async () => {
        const paid = [await fixture.paid(2), await fixture.paid(2)];
        const numbers = [freshNo(), freshNo()];
        const rows = await Promise.all(
          paid.map(async (each, at) => {
            const input = at === 0 ? numbers : numbers.toReversed();
            return (await own(each)).map(({ packageNo }, place) => ({
              packageNo,
              waybillNo: input[place] ?? '',
            }));
          }),
        );
        return { paid, rows, numbers };
      },
      ({ paid, rows }) => paid.map((each, at) => () => fill(each.shop.seller, rows[at] ?? [])),
      async ({ paid, numbers }) => {
        const parcels = (await Promise.all(paid.map(shipped))).flat();
        expect(parcels.flatMap(({ no }) => no ?? []).sort()).toEqual([...numbers].sort());
      },
    );
  });
});
