// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { countRules } from '../../web/src/features/sellerWarehouses/areaRules.ts';
import { templateEditorMachine } from '../../web/src/features/sellerWarehouses/templateEditor.machine.ts';
import { selectDiffering } from '../../web/src/features/sellerWarehouses/templateEditor.selectors.ts';
import {
  type TemplateContext,
  unsaved,
} from '../../web/src/features/sellerWarehouses/templateEditor.setup.ts';
import {
  blankTemplate,
  type Template,
  templateForm,
} from '../../web/src/features/sellerWarehouses/templateForm.ts';
import { TemplateEditorView } from '../../web/src/features/sellerWarehouses/templates/TemplateEditorView.tsx';
import {
  nameProblems,
  partNames,
  templateEditorText as text,
} from '../../web/src/features/sellerWarehouses/templates.text.ts';
import {
  areasText,
  editorText,
  ruleProblemText,
  warehouseProblemText,
} from '../../web/src/features/sellerWarehouses/warehouseEditor.text.ts';
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
import { banned, yiwu } from './warehouseEditor.samples.ts';

const offline = new Error('offline');
const courier = (id: number, name: string) => ({ courier: { id, name } });
/** With a second courier, of whose rules those of the first can be added. */
const standard: Template = {
  ...{ id: 7, name: '标准', version: 3 },
  couriers: [
    ...yiwu.couriers.map((one) => ({ ...one, ...courier(1, '圆通速递') })),
    {
      ...{ courierId: 2, firstWeight: 500, firstFee: 300, stepWeight: 1000, stepFee: 100 },
      ...{ costFirstFee: 240, costStepFee: 80, enabled: true, areaRules: [banned] },
      ...courier(2, '中通快递'),
    },
  ],
};
/** What somebody else has made of it. */
const moved: Template = { ...standard, name: '江浙沪', version: 4 };
const draft = { form: { ...templateForm(standard), name: '没有保存' }, version: 3 };

interface World {
  /** What was done outside, in turn. */
  done: string[];
}

function fixture() {
  const world: World = { done: [] };
  const note = (what: string) => () => void world.done.push(what);
  const actions = {
    saveUnsavedDraft: ({ context }: { context: TemplateContext }) =>
      void world.done.push(unsaved(context) ? 'kept' : 'cleared'),
    clearDraft: note('forgotten'),
    showProblem: note('problem'),
    finish: note('finished'),
  };
  return { world, machine: templateEditorMachine.provide({ actions }) };
}

const stateAssertions: StateAssertions<typeof templateEditorMachine, World> = {
  loading: ({ context }) => expect(context.form).toEqual(blankTemplate),
  loadFailed: (snapshot) => expect(snapshot.can({ type: 'load.retry' })).toBe(true),
  missing: (snapshot) => expect(snapshot.can({ type: 'form.save' })).toBe(false),
  offering: ({ context }) => expect(context.draft?.form).not.toEqual(context.form),
  'editing.filling': (snapshot) => {
    expect([snapshot.context.areas, snapshot.context.draft]).toEqual([null, null]);
    expect(snapshot.can({ type: 'form.save' })).toBe(true);
  },
  'editing.failed': (snapshot) => expect(snapshot.can({ type: 'form.save' })).toBe(true),
  'editing.areas': ({ context }) =>
    expect(context.form.couriers.map(({ courierId }) => courierId)).toContain(context.areas?.courierId),
  saving: (snapshot) => {
    expect([snapshot.hasTag('busy'), snapshot.context.problems]).toEqual([true, {}]);
    expect(snapshot.can({ type: 'form.save' })).toBe(false);
  },
  comparing: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
  changed: (snapshot) => {
    expect(snapshot.context.current).not.toBeNull();
    expect(snapshot.can({ type: 'form.save' })).toBe(false);
  },
  saved: (_, { done }) => expect(done.slice(-2)).toEqual(['forgotten', 'finished']),
};

const modelTest = createModelTest(templateEditorMachine, {
  input: { account: 'u-1', id: 7 },
  outcomes: {
    loadItem: {
      loaded: { output: { kind: 'loaded', item: standard, draft: null } },
      drafted: { output: { kind: 'loaded', item: standard, draft } },
      outdated: { output: { kind: 'loaded', item: moved, draft } },
      gone: { output: { kind: 'missing' } },
      refused: { output: refusal('RATE_LIMITED', '操作过于频繁，请稍后再试') },
      lost: { error: offline },
    },
    saveItem: {
      saved: { output: { kind: 'saved', followers: 2 } },
      changed: { output: refusal('CHANGED_MEANWHILE', '内容已被修改，请核对后重试') },
      taken: { output: refusal('FREIGHT_TEMPLATE_NAME', '同名运费模板已存在') },
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
    { type: 'form.edit', change: { name: '没有保存' } },
    { type: 'form.save' },
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
  key: ({ value, context: { form, item, areas, draft: found, problems } }) => [
    value,
    [form.name, form.couriers.map(({ firstFee }) => firstFee), item?.version],
    [found?.version, Object.keys(problems)],
    areas && [areas.input.type, areas.problems],
  ],
  fixture,
});

describe('the editor of a freight template: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

type Snapshot = SnapshotFrom<typeof templateEditorMachine>;
type Sent = EventFromLogic<typeof templateEditorMachine>;

const form = () => screen.queryByLabelText(text.form);
const saver = () => screen.getByText<HTMLButtonElement>(text.save);
const name = () => screen.getByLabelText<HTMLInputElement>(new RegExp(text.name));
const drawer = () => within(screen.getByRole('dialog'));
const inForm = (snapshot: Snapshot, courierId: number) =>
  snapshot.context.form.couriers.find((one) => one.courierId === courierId);

/** What is wrong in the form, in words. */
const wrongIn = ({ context: { problems } }: Snapshot) =>
  Object.entries(problems).map(([field, problem]) =>
    field === 'name'
      ? (problem?.msg ?? nameProblems[problem?.code ?? ''])
      : warehouseProblemText(field, problem),
  );
/** The form as it is written, and what is wrong in it. */
const written = (snapshot: Snapshot, ...said: string[]) => {
  expect([name().value, isBusy(saver())]).toEqual([snapshot.context.form.name, snapshot.hasTag('busy')]);
  expect(alerts()).toEqual([...wrongIn(snapshot), ...said]);
  expect(screen.queryByText(text.keptHere) !== null).toBe(unsaved(snapshot.context) !== null);
};
const resting = (title: string) =>
  expect([screen.getByText(title).localName, form()]).toEqual([expect.any(String), null]);

/** What cannot be done there, or is done already. */
function isWithheld(snapshot: Snapshot, event: Sent): boolean {
  const { areas } = snapshot.context;
  if (areas) return isWithheldInDrawer(snapshot, event);
  switch (event.type) {
    case 'form.edit':
      return snapshot.context.form.name === event.change.name;
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
  view: (editor) => <TemplateEditorView editor={editor} back="?tab=freight" />,
  externalEvents: [],
  userActions: {
    'load.retry': () => press(screen.getByText(uiText.retry)),
    'draft.restore': () => press(screen.getByText(text.restore)),
    'draft.discard': () => press(screen.getByText(text.discard)),
    'form.edit': ({ change }) => type(name(), change.name),
    'form.save': () => submit(saver()),
    'courier.add': () => choose(text.addCourier, '圆通速递'),
    'courier.edit': () => press(screen.getByLabelText(text.enabledOf('圆通速递'))),
    'courier.remove': () => press(screen.getByLabelText(text.removeCourier('圆通速递'))),
    'areas.open': (_, snapshot) => {
      const count = countRules(inForm(snapshot, 2)?.areaRules ?? []);
      const row = screen.getByLabelText(text.removeCourier('中通快递')).closest('tr') as HTMLElement;
      press(within(row).getByText(editorText.rules(count) || text.noRules));
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
        parts.map((part) => partNames[part]),
      );
      expect(screen.queryByText(text.sameNow) !== null).toBe(parts.length === 0);
    },
    saved: () => expect([screen.getByLabelText(text.loading).role, form()]).toEqual(['status', null]),
  },
  equivalence: ({ value, context: { areas, problems } }) => [value, problems.couriers, areas?.problems.yuan],
  answers: {
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

describe('the editor of a freight template, on its page', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});
