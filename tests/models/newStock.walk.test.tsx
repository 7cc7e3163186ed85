// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { NewStockDialog } from '../../web/src/features/stock/NewStockDialog.tsx';
import { type BegunStock, newStockMachine } from '../../web/src/features/stock/newStock.machine.ts';
import { isBroken, isBusy, isOpen, selectContext } from '../../web/src/features/stock/newStock.selectors.ts';
import { blankStock } from '../../web/src/features/stock/newStockForm.ts';
import { newStockText as text } from '../../web/src/features/stock/stock.text.ts';
import type { GoodStockInput } from '../../web/src/graphql/generated/graphql.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import {
  alerts,
  button,
  choose,
  isBusy as isBusyNow,
  openFields,
  press,
  rendered,
  submit,
  type,
} from '../support/rendered.tsx';
import { type Sights, takes, walkOf } from '../support/walk.ts';

const good = { id: 5, name: '棉袜', goodsNo: 'G5', pic: '' };
const exists = refusal('STOCK_EXISTS', '该商品在此仓库已有库存');

interface World {
  announced: number;
}

function stage() {
  const world: World = { announced: 0 };
  const announce = () => {
    world.announced += 1;
  };
  return { world, machine: newStockMachine.provide({ actions: { announce } }) };
}

const events = [
  { type: 'dialog.open' },
  { type: 'dialog.close' },
  { type: 'form.edit', change: { good, warehouseId: 2, pieces: '8' } },
  { type: 'form.save' },
] as const;

const sights: Sights<typeof newStockMachine, World> = {
  closed: (snapshot) =>
    expect([isOpen(snapshot), selectContext(snapshot)]).toEqual([
      false,
      { form: blankStock, problems: {}, refusal: null },
    ]),
  'form.editing': (snapshot) => {
    expect(isOpen(snapshot)).toBe(true);
    expect(takes(snapshot, events)).toEqual(['dialog.close', 'form.edit', 'form.save']);
  },
  'form.refused': (snapshot) => expect(selectContext(snapshot).refusal).toEqual(exists),
  'form.broken': (snapshot) => expect(isBroken(snapshot)).toBe(true),
  saving: (snapshot) => {
    expect(isBusy(snapshot)).toBe(true);
    expect(takes(snapshot, events)).toEqual([]);
  },
};

const walk = walkOf(newStockMachine, {
  gates: {
    createStock: {
      begun: { output: { kind: 'begun' } },
      exists: { output: exists },
      lost: { error: new Error('offline') },
    },
  },
  events: [...events],
  limit: 500,
  key: ({ value, context: { form, problems, refusal: refused } }) => [
    ...[value, form.pieces, Object.keys(problems), refused?.errorKey],
  ],
  stage,
});

describe('beginning a row, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

const pieces = () => screen.getByLabelText<HTMLInputElement>(text.pieces, { exact: false });

const seen = rendered(walk, {
  view: (actor) => <NewStockDialog actor={actor} />,
  // Above the table, and in its place while there is none.
  outside: ['dialog.open'],
  hands: {
    'dialog.close': () => press(button(text.cancel)),
    'form.edit': ({ change }) => {
      press(within(screen.getByLabelText(text.found)).getByText(good.name));
      choose(text.warehouse, '一号仓');
      type(pieces(), change.pieces ?? '');
    },
    'form.save': () => submit(button(text.save)),
  },
  // What is chosen already is not chosen again.
  withheld: ({ context }, event) => event.type === 'form.edit' && context.form.good !== null,
  sights: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'form.editing': ({ context: { form, problems } }) => {
      expect([pieces().value, isBusyNow(button(text.save))]).toEqual([form.pieces, false]);
      expect(screen.queryByText(text.change) !== null).toBe(form.good !== null);
      expect(alerts()).toEqual(problems.good ? [text.goodHint, text.chooseWarehouse, '请填写数量'] : []);
    },
    'form.refused': () => expect(alerts()).toEqual([exists.msg]),
    'form.broken': () => expect(alerts()).toEqual([text.broken]),
    saving: () => {
      expect([isBusyNow(button(text.save)), button(text.cancel).disabled]).toEqual([true, true]);
      expect(openFields()).toEqual([]);
      expect([screen.getByText(good.name).localName, alerts()]).toEqual(['span', []]);
    },
  },
  answers: {
    StockGoods: {
      sellerGoods: { __typename: 'SellerGoodPage', total: 1, list: [{ __typename: 'SellerGood', ...good }] },
    },
    StockWarehouses: {
      sellerWarehouses: { list: [{ __typename: 'SellerWarehouse', id: 2, name: '一号仓' }] },
    },
  },
});

describe('beginning a row, in its dialog', () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
});

it('asks for goods, warehouse and pieces, and begins with them once', async () => {
  const sent: (GoodStockInput | null)[] = [];
  const { world, machine } = stage();
  const createStock = fromPromise<BegunStock, GoodStockInput | null>(async ({ input }) => {
    sent.push(input);
    return { kind: 'begun' };
  });
  const actor = createActor(machine.provide({ actors: { createStock } })).start();
  actor.send({ type: 'dialog.open' });
  actor.send({ type: 'form.save' });
  expect(actor.getSnapshot().context.problems).toEqual({
    good: { code: 'required' },
    warehouse: { code: 'required' },
    pieces: { code: 'required' },
  });
  actor.send({ type: 'form.edit', change: { good, warehouseId: 2, pieces: ' 8 ', warn: '3' } });
  actor.send({ type: 'form.save' });
  actor.send({ type: 'form.save' });
  await new Promise(setImmediate);
  expect([sent, world.announced, actor.getSnapshot().value]).toEqual([
    [{ goodId: 5, warehouseId: 2, quantity: 8, warnQuantity: 3 }],
    1,
    'closed',
  ]);
});
