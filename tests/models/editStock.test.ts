import { beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { editorText, newStockText } from '../../web/src/features/stock/stock.text.ts';
import { editStock, newStock } from '../../web/src/features/stock/stockFlows.ts';
import { blankStock } from '../../web/src/features/stock/stockForm.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { stock } from './stock.samples.ts';

beforeEach(() => void takeNotices());

const current = { ...stock, quantity: 25, available: 21, warnQuantity: 5, version: 4 };
const saved = { data: { updateGoodStock: { __typename: 'GoodStock', ...stock } } };
const changed = {
  errors: [
    {
      message: '内容已被修改，请核对后重试',
      path: ['updateGoodStock'],
      extensions: { errorKey: 'CHANGED_MEANWHILE', data: { current } },
    },
  ],
};

/** An editor that is open on the row, whose tries end as they are told. */
function opened(answers: (object | 'lost')[], mode: 'set' | 'add' | 'take' = 'set') {
  const { client, sent } = recordingClient({ UpdateGoodStock: inTurn(answers) });
  const actor = createActor(editStock(client)).start();
  actor.send({ type: 'editor.open', item: stock });
  const fill = (change: object) => actor.send({ type: 'form.edit', change });
  if (mode !== 'set') fill({ mode });
  const save = async () => {
    actor.send({ type: 'form.save' });
    actor.send({ type: 'form.save' });
    await answered();
    return actor.getSnapshot();
  };
  return { actor, sent: () => sent.map(([, variables]) => variables), fill, save };
}

it('counts again over what was read, once, and says whose value it replaced', async () => {
  const { sent, fill, save } = opened([saved]);
  fill({ pieces: '7', remark: ' 盘亏 ' });
  const { value, context } = await save();
  expect(sent()).toEqual([{ id: 7, input: { quantity: 7, version: 3, remark: '盘亏' } }]);
  expect([value, context.item, takeNotices()]).toEqual([
    ...['closed', null, [['success', editorText.saved(stock.goodName)]]],
  ]);
});

it('keeps what was typed when somebody else saved first, and overwrites only when confirmed again', async () => {
  const { sent, fill, save } = opened([changed, saved]);
  fill({ pieces: '7', remark: '盘亏' });
  const { value, context } = await save();
  expect([value, context.form, context.opened, context.item]).toEqual([
    { form: 'conflict' },
    { mode: 'set', pieces: '7', safety: '0', warn: '2', bin: '', remark: '盘亏' },
    stock,
    current,
  ]);
  await save();
  expect(sent()).toEqual([
    { id: 7, input: { quantity: 7, version: 3, remark: '盘亏' } },
    { id: 7, input: { quantity: 7, version: 4, warnQuantity: 2, remark: '盘亏' } },
  ]);
});

it('adds without comparing, but compares after a try that nothing was heard of', async () => {
  const { sent, fill, save } = opened(['lost', changed, saved], 'add');
  fill({ pieces: '5' });
  await save();
  const { value } = await save();
  expect([value, sent()]).toEqual([
    { form: 'conflict' },
    [
      { id: 7, input: { delta: 5 } },
      { id: 7, input: { delta: 5, version: 3 } },
    ],
  ]);
});

it('sends nothing that cannot be, and says what is wrong at its field', async () => {
  const { sent, fill, save } = opened([], 'take');
  const problems = async (change: object) => {
    fill(change);
    return (await save()).context.problems;
  };
  expect(await problems({})).toEqual({ pieces: { code: 'required' } });
  expect(await problems({ pieces: '7' })).toEqual({ pieces: { code: 'locked', locked: 4 } });
  expect(await problems({ pieces: '1.5' })).toEqual({ pieces: { code: 'number' } });
  expect(await problems({ pieces: '1', warn: '' })).toEqual({ warn: { code: 'number' } });
  expect(await problems({ mode: 'set', warn: '2' })).toEqual({ form: { code: 'nothing' } });
  expect(sent()).toEqual([]);
});

it('does not carry the number of one way over to another', () => {
  const { actor, fill } = opened([]);
  const pieces = () => actor.getSnapshot().context.form.pieces;
  fill({ pieces: '25' });
  fill({ mode: 'add' });
  expect(pieces()).toBe('');
  fill({ pieces: '3' });
  fill({ mode: 'set' });
  expect(pieces()).toBe('10');
});

it('asks for goods, warehouse and pieces, and begins with them once', async () => {
  const { client, sent } = recordingClient({
    CreateGoodStock: { createGoodStock: { __typename: 'GoodStock', ...stock } },
  });
  const actor = createActor(newStock(client)).start();
  actor.send({ type: 'editor.open', item: blankStock });
  actor.send({ type: 'form.save' });
  expect(actor.getSnapshot().context.problems).toEqual({
    good: { code: 'required' },
    warehouse: { code: 'required' },
    pieces: { code: 'required' },
  });
  const good = { id: 5, name: '棉袜', goodsNo: 'G5', pic: '', skuCount: 1 };
  actor.send({ type: 'form.edit', change: { good, warehouseId: 2, pieces: ' 8 ', warn: '3' } });
  actor.send({ type: 'form.save' });
  actor.send({ type: 'form.save' });
  await answered();
  const input = { goodId: 5, warehouseId: 2, quantity: 8, warnQuantity: 3 };
  expect([sent, takeNotices()]).toEqual([[['CreateGoodStock', { input }]], [['success', newStockText.done]]]);
  expect(actor.getSnapshot().value).toBe('closed');
});

it('asks which combination begins, where its goods have several', async () => {
  const { client, sent } = recordingClient({
    CreateGoodStock: { createGoodStock: { __typename: 'GoodStock', ...stock } },
  });
  const actor = createActor(newStock(client)).start();
  const good = { id: 5, name: '短袖', goodsNo: 'G5', pic: '', skuCount: 12 };
  actor.send({ type: 'editor.open', item: blankStock });
  actor.send({ type: 'form.edit', change: { good, warehouseId: 2, pieces: '8' } });
  actor.send({ type: 'form.save' });
  expect(actor.getSnapshot().context.problems).toEqual({ sku: { code: 'required' } });
  actor.send({ type: 'form.edit', change: { skuId: 9 } });
  actor.send({ type: 'form.save' });
  await answered();
  const input = { goodId: 5, skuId: 9, warehouseId: 2, quantity: 8, warnQuantity: 0 };
  expect([sent, takeNotices()]).toEqual([[['CreateGoodStock', { input }]], [['success', newStockText.done]]]);
});
