// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { RemoveStockDialog } from '../../web/src/features/stock/RemoveStockDialog.tsx';
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
import { removalText as text } from '../../web/src/features/stock/stock.text.ts';
import type { Stock } from '../../web/src/features/stock/stockForm.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { alerts, button, isBusy as isBusyNow, press, rendered } from '../support/rendered.tsx';
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

const question = text.words(stock.goodName, stock.warehouseName, stock.quantity);

const seen = rendered(walk, {
  view: (actor) => <RemoveStockDialog actor={actor} />,
  // At the row of the table.
  outside: ['removal.ask'],
  hands: {
    'removal.accept': (_, snapshot) => press(button(snapshot.matches('broken') ? text.retry : text.accept)),
    'removal.dismiss': (_, snapshot) => press(button(snapshot.matches('refused') ? text.gotIt : text.cancel)),
  },
  sights: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    asking: () => {
      expect([screen.getByText(question).localName, alerts()]).toEqual(['p', []]);
      expect(isBusyNow(button(text.accept))).toBe(false);
    },
    removing: () => {
      expect(screen.getByText(question)).toBeDefined();
      expect([isBusyNow(button(text.accept)), button(text.cancel).disabled]).toEqual([true, true]);
    },
    refused: () => {
      expect([alerts(), screen.queryByText(question)]).toEqual([[ordered.msg], null]);
      expect(screen.queryByText(text.accept)).toBeNull();
    },
    broken: () => expect([screen.getByText(question).localName, alerts()]).toEqual(['p', [text.broken]]),
  },
});

describe('removing a row, in its dialog', () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
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
