import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderBody, type Person } from '../support/api.ts';
import { cashOutFixture } from '../support/cashOutFixture.ts';

const cashing = cashOutFixture();
const { move, earner } = cashing;
const withdrawable = async (who: Person) => (await cashing.limits(who)).withdrawable;

/** Kinds of the ledger, by the words of this test. */
const KINDS = {
  recharge: 1,
  spend: 2,
  earn: 7,
  lose: 8,
  settle: 9,
  unsettle: 10,
  bonus: 11,
  adjust: 12,
  compensate: 14,
} as const;
type Story = [keyof typeof KINDS, number][];

async function lived(story: Story, seller = false): Promise<number> {
  const who = await earner({ income: 0, seller });
  for (const [what, fen] of story) await move(who, KINDS[what], fen);
  return withdrawable(who);
}

it.each<[string, Story, number]>([
  ['nothing', [], 0],
  ['what was recharged stays', [['recharge', 100]], 0],
  ['an income goes out', [['earn', 100]], 100],
  [
    'spending takes what was recharged first',
    [
      ['earn', 100],
      ['recharge', 60],
      ['spend', -50],
    ],
    100,
  ],
  [
    'and then of the income',
    [
      ['earn', 100],
      ['recharge', 60],
      ['spend', -80],
    ],
    80,
  ],
  [
    'an income that was spent does not come back by recharging',
    [
      ['earn', 100],
      ['spend', -100],
      ['recharge', 100],
    ],
    0,
  ],
  [
    'what is earned after that does',
    [
      ['earn', 100],
      ['spend', -100],
      ['recharge', 100],
      ['earn', 30],
    ],
    30,
  ],
  [
    'a bonus, a compensation and an adjustment are no income',
    [
      ['bonus', 10],
      ['compensate', 10],
      ['adjust', 10],
    ],
    0,
  ],
  [
    'an income that was taken back',
    [
      ['earn', 100],
      ['lose', -30],
    ],
    70,
  ],
  [
    'which is owed before anything else may go out',
    [
      ['earn', 50],
      ['spend', -50],
      ['lose', -50],
      ['earn', 70],
    ],
    20,
  ],
  [
    'never less than nothing',
    [
      ['earn', 50],
      ['recharge', 50],
      ['spend', -80],
      ['lose', -50],
    ],
    0,
  ],
])('the withdrawable balance of a buyer: %s', async (_name, story, expected) => {
  expect(await lived(story)).toBe(expected);
});

it.each<[string, Story, number]>([
  [
    'all that was settled, compensated and adjusted',
    [
      ['settle', 100],
      ['compensate', 10],
      ['adjust', -5],
    ],
    105,
  ],
  [
    'but what was recharged',
    [
      ['settle', 100],
      ['recharge', 50],
    ],
    100,
  ],
  [
    'less what was taken back',
    [
      ['settle', 100],
      ['unsettle', -40],
    ],
    60,
  ],
])('the withdrawable balance of a supplier: %s', async (_name, story, expected) => {
  expect(await lived(story, true)).toBe(expected);
});

it('refunded money counts as never spent', async () => {
  const shop = await cashing.api().shop({ supplyPrice: 100, margin: 20, firstFee: 280 });
  const who = await earner({ income: 1_000, recharged: 100 });
  const place = async () => {
    const { data } = await who.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(who, shop, { confirm: true }),
    );
    return data.orderId;
  };
  const cancel = (orderId: number) => who.call('POST', '/orders/cancelOrder', { orderId });
  const [first, second] = [await place(), await place()];
  expect(await withdrawable(who)).toBe(300);
  await cancel(first);
  expect(await withdrawable(who)).toBe(700);
  await cancel(second);
  expect(await withdrawable(who)).toBe(1_000);
  // What is recharged after an income was spent stays apart from it, whatever is bought with it and given back.
  const third = await place();
  await move(who, KINDS.recharge, 400);
  const fourth = await place();
  expect(await withdrawable(who)).toBe(700);
  await cancel(fourth);
  expect(await withdrawable(who)).toBe(700);
  await cancel(third);
  expect(await withdrawable(who)).toBe(1_000);
});

/** Two purses, one after the other: what may not go out is spent first. */
function twoPurses(story: Story): number {
  let [apart, income] = [0, 0];
  for (const [what, fen] of story) {
    if (what === 'earn' || what === 'lose') income += fen;
    else {
      apart += fen;
      income += Math.min(0, apart);
      apart = Math.max(0, apart);
    }
  }
  return Math.max(0, income);
}

it('the withdrawable balance equals that of a two-purse model after any sequence of operations', async () => {
  const step = fc.tuple(
    fc.constantFrom('earn', 'recharge', 'spend', 'lose'),
    fc.integer({ min: 1, max: 200 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const story: Story = [];
      let balance = 0;
      for (const [what, size] of steps) {
        const fen = what === 'spend' ? -Math.min(size, balance) : what === 'lose' ? -size : size;
        if (fen === 0 || (what === 'spend' && balance <= 0)) continue;
        balance += fen;
        story.push([what, fen]);
      }
      expect(await lived(story)).toBe(twoPurses(story));
    }),
    { numRuns: 60 },
  );
});
