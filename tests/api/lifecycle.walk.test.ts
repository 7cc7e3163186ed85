import { describe, expect, it } from 'vitest';
import type { Answer } from '../support/api.ts';
import { shareName, shareOf } from '../support/depth.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { booksOf, ORDER_TRIES, PARCEL_TRIES, shownTo } from '../support/lifecycle/expected.ts';
import { lifecycleActions } from '../support/lifecycle/lifecycleActions.ts';
import { lifecycleFixture, type Placed } from '../support/lifecycle/lifecycleFixture.ts';
import { type Order, PLACED, statusOf } from '../support/lifecycle/order.ts';
import { lifecyclePaths, type Step, stateAssertionsOf, viewOf } from '../support/lifecycle/paths.ts';

const living = lifecycleFixture();
type Try = { name: string; refusal: string | null; attempt: () => Promise<Answer> };

const { paths, orders, kinds } = lifecyclePaths();
/** Orders, and parcels of them, that were tried for everything that must not be. */
const tried = new Set<string>();

function isNew(sight: string): boolean {
  const isFirst = !tried.has(sight);
  tried.add(sight);
  return isFirst;
}

async function look(placed: Placed, order: Order): Promise<void> {
  const [toBuyer, toSeller, books] = await Promise.all([
    living.shown(placed, placed.buyer),
    living.shown(placed, placed.shop.seller),
    living.books(placed),
  ]);
  expect({ toBuyer, toSeller, books }).toEqual({
    toBuyer: shownTo('buyer', order),
    toSeller: shownTo('seller', order),
    books: booksOf(order),
  });
}

/** Tries what the order does not take, and finds it as it was. */
async function tryTheRest(
  placed: Placed,
  order: Order,
  hands: ReturnType<typeof lifecycleActions>,
): Promise<void> {
  const tries: Try[] = [];
  if (isNew(stateAssertionsOf(order))) {
    for (const [name, refusalOf] of entriesOf(ORDER_TRIES))
      tries.push({ name, refusal: refusalOf(order), attempt: hands.orderTries[name] });
  }
  for (const at of [0, 1] as const) {
    if (!isNew(`${statusOf(order)} ${viewOf(order.parcels[at])}`)) continue;
    for (const [name, refusalOf] of entriesOf(PARCEL_TRIES)) {
      const attempt = () => hands.parcelTries[name](at);
      tries.push({ name, refusal: refusalOf(order.parcels[at]), attempt });
    }
  }
  const refused = tries.filter(({ refusal }) => refusal !== null);
  if (refused.length === 0) return;
  const found: string[] = [];
  for (const { name, attempt } of refused) {
    const { code, data } = await attempt();
    found.push(`${name}: ${code} ${data.errorKey}`);
  }
  expect(found).toEqual(refused.map(({ name, refusal }) => `${name}: 7 ${refusal}`));
  await look(placed, order);
}

function entriesOf<T extends object>(table: T) {
  return Object.entries(table) as [keyof T & string, T[keyof T]][];
}

async function walk(steps: readonly Step[]): Promise<void> {
  const placed = await living.place();
  const hands = lifecycleActions(living, placed);
  try {
    await look(placed, PLACED);
    for (const { event, order } of steps) {
      await hands.perform(event);
      await look(placed, order);
      expect(await brokenInvariants(living.fixture.api)).toEqual([]);
      await tryTheRest(placed, order, hands);
    }
  } finally {
    await hands.end();
  }
}

function nameOf({ event }: Step): string {
  if ('at' in event) return `${event.type}(${event.at})`;
  return event.type === 'courier.answer' ? `${event.type}(${event.of.join()})` : event.type;
}

describe(`an order of two parcels follows the lifecycle model, ${shareName}`, { timeout: 120_000 }, () => {
  it.each(shareOf(paths, 3).map((steps) => ({ steps, title: steps.map(nameOf).join(' → ') })))(
    '$title',
    ({ steps }) => walk(steps),
  );

  it('through every reachable state by every kind of transition', () => {
    expect({ orders, kinds, paths: paths.length }).toEqual({ orders: 16352, kinds: 344, paths: 98 });
  });
});
