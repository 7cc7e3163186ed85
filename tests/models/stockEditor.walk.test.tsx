// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { StockEditorDialog } from '../../web/src/features/stock/StockEditorDialog.tsx';
import { type SavedStock, stockEditorMachine } from '../../web/src/features/stock/stockEditor.machine.ts';
import {
  hasMoved,
  isBroken,
  isBusy,
  isChanged,
  isOpen,
  selectContext,
} from '../../web/src/features/stock/stockEditor.selectors.ts';
import { editorText as text } from '../../web/src/features/stock/stockEditor.text.ts';
import type { Stock, StockChange } from '../../web/src/features/stock/stockForm.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import {
  alerts,
  button,
  isBusy as isBusyNow,
  openFields,
  press,
  rendered,
  submit,
  type,
} from '../support/rendered.tsx';
import { type Sights, takes, walkOf } from '../support/walk.ts';

const stock: Stock = {
  ...{ id: 7, goodId: 1, goodsNo: 'G1', goodName: '棉袜', goodPic: '', goodStatus: 'ON_SALE' },
  ...{ warehouseId: 2, warehouseName: '一号仓', updatedAt: '2026-11-21T10:00:00+08:00' },
  ...{ quantity: 10, locked: 4, available: 6, warnQuantity: 2, isLow: false, version: 3 },
};
const current = { ...stock, quantity: 25, available: 21, warnQuantity: 5, version: 4 };
const changed = refusal('CHANGED_MEANWHILE', '内容已被修改，请核对后重试', { current });
const unsaid = refusal('CHANGED_MEANWHILE', '内容已被修改，请核对后重试');
const locked = refusal('STOCK_LOCKED', '库存不能小于已锁定数量9', { locked: 9 });

interface World {
  announced: (Stock | null)[];
}

function stage() {
  const world: World = { announced: [] };
  const announce = (_: unknown, params: { stock: Stock | null }) => void world.announced.push(params.stock);
  return { world, machine: stockEditorMachine.provide({ actions: { announce } }) };
}

const events = [
  { type: 'editor.open', stock, mode: 'set' },
  { type: 'editor.close' },
  { type: 'form.edit', change: { pieces: '7' } },
  { type: 'form.edit', change: { pieces: '3' } },
  { type: 'form.save' },
] as const;

const sights: Sights<typeof stockEditorMachine, World> = {
  closed: (snapshot) => {
    expect([isOpen(snapshot), selectContext(snapshot).stock]).toEqual([false, null]);
    expect(takes(snapshot, events)).toEqual(['editor.open']);
  },
  'form.editing': (snapshot) => {
    expect([isOpen(snapshot), isBusy(snapshot), selectContext(snapshot).refusal]).toEqual([
      true,
      false,
      null,
    ]);
    expect(takes(snapshot, events)).toEqual(['editor.close', 'form.edit', 'form.save']);
  },
  'form.changed': (snapshot) => {
    const { opened, form } = selectContext(snapshot);
    expect([isChanged(snapshot), hasMoved(snapshot)]).toEqual([true, true]);
    expect([opened, selectContext(snapshot).stock]).toEqual([stock, current]);
    expect(form.pieces).not.toBe(String(current.quantity));
  },
  'form.refused': (snapshot) => expect(selectContext(snapshot).refusal?.msg).not.toBe(''),
  'form.broken': (snapshot) =>
    expect([isBroken(snapshot), selectContext(snapshot).unsure]).toEqual([true, true]),
  saving: (snapshot) => {
    expect([isBusy(snapshot), selectContext(snapshot).problems]).toEqual([true, {}]);
    expect(takes(snapshot, events)).toEqual([]);
  },
};

const walk = walkOf(stockEditorMachine, {
  gates: {
    saveStock: {
      saved: { output: { kind: 'saved' } },
      changed: { output: changed },
      unsaid: { output: unsaid },
      locked: { output: locked },
      lost: { error: new Error('offline') },
    },
  },
  events: [...events],
  limit: 2_000,
  key: ({ value, context: { form, problems, refusal: refused, stock: held, unsure } }) => [
    ...[value, form.pieces, Object.keys(problems), refused?.errorKey, held?.version, unsure],
  ],
  stage,
});

describe('changing the pieces of a row, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

const pieces = () => screen.getByLabelText<HTMLInputElement>(text.pieces.set);
/** What is written in the table that lays the two side by side. */
const compared = () =>
  within(screen.getByRole('table'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const saver = (snapshot: Parameters<typeof isChanged>[0]) =>
  button(isChanged(snapshot) ? text.overwrite(snapshot.context.form.pieces) : text.save);

const seen = rendered(walk, {
  view: (editor) => <StockEditorDialog editor={editor} />,
  // At the row of the table, and in its drawer.
  outside: ['editor.open'],
  hands: {
    'editor.close': () => press(button(text.cancel)),
    'form.edit': ({ change }) => type(pieces(), change.pieces ?? ''),
    'form.save': (_, snapshot) => submit(saver(snapshot)),
  },
  // What stands in the field already is not typed.
  withheld: ({ context }, event) => event.type === 'form.edit' && event.change.pieces === context.form.pieces,
  sights: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'form.editing': ({ context: { form, problems } }) => {
      expect([pieces().value, isBusyNow(button(text.save))]).toEqual([form.pieces, false]);
      const wrong = problems.pieces ? [`库存不能小于已锁定数量${stock.locked}`] : [];
      const unchanged = problems.form ? ['没有需要保存的修改'] : [];
      const moved = alerts().filter((words) => !words?.startsWith(text.changedTitle));
      expect(moved).toEqual([...wrong, ...unchanged]);
      expect(pieces().getAttribute('aria-invalid')).toBe(String(wrong.length > 0));
    },
    'form.changed': ({ context: { form } }) => {
      expect(screen.getByText(text.changedTitle, { exact: false })).toBeDefined();
      expect(compared()).toEqual(['10', '25', form.pieces, '2', '5', form.warn]);
      expect(screen.queryByText(text.save)).toBeNull();
    },
    'form.refused': ({ context }) => expect(alerts()).toContain(context.refusal?.msg),
    'form.broken': () => expect(alerts()).toContain(text.broken),
    saving: () => {
      expect([isBusyNow(button(text.save)), button(text.cancel).disabled]).toEqual([true, true]);
      expect(openFields()).toEqual([]);
      expect(pieces().getAttribute('aria-invalid')).toBe('false');
    },
  },
});

describe('changing the pieces of a row, in its dialog', () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
});

/** An editor that is open on the row, whose tries end as they are told. */
function opened(answers: (SavedStock | 'lost')[], mode: 'set' | 'add' | 'take' = 'set') {
  const sent: (StockChange | null)[] = [];
  const { world, machine } = stage();
  const saveStock = fromPromise<SavedStock, StockChange | null>(async ({ input }) => {
    sent.push(input);
    const answer = answers.shift() ?? 'lost';
    if (answer === 'lost') throw new Error('offline');
    return answer;
  });
  const actor = createActor(machine.provide({ actors: { saveStock } })).start();
  actor.send({ type: 'editor.open', stock, mode });
  const fill = (change: object) => actor.send({ type: 'form.edit', change });
  const save = async () => {
    actor.send({ type: 'form.save' });
    actor.send({ type: 'form.save' });
    await new Promise(setImmediate);
    return actor.getSnapshot();
  };
  return { actor, world, sent, fill, save };
}

it('counts anew over what was read, once, and says whose', async () => {
  const { world, sent, fill, save } = opened([{ kind: 'saved' }]);
  fill({ pieces: '7', remark: ' 盘亏 ' });
  const { value, context } = await save();
  expect(sent).toEqual([{ id: 7, quantity: 7, version: 3, remark: '盘亏' }]);
  expect([value, context.stock, world.announced]).toEqual(['closed', null, [stock]]);
});

it('keeps what was typed when somebody was first, and writes over it only when told to once more', async () => {
  const { sent, fill, save } = opened([changed, { kind: 'saved' }]);
  fill({ pieces: '7', remark: '盘亏' });
  const { value, context } = await save();
  expect([value, context.form, context.opened, context.stock]).toEqual([
    { form: 'changed' },
    { mode: 'set', pieces: '7', warn: '2', remark: '盘亏' },
    stock,
    current,
  ]);
  await save();
  expect(sent).toEqual([
    { id: 7, quantity: 7, version: 3, remark: '盘亏' },
    { id: 7, quantity: 7, version: 4, warnQuantity: 2, remark: '盘亏' },
  ]);
});

it('adds without comparing, but compares after a try that nothing was heard of', async () => {
  const { sent, fill, save } = opened(['lost', changed, { kind: 'saved' }], 'add');
  fill({ pieces: '5' });
  await save();
  const { value } = await save();
  expect([value, sent]).toEqual([
    { form: 'changed' },
    [
      { id: 7, delta: 5 },
      { id: 7, delta: 5, version: 3 },
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
  expect(sent).toEqual([]);
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
