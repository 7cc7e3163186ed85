// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import BulkEditDialog from '../../web/src/features/bulkEdits/BulkEditDialog.tsx';
import { bulkEditLogic } from '../../web/src/features/bulkEdits/bulkEdit.actors.ts';
import {
  type Applied,
  type BulkEditActor,
  bulkEditMachine,
  type Preview,
} from '../../web/src/features/bulkEdits/bulkEdit.machine.ts';
import {
  blankEdit,
  changed,
  type EditForm,
  inputOf,
  problemOf,
} from '../../web/src/features/bulkEdits/bulkEdit.rules.ts';
import {
  applyText,
  problemTexts,
  editText as text,
  undoText,
} from '../../web/src/features/bulkEdits/bulkEdits.text.ts';
import { UndoDialog } from '../../web/src/features/bulkEdits/UndoDialog.tsx';
import { undoBulkEdit } from '../../web/src/features/bulkEdits/undoBulkEdit.ts';
import { changeText, valueText } from '../../web/src/features/bulkEdits/valueText.ts';
import type { BulkEditItemFragment } from '../../web/src/graphql/generated/graphql.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, isFailed, isOpen } from '../../web/src/lib/selectors.ts';
import { recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { createModelTest } from '../support/modelTest.ts';
import { alerts, createViewTest, isBusy as isButtonBusy, press, submit, type } from '../support/viewTest.tsx';

const row = {
  ...{ __typename: 'BulkEditRow' as const, id: 11, goodId: 5, goodsNo: 'G5', goodName: '纯棉毛巾' },
  ...{ skuNo: 'G5-1', skuName: '白色', before: 1000, after: 1050, beforeName: '', afterName: '' },
  ...{
    status: 'ON_SALE' as const,
    statusAfter: 'ON_SALE' as const,
    waits: false,
    isRevised: false,
    refusal: '',
  },
};
const held = {
  ...row,
  id: 12,
  skuName: '灰色',
  before: 10,
  after: -40,
  refusal: '供货价应在0.01元到100,000元之间',
};
const preview: Preview = {
  ...{ __typename: 'BulkEditPreview', goodsCount: 3, changedCount: 1, unchangedCount: 1, refusedCount: 1 },
  rows: [row, held],
};
const empty: Preview = { ...preview, changedCount: 0, refusedCount: 0, rows: [] };
const applied: Applied = {
  ...{ __typename: 'ApplyBulkEditPayload', editId: 7, changedCount: 1, goodsCount: 1, refused: [] },
};
const partly: Applied = {
  ...applied,
  refused: [{ ...row, id: 13, before: 777, refusal: '内容已被修改，请核对后重试' }],
};
const limited = refusal('BULK_GOODS_MAX', '一次最多修改2000件商品，请缩小筛选范围');
const late = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');
const subject = { ids: [5], filter: null, count: 3 };
const lost = { error: new Error('offline') };

type Snapshot = ReturnType<BulkEditActor['getSnapshot']>;

const modelTest = createModelTest(bulkEditMachine, {
  outcomes: {
    previewEdit: {
      some: { output: { kind: 'previewed', preview, clientNo: 'no-1' } },
      none: { output: { kind: 'previewed', preview: empty, clientNo: 'no-2' } },
      refused: { output: limited },
      lost,
    },
    applyEdit: { all: { output: applied }, partly: { output: partly }, refused: { output: late }, lost },
  },
  events: [
    { type: 'edit.open', subject },
    { type: 'edit.close' },
    { type: 'form.edit', change: { amount: '0.5' } },
    { type: 'form.back' },
    { type: 'preview.request' },
    { type: 'apply.ask' },
    { type: 'apply.confirm' },
    { type: 'apply.dismiss' },
  ],
  limit: 400,
  key: ({ value, context: { form, problem, preview: shown, applied: done, refusal: no } }) => [
    ...[value, form.amount, problem, shown?.changedCount, done?.refused.length, no?.errorKey],
  ],
  fixture: () => ({
    world: undefined,
    machine: bulkEditMachine.provide({ actions: { finish: () => {} } }),
  }),
});

describe('the edit of many goods, in memory', () => {
  it.each(modelTest.paths)('follows $title', (path) =>
    path.run(undefined, {
      closed: (snapshot) => expect([isOpen(snapshot), snapshot.context.subject]).toEqual([false, null]),
      choosing: (snapshot) => expect([isOpen(snapshot), isBusy(snapshot)]).toEqual([true, false]),
      previewing: (snapshot) =>
        expect([isBusy(snapshot), snapshot.can({ type: 'preview.request' })]).toEqual([true, false]),
      previewFailed: (snapshot) => expect(isFailed(snapshot)).toBe(true),
      preview: (snapshot) =>
        expect(snapshot.can({ type: 'apply.ask' })).toBe(snapshot.context.preview?.changedCount === 1),
      asking: (snapshot) => expect(snapshot.can({ type: 'apply.confirm' })).toBe(true),
      applying: (snapshot) =>
        expect(
          [{ type: 'apply.confirm' } as const, { type: 'edit.close' } as const].map((event) =>
            snapshot.can(event),
          ),
        ).toEqual([false, false]),
      // Sent again by the same number.
      applyFailed: ({ context }) => expect(context.clientNo).toBe('no-1'),
      refused: (snapshot) => expect(snapshot.context.refusal).toEqual(late),
      applied: ({ context }) => expect(context.applied?.editId).toBe(7),
    }),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const dialogs = () => screen.getAllByRole('dialog');
const inDialog = (dialog: string | RegExp, name: string) =>
  within(screen.getByRole('dialog', { name: dialog })).getByRole<HTMLButtonElement>('button', { name });
const TITLE = new RegExp(`^${text.title}`);
const amount = () =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${text.amount('元')}`.replace(/[()（）]/g, '.')));

const options = {
  categories: [{ __typename: 'Category', id: 8, name: '日用百货' }],
  sellerWarehouses: {
    __typename: 'SellerWarehousePage',
    list: [{ __typename: 'SellerWarehouse', id: 2, name: '一号仓' }],
  },
  freightTemplates: [{ __typename: 'FreightTemplate', id: 4, name: '大件' }],
};

const viewTest = createViewTest(modelTest, {
  view: (actor) => <BulkEditDialog actor={actor} />,
  answers: { LoadBulkEditOptions: options },
  externalEvents: ['edit.open'],
  userActions: {
    'edit.close': (_, snapshot) =>
      press(
        snapshot.matches('applied')
          ? inDialog(text.title, text.done)
          : snapshot.matches('preview')
            ? within(dialogs()[0] as HTMLElement).getByRole('button', { name: '关闭' })
            : inDialog(text.title, text.cancel),
      ),
    'form.edit': ({ change: { amount: typed = '' } }) => {
      // The same words once more are no change to the browser.
      if (amount().value === typed) type(amount(), '');
      type(amount(), typed);
    },
    'form.back': () => press(inDialog(TITLE, text.back)),
    'preview.request': (_, snapshot) => {
      if (snapshot.matches('applied')) press(inDialog(text.title, text.again));
      else submit(inDialog(text.title, text.preview));
    },
    'apply.ask': () => press(inDialog(TITLE, text.apply('SUPPLY_PRICE', 1))),
    'apply.confirm': (_, snapshot) =>
      press(inDialog(applyText.title, isFailed(snapshot) ? applyText.retry : applyText.accept)),
    'apply.dismiss': (_, snapshot) =>
      press(inDialog(applyText.title, snapshot.matches('refused') ? applyText.gotIt : applyText.cancel)),
  },
  // A result without refusals has nothing to preview again.
  notOffered: (snapshot, { type: name }) =>
    snapshot.matches('applied') &&
    name === 'preview.request' &&
    snapshot.context.applied?.refused.length === 0,
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    choosing: ({ context: { form, problem, refusal: no } }) => {
      expect(amount().value).toBe(form.amount);
      expect(alerts()).toEqual([...(problem ? [problemTexts[problem]] : []), ...(no ? [no.msg] : [])]);
    },
    previewing: () => expect(isButtonBusy(inDialog(text.title, text.preview))).toBe(true),
    previewFailed: () => expect(alerts()).toEqual([text.lost]),
    preview: ({ context }: Snapshot) => {
      if (context.preview?.rows.length === 0) {
        expect(screen.getByText(text.nothing)).toBeDefined();
        expect(inDialog(TITLE, text.apply('SUPPLY_PRICE', 0)).disabled).toBe(true);
        return;
      }
      const [first, second] = screen.getAllByRole('row').slice(1);
      expect(first?.textContent).toContain('¥10.00¥10.50');
      expect(second?.textContent).toContain(held.refusal);
    },
    asking: () => expect(screen.getByText(applyText.words('SUPPLY_PRICE', 1, 1))).toBeDefined(),
    applying: () => expect(isButtonBusy(inDialog(applyText.title, applyText.accept))).toBe(true),
    applyFailed: () => expect(alerts()).toEqual([applyText.requestFailed]),
    refused: () => expect(alerts()).toEqual([late.msg]),
    applied: ({ context }: Snapshot) => {
      expect(screen.getByText(text.applied('SUPPLY_PRICE', 1, 1))).toBeDefined();
      const left = context.applied?.refused.length ?? 0;
      expect(screen.queryAllByText('内容已被修改，请核对后重试')).toHaveLength(left);
    },
  },
});

describe('the edit of many goods, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

it('sends the rows that can be changed, by the number of their preview, and tells who closes it', async () => {
  const { client, sent } = recordingClient({
    PreviewBulkEdit: { bulkEditPreview: preview },
    ApplyBulkEdit: { applyBulkEdit: applied },
  });
  let finished = 0;
  const actor = createActor(
    bulkEditLogic(() => {
      finished += 1;
    })(client),
  ).start();
  actor.send({ type: 'edit.open', subject });
  actor.send({ type: 'form.edit', change: { way: 'UP', amount: '0.5' } });
  actor.send({ type: 'preview.request' });
  await waitFor(actor, (snapshot) => snapshot.matches('preview'));
  actor.send({ type: 'apply.ask' });
  actor.send({ type: 'apply.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('applied'));
  const { clientNo } = actor.getSnapshot().context;
  expect(sent).toEqual([
    [
      'ApplyBulkEdit',
      { kind: 'SUPPLY_PRICE', input: { mode: 'ADD', value: 50 }, rows: [{ id: 11, before: 1000 }], clientNo },
    ],
  ]);
  expect(finished).toBe(0);
  actor.send({ type: 'edit.close' });
  expect([finished, actor.getSnapshot().value]).toEqual([1, 'closed']);
});

it('is asked about once by a double click, whose second half falls beside the question', async () => {
  const { client } = recordingClient({ PreviewBulkEdit: { bulkEditPreview: preview } });
  const actor = createActor(bulkEditLogic(() => {})(client)).start();
  actor.send({ type: 'edit.open', subject });
  actor.send({ type: 'form.edit', change: { way: 'UP', amount: '0.5' } });
  actor.send({ type: 'preview.request' });
  await waitFor(actor, (snapshot) => snapshot.matches('preview'));
  const { unmount } = render(<BulkEditDialog actor={actor} />);
  press(inDialog(TITLE, text.apply('SUPPLY_PRICE', 1)));
  const backdrop = screen.getByRole('dialog', { name: applyText.title }).parentElement as HTMLElement;
  fireEvent.mouseDown(backdrop, { detail: 2 });
  expect(actor.getSnapshot().value).toBe('asking');
  fireEvent.mouseDown(backdrop, { detail: 1 });
  expect(actor.getSnapshot().value).toBe('preview');
  unmount();
});

const form = (change: Partial<EditForm>): EditForm => ({ ...blankEdit, ...change });

it.each([
  [form({ amount: '12.5' }), { mode: 'SET', value: 1250 }],
  [form({ way: 'DOWN', amount: '0.05' }), { mode: 'ADD', value: -5 }],
  [
    form({ way: 'PERCENT', amount: '110.5', rounding: 'JIAO' }),
    { mode: 'PERCENT', value: 11_050, rounding: 'JIAO' },
  ],
  [form({ kind: 'WEIGHT', amount: '３００' }), { mode: 'SET', value: 300 }],
  [
    form({ kind: 'STOCK', way: 'UP', amount: '20', warehouseId: 2 }),
    { mode: 'ADD', value: 20, warehouseId: 2 },
  ],
  [form({ kind: 'STOCK', amount: '0', warehouseId: 2 }), { mode: 'SET', value: 0, warehouseId: 2 }],
  [
    form({ kind: 'SAFETY_STOCK', way: 'DOWN', amount: '3', warehouseId: 2 }),
    { mode: 'ADD', value: -3, warehouseId: 2 },
  ],
  [form({ kind: 'CATEGORY', categoryId: 8 }), { mode: 'SET', value: 8 }],
  [form({ kind: 'FREIGHT_TEMPLATE', freightTemplateId: 4 }), { mode: 'SET', value: 4 }],
  [form({ kind: 'FREIGHT_TEMPLATE' }), { mode: 'SET', value: 0 }],
  [form({ kind: 'ON_SALE', onSale: false }), { mode: 'SET', value: 0 }],
])('reads what was typed: %o', (typed, input) => {
  expect([problemOf(typed), inputOf(typed)]).toEqual([null, input]);
});

it.each([
  [form({ amount: '' }), 'amount'],
  [form({ amount: '100000.01' }), 'amount'],
  [form({ way: 'UP', amount: '0' }), 'amount'],
  [form({ way: 'PERCENT', amount: '十' }), 'percent'],
  [form({ kind: 'WEIGHT', amount: '1.5' }), 'amount'],
  [form({ kind: 'STOCK', amount: '1' }), 'warehouse'],
  [form({ kind: 'SAFETY_STOCK', amount: '1' }), 'warehouse'],
  [form({ kind: 'CATEGORY' }), 'category'],
])('says what is wrong: %o', (typed, problem) => expect(problemOf(typed)).toBe(problem));

it('forgets what was typed for another kind', () => {
  const typed = form({ way: 'PERCENT', amount: '110' });
  expect(changed(typed, { kind: 'WEIGHT' })).toEqual(form({ kind: 'WEIGHT' }));
  expect(changed(typed, { rounding: 'YUAN' })).toEqual({ ...typed, rounding: 'YUAN' });
});

const edit: BulkEditItemFragment = {
  ...{
    id: 7,
    editNo: 'XG1',
    kind: 'STOCK',
    valueName: '',
    warehouseName: '一号仓',
    goodsCount: 2,
    rowCount: 3,
  },
  change: { mode: 'ADD', value: -5, rounding: null, warehouseId: 2 },
  ...{ createdAt: '2026-11-28T10:00:00+08:00', undoneAt: null, undoneCount: null, allowedActions: ['UNDO'] },
};

testConfirmAction('undoing a bulk edit', {
  build: undoBulkEdit,
  view: (actor) => <UndoDialog actor={actor} />,
  subject: edit,
  texts: undoText,
  question: undoText.words('STOCK', 3),
  sends: ['UndoBulkEdit', { id: 7 }],
  answers: {
    UndoBulkEdit: { undoBulkEdit: { editId: 7, undoneCount: 3, leftCount: 0, edit: null } },
  },
  done: undoText.done('STOCK', 3),
});

it('says what an edit did, and its values', () => {
  const price = { ...edit, kind: 'SUPPLY_PRICE' as const, warehouseName: '' };
  const set = { mode: 'SET' as const, value: 1, rounding: null, warehouseId: null };
  expect([
    changeText(edit),
    changeText({ ...price, change: { ...set, mode: 'PERCENT', value: 11_000, rounding: 'JIAO' } }),
    changeText({ ...price, change: { ...set, value: 990 } }),
    changeText({ ...edit, kind: 'CATEGORY', valueName: '家纺', change: set }),
    changeText({ ...edit, kind: 'ON_SALE', change: { ...set, value: 0 } }),
  ]).toEqual([
    '一号仓 库存 −5 件',
    '供货价 × 110.00%，取整到角',
    '供货价 设为 9.90 元',
    '分类 设为 家纺',
    '下架',
  ]);
  expect([
    valueText('SUPPLY_PRICE', 1050, ''),
    valueText('WEIGHT', 300, ''),
    valueText('CATEGORY', 8, '家纺'),
    valueText('ON_SALE', 3, ''),
    valueText('STOCK', null, ''),
  ]).toEqual(['¥10.50', '300 克', '家纺', '审核中', '—']);
});
