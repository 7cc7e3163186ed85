import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '../wallet/moves.ts';
import { compensate } from './compensationMoves.ts';
import { refundMoves } from './refundMoves.ts';
import { settleMoves } from './settleMoves.ts';
import { commissionOf, commissionOn, keptShares, sharesOf } from './shares.ts';

const fee = { packageFee: 534, supplierShare: 430, agentShare: 20 };

describe('the shares of a parcel', () => {
  it('are those of the price less the commission', () => {
    expect(sharesOf(fee, 0)).toEqual({ supplier: 430, agent: 20, platform: 84 });
    expect(commissionOf(200, 350)).toBe(7);
    expect(commissionOf(199, 350)).toBe(6);
    expect(sharesOf(fee, 7)).toEqual({ supplier: 423, agent: 20, platform: 91 });
  });

  it.each([
    ['nothing', 0, 0, { supplier: 0, agent: 0, platform: 0 }],
    ['the waybill', 50, 50, { supplier: 50, agent: 0, platform: 0 }],
    ['a part', 200, 0, { supplier: 200, agent: 0, platform: 0 }],
    ['more than the supplier would have had', 440, 0, { supplier: 430, agent: 10, platform: 0 }],
    ['nearly all', 533, 0, { supplier: 430, agent: 20, platform: 83 }],
  ])('of a kept amount: %s', (_name, kept, waybillFee, expected) => {
    expect(keptShares(kept, waybillFee, sharesOf(fee, 0))).toEqual(expected);
  });

  it('distribute exactly the kept amount and never exceed the original share', () => {
    const fen = fc.integer({ min: 0, max: 1_000_000_000 });
    const parts = fc.tuple(fc.nat({ max: 10_000 }), fc.nat({ max: 10_000 }));
    fc.assert(
      fc.property(
        fen,
        fen,
        fen,
        fc.nat({ max: 10_000 }),
        parts,
        (supply, agent, platform, rate, [all, waybill]) => {
          const packageFee = supply + agent + platform;
          const had = sharesOf(
            { packageFee, supplierShare: supply, agentShare: agent },
            commissionOf(supply, rate),
          );
          const kept = Math.floor((packageFee * all) / 10_000);
          const waybillFee = Math.floor((kept * waybill) / 10_000);
          const left = keptShares(kept, waybillFee, had);
          const shares = [had.supplier, had.agent, had.platform, left.supplier, left.agent, left.platform];
          return (
            had.supplier + had.agent + had.platform === packageFee &&
            left.supplier + left.agent + left.platform === kept &&
            left.supplier <= Math.max(had.supplier, waybillFee) &&
            left.agent <= had.agent &&
            left.platform <= had.platform &&
            Math.min(...shares) >= 0
          );
        },
      ),
      { numRuns: 100_000 },
    );
  });
});

describe('the ledger movements of a refund', () => {
  const order = { accountId: 1, sellerId: 2 };
  const heldUntil = new Date(0) as Date | null;
  const parcel = { id: 7, packageNo: 'P7', ...fee, commission: 0, settleStatus: 1, heldUntil };
  const moved = (
    input: Partial<typeof parcel>,
    amount: number,
    waybillFee: number,
    agent: number | null = 3,
  ) =>
    refundMoves(order, agent, { parcel: { ...parcel, ...input }, amount, waybillFee }).flatMap(
      ({ kind, step, from, to, amount: fen }) =>
        fen === 0 ? [] : [`${kind}${step} ${from.owner}.${from.code} ${to.owner}.${to.code} ${fen}`],
    );

  it.each([
    ['in full', {}, 534, 0, ['3 0.escrow 1.available 534']],
    ['but for the waybill', {}, 484, 50, ['3 0.escrow 1.available 484', '9 0.escrow 2.available 50']],
    [
      'in part',
      {},
      90,
      0,
      ['3 0.escrow 1.available 90', '9 0.escrow 2.available 430', '7 0.escrow 3.available 14'],
    ],
    [
      'in full after it was settled',
      { settleStatus: 2, commission: 7 },
      534,
      0,
      [
        '10 2.available 0.escrow 423',
        '8 3.available 0.escrow 20',
        '10platform 0.revenue 0.escrow 91',
        '3 0.escrow 1.available 534',
      ],
    ],
    [
      'in part after it was settled',
      { settleStatus: 2 },
      100,
      0,
      ['8 3.available 0.escrow 16', '10platform 0.revenue 0.escrow 84', '3 0.escrow 1.available 100'],
    ],
  ])('are correct for %s', (_name, input, amount, waybillFee, expected) => {
    expect(moved(input, amount, waybillFee)).toEqual(expected);
  });

  it('charge the supplier for the agent’s final share as far as its wallet allows', () => {
    const input = { settleStatus: 2, commission: 7, heldUntil: null };
    expect(moved(input, 534, 0)).toEqual([
      '10 2.available 0.escrow 443',
      '10platform 0.revenue 0.escrow 91',
      '3 0.escrow 1.available 534',
    ]);
    const [ofSupplier] = refundMoves(order, 3, {
      parcel: { ...parcel, ...input },
      amount: 534,
      waybillFee: 0,
    });
    expect(ofSupplier).toMatchObject({ covered: true });
  });

  it('leave the platform the share of a missing agent', () => {
    expect(moved({}, 90, 0, null)).toContain('7 0.escrow 0.revenue 14');
  });

  it('empty escrow for any fee, shares and amount', () => {
    const fen = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(
        fc.record({ supplier: fen, agent: fen, platform: fen }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(0, 1, 2),
        fc.integer({ min: 0, max: 1000 }),
        ({ supplier, agent, platform }, refunded, settleStatus, rate) => {
          const packageFee = supplier + agent + platform;
          const amount = Math.floor((packageFee * refunded) / 100);
          const input = { packageFee, supplierShare: supplier, agentShare: agent, settleStatus };
          const commission = commissionOf(supplier, rate);
          const moves = refundMoves(order, 3, {
            parcel: { ...parcel, ...input, commission },
            amount,
            waybillFee: 0,
          });
          const left = moves.reduce(
            (sum, { from, amount: each }) => sum + (from.code === 'escrow' ? each : -each),
            0,
          );
          expect(left).toBe(settleStatus === 2 ? 0 : packageFee);
          expect(moves.every((move) => move.amount >= 0)).toBe(true);
        },
      ),
    );
  });
});

describe('a compensation', () => {
  const fen = fc.nat({ max: 1_000_000_000_000 });
  const anyParcel = fc
    .record({
      supply: fen,
      courier: fen,
      agent: fen,
      ofGoods: fc.nat({ max: 100 }),
      platform: fen,
      rate: fc.nat({ max: 10_000 }),
    })
    .filter(({ supply, courier, agent, platform }) => supply + courier + agent + platform > 0)
    .map(({ supply, courier, agent, ofGoods, platform, rate }) => ({
      id: 7,
      packageNo: 'P7',
      packageFee: supply + courier + agent + platform,
      compensated: 0,
      supplierShare: supply + courier,
      agentShare: agent,
      supplyFee: supply,
      agentFee: Math.floor((agent * ofGoods) / 100),
      commission: commissionOf(supply, rate),
      settleStatus: 2,
    }));

  it('is borne by each owner in proportion, to the fen, in any number of steps', () => {
    fc.assert(
      fc.property(anyParcel, fc.array(fc.nat({ max: 10_000 }), { maxLength: 5 }), (first, parts) => {
        let parcel = first;
        for (const part of parts) {
          const left = parcel.packageFee - parcel.compensated;
          const amount = Number((BigInt(left) * BigInt(part)) / 10_000n);
          if (amount === 0) continue;
          const { shares, supplierPart, agentPart } = compensate(parcel, amount);
          const now = { ...parcel, ...shares };
          const had = sharesOf({ ...parcel, packageFee: left }, parcel.commission);
          const has = sharesOf({ ...now, packageFee: left - amount }, now.commission);
          expect(has).toEqual({
            supplier: had.supplier - supplierPart,
            agent: had.agent - agentPart,
            platform: had.platform - (amount - supplierPart - agentPart),
          });
          expect(
            Math.min(...Object.values(has), supplierPart, agentPart, amount - supplierPart - agentPart),
          ).toBeGreaterThanOrEqual(0);
          expect(now.commission).toBeLessThanOrEqual(now.supplyFee);
          expect(now.supplyFee).toBeLessThanOrEqual(now.supplierShare);
          expect(now.agentFee).toBeLessThanOrEqual(now.agentShare);
          const exact = Number((BigInt(parcel.supplierShare) * BigInt(amount)) / BigInt(left));
          expect(Math.abs(parcel.supplierShare - now.supplierShare - exact)).toBeLessThanOrEqual(2);
          parcel = now;
        }
      }),
      { numRuns: 20_000 },
    );
  });

  it('of final shares leaves an agent its own, and the supplier bears both', () => {
    fc.assert(
      fc.property(anyParcel, fc.array(fc.nat({ max: 10_000 }), { maxLength: 5 }), (first, parts) => {
        let parcel = first;
        for (const part of [...parts, 10_000]) {
          const left = parcel.packageFee - parcel.compensated;
          const amount = Number((BigInt(left) * BigInt(part)) / 10_000n);
          if (amount === 0) continue;
          const { shares, supplierPart, agentPart } = compensate(parcel, amount, { agentKeeps: true });
          const now = { ...parcel, ...shares };
          const had = sharesOf({ ...parcel, packageFee: left }, parcel.commission);
          const has = sharesOf({ ...now, packageFee: left - amount }, now.commission);
          expect([agentPart, now.agentShare, now.agentFee]).toEqual([0, first.agentShare, first.agentFee]);
          expect(has.supplier).toBe(had.supplier - supplierPart);
          expect(has.platform).toBe(had.platform - (amount - supplierPart));
          expect(
            Math.min(supplierPart, amount - supplierPart, has.platform, now.supplyFee, now.commission),
          ).toBeGreaterThanOrEqual(0);
          expect(now.supplierShare + now.agentShare).toBeGreaterThanOrEqual(0);
          parcel = now;
        }
        expect(parcel.supplierShare + first.agentShare).toBe(0);
      }),
      { numRuns: 20_000 },
    );
  });

  it('of all that is left leaves nothing to anybody', () => {
    fc.assert(
      fc.property(anyParcel, (parcel) => {
        const { shares } = compensate(parcel, parcel.packageFee);
        expect(shares).toMatchObject({
          supplierShare: 0,
          agentShare: 0,
          supplyFee: 0,
          agentFee: 0,
          commission: 0,
        });
      }),
    );
  });
});

describe('a partial refund', () => {
  /** What each place has in the end, by its owner and code; escrow begins with the fee. */
  function held(packageFee: number, moves: readonly Move[]) {
    const fen = new Map([['0.escrow', packageFee]]);
    for (const { from, to, amount } of moves)
      for (const [place, sign] of [
        [from, -1],
        [to, 1],
      ] as const) {
        const name = `${place.owner}.${place.code}`;
        fen.set(name, (fen.get(name) ?? 0) + sign * amount);
      }
    return Object.fromEntries([...fen].filter(([, amount]) => amount !== 0).toSorted());
  }
  const order = { accountId: 1, sellerId: 2 };
  function both(
    shares: { packageFee: number; supplierShare: number; agentShare: number; supplyFee: number },
    rate: number,
    agentId: number | null,
    { amount, waybillFee }: { amount: number; waybillFee: number },
  ) {
    const parcel = { id: 7, packageNo: 'P7', ...shares };
    const refund = (settleStatus: number, commission: number) => {
      const now = { ...parcel, settleStatus, commission, heldUntil: new Date(0) };
      return refundMoves(order, agentId, {
        parcel: { ...now, commission: commissionOn(now, rate) },
        amount,
        waybillFee,
      });
    };
    const commission = commissionOf(parcel.supplyFee, rate);
    const settling = settleMoves({ ...parcel, sellerId: 2, agentId, commission, isHeld: true });
    return [
      held(parcel.packageFee, refund(1, 0)),
      held(parcel.packageFee, [...settling, ...refund(2, commission)]),
    ];
  }

  it('results in the same shares before and after the settlement', () => {
    const had = { '0.revenue': 90, '1.available': 1, '2.available': 423, '3.available': 20 };
    expect(both({ ...fee, supplyFee: 200 }, 350, 3, { amount: 1, waybillFee: 0 })).toEqual([had, had]);
  });

  it('does so for any amount, shares and commission', () => {
    const fen = fc.nat({ max: 100_000 });
    const rate = fc.nat({ max: 10_000 });
    const parts = fc.tuple(fc.nat({ max: 10_000 }), fc.nat({ max: 10_000 }));
    fc.assert(
      fc.property(
        fc.tuple(fen, fen, fen, fen),
        rate,
        fc.constantFrom(3, null),
        parts,
        ([supplyFee, courier, agentShare, platform], rate, agentId, [back, waybill]) => {
          const supplierShare = supplyFee + courier;
          const packageFee = supplierShare + agentShare + platform;
          const amount = Math.floor((packageFee * back) / 10_000);
          const waybillFee = Math.floor(((packageFee - amount) * waybill) / 10_000);
          const shares = { packageFee, supplierShare, agentShare, supplyFee };
          const [before, after] = both(shares, rate, agentId, { amount, waybillFee });
          expect(before).toEqual(after);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
