import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type RemovedStock,
  removingStockMachine,
} from '../../web/src/features/stock/removingStock.machine.ts';
import {
  canAccept,
  isBroken,
  isBusy,
  selectRefusal,
  selectStock,
} from '../../web/src/features/stock/removingStock.selectors.ts';
import type { Stock } from '../../web/src/features/stock/stockForm.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { type Sights, walkOf } from '../support/walk.ts';

const stock: Stock = {
  ...{ id: 7, goodId: 1, goodsNo: 'G1', goodName: '棉袜', goodPic: '', goodStatus: 'ON_SALE' },
  ...{ warehouseId: 2, warehouseName: '一号仓', updatedAt: '2026-11-21T10:00:00+08:00' },
  ...{ quantity: 10, locked: 4, available: 6, warnQuantity: 2, isLow: false, version: 3 },
};
const ordered = refusal('STOCK_ORDERED', '存在未完成订单，不能删除');

interface World {
  announced: number;
}

function stage() {
  const world: World = { announced: 0 };
  const announce = () => {
    world.announced += 1;
  };
  return { world, machine: removingStockMachine.provide({ actions: { announce } }) };
}

const sights: Sights<typeof removingStockMachine, World> = {
  closed: (snapshot) => expect([selectStock(snapshot), selectRefusal(snapshot)]).toEqual([null, null]),
  asking: (snapshot) => expect([selectStock(snapshot), canAccept(snapshot)]).toEqual([stock, true]),
  removing: (snapshot) => {
    expect([isBusy(snapshot), canAccept(snapshot)]).toEqual([true, false]);
    expect(snapshot.can({ type: 'removal.dismiss' })).toBe(false);
  },
  refused: (snapshot) => expect([selectRefusal(snapshot), canAccept(snapshot)]).toEqual([ordered, false]),
  broken: (snapshot) => expect([isBroken(snapshot), canAccept(snapshot)]).toEqual([true, true]),
};

const walk = walkOf(removingStockMachine, {
  gates: {
    removeStock: {
      removed: { output: { kind: 'removed' } },
      ordered: { output: ordered },
      lost: { error: new Error('offline') },
    },
  },
  events: [{ type: 'removal.ask', stock }, { type: 'removal.accept' }, { type: 'removal.dismiss' }],
  limit: 100,
  key: ({ value }) => value,
  stage,
});

describe('removing a row, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

it('removes the row that was asked about, once, and says so', async () => {
  const asked: number[] = [];
  const { world, machine } = stage();
  const removeStock = fromPromise<RemovedStock, number>(async ({ input }) => {
    asked.push(input);
    return { kind: 'removed' };
  });
  const actor = createActor(machine.provide({ actors: { removeStock } })).start();
  actor.send({ type: 'removal.ask', stock });
  actor.send({ type: 'removal.accept' });
  actor.send({ type: 'removal.accept' });
  await new Promise(setImmediate);
  expect([asked, world.announced, actor.getSnapshot().value]).toEqual([[7], 1, 'closed']);
});
