// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { countRules } from '../../web/src/features/sellerWarehouses/areaRules.ts';
import { WarehouseEditorView } from '../../web/src/features/sellerWarehouses/WarehouseEditorView.tsx';
import { warehouseEditorMachine } from '../../web/src/features/sellerWarehouses/warehouseEditor.machine.ts';
import { selectDiffering } from '../../web/src/features/sellerWarehouses/warehouseEditor.selectors.ts';
import { unsaved } from '../../web/src/features/sellerWarehouses/warehouseEditor.setup.ts';
import {
  areasText,
  fieldNames,
  ruleProblemText,
  editorText as text,
  warehouseProblemText,
} from '../../web/src/features/sellerWarehouses/warehouseEditor.text.ts';
import { blankWarehouse, type Warehouse } from '../../web/src/features/sellerWarehouses/warehouseForm.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { uiText } from '../../web/src/ui/base/ui.text.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  choose,
  createViewTest,
  editableFields,
  isBusy,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';
import { account, draft, fixture, moved, type World } from './warehouseEditor.fixture.ts';
import { banned, yiwu } from './warehouseEditor.samples.ts';

const offline = new Error('offline');
/** With a second courier, of whose rules those of the first can be added. */
const paired: Warehouse = {
  ...yiwu,
  couriers: [
    ...yiwu.couriers,
    {
      ...{ courierId: 2, firstWeight: 500, firstFee: 300, stepWeight: 1000, stepFee: 100 },
      ...{ costFirstFee: 240, costStepFee: 80, enabled: true, areaRules: [banned] },
    },
  ],
};
const stateAssertions: StateAssertions<typeof warehouseEditorMachine, World> = {
  loading: ({ context }) => expect(context.form).toEqual(blankWarehouse),
  loadFailed: (snapshot) => expect(snapshot.can({ type: 'load.retry' })).toBe(true),
  missing: (snapshot) => expect(snapshot.can({ type: 'form.save' })).toBe(false),
  offering: ({ context }) => expect(context.draft?.form).not.toEqual(context.form),
  'editing.filling': (snapshot) => {
    expect([snapshot.context.areas, snapshot.context.draft]).toEqual([null, null]);
    expect(snapshot.hasTag('form')).toBe(true);
    expect(snapshot.can({ type: 'form.save' })).toBe(true);
    expect(snapshot.can({ type: 'courier.add', courierId: 1 })).toBe(
      !snapshot.context.form.couriers.some(({ courierId }) => courierId === 1),
    );
  },
  'editing.failed': (snapshot) => expect(snapshot.can({ type: 'form.save' })).toBe(true),
  'editing.areas': ({ context }) =>
    expect(context.form.couriers.map(({ courierId }) => courierId)).toContain(context.areas?.courierId),
  saving: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.context.problems).toEqual({});
    expect(snapshot.can({ type: 'form.save' })).toBe(false);
    expect(snapshot.can({ type: 'form.edit', change: { intro: '' } })).toBe(false);
  },
  comparing: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
  changed: (snapshot) => {
    expect(snapshot.context.current).not.toBeNull();
    expect(snapshot.can({ type: 'form.save' })).toBe(false);
  },
  saved: (_, { done }) => expect(done.slice(-2)).toEqual(['forgotten', 'finished']),
};

const modelTest = createModelTest(warehouseEditorMachine, {
  input: { account, id: 7 },
  outcomes: {
    loadItem: {
      loaded: { output: { kind: 'loaded', item: paired, draft: null } },
      drafted: { output: { kind: 'loaded', item: paired, draft } },
      outdated: { output: { kind: 'loaded', item: moved, draft } },
      gone: { output: { kind: 'missing' } },
      refused: { output: refusal('RATE_LIMITED', '操作过于频繁，请稍后再试') },
      lost: { error: offline },
    },
    saveItem: {
      saved: { output: { kind: 'saved' } },
      changed: { output: refusal('CHANGED_MEANWHILE', '内容已被修改，请核对后重试') },
      taken: { output: refusal('WAREHOUSE_NAME', '仓库名称已被使用') },
      gone: { output: { kind: 'missing' } },
      lost: { error: offline },
    },
    loadCurrent: {
      loaded: { output: { kind: 'loaded', item: moved, draft: null } },
      gone: { output: { kind: 'missing' } },
      refused: { output: refusal('RATE_LIMITED', '操作过于频繁，请稍后再试') },
      lost: { error: offline },
    },
  },
  events: [
    { type: 'load.retry' },
    { type: 'draft.restore' },
    { type: 'draft.discard' },
    { type: 'form.edit', change: { intro: '没有保存' } },
    { type: 'form.save' },
    { type: 'logo.report', uploading: true },
    { type: 'logo.report', uploading: false },
    { type: 'courier.add', courierId: 1 },
    { type: 'courier.edit', courierId: 1, change: { enabled: false } },
    { type: 'courier.remove', courierId: 1 },
    { type: 'areas.open', courierId: 2 },
    { type: 'areas.close' },
    { type: 'areas.choose', codes: ['54'] },
    { type: 'rule.edit', change: { type: 'SURCHARGE' } },
    { type: 'rules.apply', areas: [{ code: '54', name: '西藏自治区' }] },
    { type: 'rules.apply', areas: [] },
    { type: 'rules.remove', keys: ['65 BAN '] },
    { type: 'rules.copy', from: 1 },
    { type: 'theirs.adopt' },
    { type: 'mine.keep' },
  ],
  limit: 20_000,
  key: ({ value, context: { form, item, uploading, areas, draft: found, problems } }) => [
    value,
    [form.intro, form.address, form.couriers.map(({ firstFee }) => firstFee), item?.version],
    [uploading, found?.version, Object.keys(problems)],
    areas && [areas.input.type, areas.problems],
  ],
  fixture,
});

describe('the editor of a warehouse: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

type Snapshot = SnapshotFrom<typeof warehouseEditorMachine>;
type Sent = EventFromLogic<typeof warehouseEditorMachine>;

const form = () => screen.queryByLabelText(text.form);
const saver = () => screen.getByText<HTMLButtonElement>(text.save);
const intro = () => screen.getByLabelText<HTMLTextAreaElement>(text.intro);
const drawer = () => within(screen.getByRole('dialog'));
const inForm = (snapshot: Snapshot, courierId: number) =>
  snapshot.context.form.couriers.find((courier) => courier.courierId === courierId);

/** What is wrong in the form, in words. */
const wrongIn = ({ context: { problems } }: Snapshot) =>
  Object.entries(problems).map(([field, problem]) => warehouseProblemText(field, problem));
/** The form as it is written, and what is wrong in it. */
const written = (snapshot: Snapshot, ...said: string[]) => {
  expect([intro().value, isBusy(saver())]).toEqual([snapshot.context.form.intro, snapshot.hasTag('busy')]);
  expect(alerts()).toEqual([...wrongIn(snapshot), ...said]);
  expect(screen.queryByText(text.keptHere) !== null).toBe(unsaved(snapshot.context) !== null);
};
const resting = (title: string) => {
  expect([screen.getByText(title).localName, form()]).toEqual([expect.any(String), null]);
};

/** What cannot be done there, or is done already. */
function isWithheld(snapshot: Snapshot, event: Sent): boolean {
  const { areas } = snapshot.context;
  if (areas) return isWithheldInDrawer(snapshot, event);
  switch (event.type) {
    case 'form.edit':
      return snapshot.context.form.intro === event.change.intro;
    case 'courier.edit':
      return !inForm(snapshot, 1)?.enabled;
    case 'courier.remove':
      return !inForm(snapshot, 1);
    default:
      return false;
  }
}

/** The page behind the drawer is out of reach. */
function isWithheldInDrawer(snapshot: Snapshot, event: Sent): boolean {
  const { areas } = snapshot.context;
  const chosen = areas?.chosen ?? [];
  switch (event.type) {
    case 'areas.close':
      return false;
    case 'areas.choose':
      return chosen.includes('54');
    case 'rule.edit':
      return areas?.input.type === event.change.type;
    case 'rules.apply':
      return event.areas.map(({ code }) => code).join() !== chosen.join();
    case 'rules.remove':
      return !inForm(snapshot, 2)?.areaRules.some(({ areaCode }) => areaCode === '65');
    case 'rules.copy':
      return !inForm(snapshot, event.from)?.areaRules.length;
    default:
      return true;
  }
}

const viewTest = createViewTest(modelTest, {
  view: (editor) => <WarehouseEditorView editor={editor} back="?page=2" />,
  // The field of the logo tells of its pictures.
  externalEvents: ['logo.report'],
  userActions: {
    'load.retry': () => press(screen.getByText(uiText.retry)),
    'draft.restore': () => press(screen.getByText(text.restore)),
    'draft.discard': () => press(screen.getByText(text.discard)),
    'form.edit': ({ change }) => type(intro(), change.intro ?? ''),
    'form.save': () => submit(saver()),
    'courier.add': () => choose(text.addCourier, '圆通速递'),
    'courier.edit': () => press(screen.getByLabelText(text.enabledOf('圆通速递'))),
    'courier.remove': () => press(screen.getByLabelText(text.removeCourier('圆通速递'))),
    'areas.open': (_, snapshot) => {
      const count = countRules(inForm(snapshot, 2)?.areaRules ?? []);
      const row = screen.getByLabelText(text.removeCourier('中通快递')).closest('tr') as HTMLElement;
      press(within(row).getByText(text.rules(count) || text.noRules));
    },
    'areas.close': () => press(drawer().getByText(areasText.done)),
    'areas.choose': () => press(drawer().getByLabelText('西藏自治区')),
    'rule.edit': () => press(drawer().getByLabelText(areasText.kinds.SURCHARGE)),
    'rules.apply': () => press(drawer().getByText(areasText.apply)),
    'rules.remove': () => press(drawer().getByLabelText(areasText.removeRule(banned.areaName))),
    'rules.copy': () => choose(areasText.copyFrom, '圆通速递'),
    'theirs.adopt': () => press(screen.getByText(text.adoptTheirs)),
    'mine.keep': () => press(screen.getByText(text.keepMine)),
  },
  notOffered: isWithheld,
  stateAssertions: {
    loading: () => expect([screen.getByLabelText(text.loading).role, form()]).toEqual(['status', null]),
    loadFailed: () => resting(text.loadFailed),
    missing: () => resting(text.missing),
    offering: ({ context }) => {
      resting(text.draftTitle);
      expect(screen.queryByText(text.draftOld) !== null).toBe(context.item?.version === moved.version);
    },
    'editing.filling': (snapshot) => {
      written(snapshot);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    'editing.failed': (snapshot) => written(snapshot, text.requestFailed),
    'editing.areas': (snapshot) => {
      const { areas, form: filled } = snapshot.context;
      const rules = filled.couriers.find(({ courierId }) => courierId === 2)?.areaRules ?? [];
      expect(drawer().getByText(areasText.title('中通快递'))).toBeDefined();
      expect(drawer().getAllByRole('listitem').length).toBe(2 + rules.length);
      expect(drawer().queryByLabelText(areasText.yuan) !== null).toBe(areas?.input.type === 'SURCHARGE');
      const wrong = [
        ruleProblemText('yuan', areas?.problems ?? {}),
        ruleProblemText('areas', areas?.problems ?? {}),
      ];
      expect(alerts()).toEqual([...wrongIn(snapshot), ...wrong.filter(Boolean)]);
    },
    saving: (snapshot) => {
      written(snapshot);
      expect(editableFields()).toEqual([]);
    },
    comparing: (snapshot) => written(snapshot),
    changed: (snapshot) => {
      resting(text.changedTitle);
      const parts = selectDiffering(snapshot);
      expect(screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
        parts.map((part) => fieldNames[part]),
      );
      expect(screen.queryByText(text.sameNow) !== null).toBe(parts.length === 0);
      // What holds now, beside what is written.
      const both = parts.includes('address') ? [moved.address, snapshot.context.form.address] : [];
      const cells = screen.queryAllByRole('cell').map(({ textContent }) => textContent);
      expect(cells.filter((words) => words?.startsWith('国际商贸城'))).toEqual(both);
    },
    saved: () => expect([screen.getByLabelText(text.loading).role, form()]).toEqual(['status', null]),
  },
  equivalence: ({ value, context: { areas, problems } }) => [value, problems.couriers, areas?.problems.yuan],
  answers: {
    ListFreightTemplates: { freightTemplates: [] },
    ListCouriers: {
      couriers: [
        { __typename: 'Courier', id: 1, name: '圆通速递' },
        { __typename: 'Courier', id: 2, name: '中通快递' },
      ],
    },
    ListRegions: {
      regions: {
        version: '1',
        list: [
          { __typename: 'Region', code: '54', name: '西藏自治区', parentCode: '', level: 1 },
          { __typename: 'Region', code: '65', name: banned.areaName, parentCode: '', level: 1 },
        ],
      },
    },
  },
});

describe('the editor of a warehouse, on its page', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});
