// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { GoodsEditorView } from '../../web/src/features/sellerGoods/GoodsEditorView.tsx';
import { differingFields, type GoodField } from '../../web/src/features/sellerGoods/goodForm.rules.ts';
import { type Good, type GoodForm, goodForm } from '../../web/src/features/sellerGoods/goodForm.ts';
import { goodsEditorMachine } from '../../web/src/features/sellerGoods/goodsEditor.machine.ts';
import { canStayOff, isUnsaved } from '../../web/src/features/sellerGoods/goodsEditor.selectors.ts';
import { type EditorContext, unsaved } from '../../web/src/features/sellerGoods/goodsEditor.setup.ts';
import {
  fieldNames,
  goodProblemText,
  saveButtons,
  savedWords,
  skuProblemText,
  editorText as text,
} from '../../web/src/features/sellerGoods/goodsEditor.text.ts';
import { saleObstacleOf } from '../../web/src/features/sellerGoods/saleObstacle.ts';
import { withoutValue } from '../../web/src/features/sellerGoods/skus/skuEdits.ts';
import { skusText } from '../../web/src/features/sellerGoods/skus/skus.text.ts';
import { selectScreen } from '../../web/src/flows/draftEditor.selectors.ts';
import type { DraftPlace } from '../../web/src/flows/draftEditor.ts';
import { createModelTest, type Outcome, type StateAssertions } from '../support/modelTest.ts';
import { uncoveredByAll } from '../support/uncoveredByAll.ts';
import { alerts, button, createViewTest, isBusy, press, submit, type } from '../support/viewTest.tsx';
import '../../web/src/ui/richText/RichText.tsx';
import { uiText } from '../../web/src/ui/base/ui.text.ts';
import {
  changed,
  draftOf,
  kept,
  loaded,
  lost,
  pictureGone,
  skuOrdered,
  specified,
  theirs,
  towel,
} from './goodsEditor.samples.ts';

interface World {
  /** What the browser keeps, by the goods that it is of. */
  drafts: Map<number | null, ReturnType<typeof unsaved>>;
  named: number | null;
  pointed: number;
  announced: string[];
}

function fixture() {
  const world: World = { drafts: new Map(), named: null, pointed: 0, announced: [] };
  const keep = (context: EditorContext) => {
    const draft = unsaved(context);
    if (draft) world.drafts.set(context.id, draft);
    else world.drafts.delete(context.id);
  };
  const machine = goodsEditorMachine.provide({
    actions: {
      saveUnsavedDraft: ({ context }) => keep(context),
      clearDraft: ({ context }) => void world.drafts.delete(context.id),
      reportGoodName: ({ context }) => {
        world.named = context.id;
      },
      focusFirstProblem: () => {
        world.pointed += 1;
      },
      announceKept: () => void world.announced.push('kept'),
      announceSaved: () => void world.announced.push('saved'),
    },
  });
  return { world, machine };
}

/** Whatever is typed and not saved is in the browser, under the goods that it is of, and nothing else is. */
function keepsWhatIsTyped({ context }: { context: EditorContext }, { drafts }: World) {
  const draft = unsaved(context);
  if (draft) expect(drafts.get(context.id)).toEqual(draft);
  for (const id of drafts.keys()) expect(id).toBe(context.id);
}

const stateAssertions: StateAssertions<typeof goodsEditorMachine, World> = {
  loading: (snapshot) => expect(selectScreen(snapshot)).toBe('loading'),
  loadFailed: (snapshot) => {
    expect(selectScreen(snapshot)).toBe('loadFailed');
    expect(snapshot.can({ type: 'good.save', publish: true })).toBe(false);
  },
  missing: (snapshot) => expect(selectScreen(snapshot)).toBe('missing'),
  offering: (snapshot, world) => {
    expect(selectScreen(snapshot)).toBe('offering');
    expect(snapshot.context.draft).not.toBeNull();
    expect(snapshot.context.form).toEqual(snapshot.context.clean);
    expect(snapshot.can({ type: 'form.edit', change: {} })).toBe(false);
    expect(world.drafts.size).toBe(0);
  },
  'editing.filling': (snapshot, world) => {
    expect([selectScreen(snapshot), snapshot.hasTag('busy')]).toEqual(['form', false]);
    expect([snapshot.context.draft, snapshot.context.current]).toEqual([null, null]);
    if (Object.keys(snapshot.context.problems).length > 0) expect(world.pointed).toBeGreaterThan(0);
    // What cannot be removed is there again.
    if (snapshot.context.problems.skus?.places)
      expect(snapshot.context.form.skus.map(({ id }) => id)).toContain(9);
    keepsWhatIsTyped(snapshot, world);
  },
  'editing.failed': (snapshot, world) => {
    expect(snapshot.context.problems).toEqual({});
    keepsWhatIsTyped(snapshot, world);
  },
  'editing.checking': () => expect.unreachable('it is over at once'),
  recovering: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.context.sent).not.toBeNull();
    expect(snapshot.can({ type: 'good.save', publish: true })).toBe(false);
  },
  saving: (snapshot, world) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.context.problems).toEqual({});
    // New goods are sent under a number that the draft has, so that a reload asks under it again.
    const { id, sent } = snapshot.context;
    expect(sent !== null).toBe(id === null);
    if (sent) expect(world.drafts.get(null)?.sent).toEqual(sent);
    expect(snapshot.can({ type: 'good.save', publish: true })).toBe(false);
    expect(snapshot.can({ type: 'draft.save' })).toBe(false);
    keepsWhatIsTyped(snapshot, world);
  },
  comparing: (snapshot, world) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    keepsWhatIsTyped(snapshot, world);
  },
  changed: (snapshot) => {
    expect(selectScreen(snapshot)).toBe('changed');
    expect(snapshot.context.current).not.toBeNull();
    expect(snapshot.can({ type: 'good.save', publish: true })).toBe(false);
  },
  saved: (snapshot, world) => {
    expect(selectScreen(snapshot)).toBe('saved');
    expect([unsaved(snapshot.context), world.drafts.size]).toEqual([null, 0]);
    expect(world.named).toBe(snapshot.context.item?.id);
  },
};

const renamed: GoodForm = { ...towel, name: '纯棉浴巾' };

const everySave: Record<string, Outcome> = {
  saved: { output: { kind: 'saved', item: kept } },
  refused: { output: pictureGone },
  changed: { output: changed },
  missing: { output: { kind: 'missing' } },
  lost: { error: lost },
};

const everyEdit: EditorEvent[] = [
  { type: 'form.edit', change: towel },
  { type: 'form.edit', change: { name: renamed.name } },
  { type: 'form.edit', change: { name: '' } },
];

/** Goods with two combinations, of which one is taken out of the form. */
const several = goodForm(specified);
const withoutSet: GoodForm = { ...several, ...withoutValue(several, '11', '32') };
const theirSkus: Good = {
  ...specified,
  version: 3,
  skus: specified.skus.map((sku) => (sku.id === 9 ? { ...sku, supplyPrice: 700 } : sku)),
};

type EditorEvent = Parameters<SnapshotFrom<typeof goodsEditorMachine>['can']>[0];

interface Sample {
  saves?: Record<string, Outcome>;
  edits?: EditorEvent[];
  /** Of a field that others change. */
  adopted?: GoodField;
  /** What they have made of it. */
  current?: Good;
}

function walkFrom(
  place: DraftPlace,
  loads: Record<string, Outcome>,
  { saves = everySave, edits = everyEdit, adopted = 'supplyPrice', current = theirs }: Sample = {},
) {
  return createModelTest(goodsEditorMachine, {
    input: place,
    outcomes: {
      loadItem: { ...loads, missing: { output: { kind: 'missing' } }, lost: { error: lost } },
      loadCurrent: {
        loaded: { output: loaded(current) },
        missing: { output: { kind: 'missing' } },
        refused: { output: pictureGone },
        lost: { error: lost },
      },
      saveItem: saves,
      recoverItem: {
        saved: { output: { kind: 'saved', item: kept } },
        refused: { output: pictureGone },
        lost: { error: lost },
      },
    },
    events: [
      { type: 'load.retry' },
      { type: 'draft.restore' },
      { type: 'draft.discard' },
      ...edits,
      { type: 'pictures.report', field: 'pics', busy: true },
      { type: 'pictures.report', field: 'pics', busy: false },
      { type: 'good.save', publish: true },
      { type: 'good.save', publish: false },
      { type: 'draft.save' },
      { type: 'theirs.adoptOne', field: adopted },
      { type: 'theirs.adopt' },
      { type: 'mine.keep' },
      { type: 'good.edit' },
    ],
    limit: 60_000,
    key: ({ value, context }) => [
      value,
      context.form.name,
      context.form.supplyPrice,
      [context.form, context.clean, context.submitted].map(({ skus }) => skus.length),
      context.form.skus[1]?.supplyPrice,
      context.clean.name,
      context.submitted.name,
      context.id,
      context.sent && [context.sent.form.name, context.sent.publish],
      context.publish,
      context.uploading.length,
      Object.keys(context.problems).length > 0,
      context.current?.version,
      context.item?.version,
      context.draft?.version,
    ],
    equivalence: ({ value, context }) => [value, context.id, context.sent !== null, context.publish],
    fixture,
  });
}

const walks = {
  'new goods': walkFrom(
    { account: 'a', id: null },
    { blank: { output: loaded(null) }, draft: { output: loaded(null, draftOf(towel)) } },
  ),
  'goods that exist': walkFrom(
    { account: 'a', id: 5 },
    {
      clean: { output: loaded(kept) },
      draft: { output: loaded(kept, draftOf(renamed, { version: 2 })) },
      oldDraft: { output: loaded(kept, draftOf(renamed, { version: 1 })) },
      refused: { output: pictureGone },
    },
  ),
  'goods with combinations': walkFrom(
    { account: 'a', id: 5 },
    {
      clean: { output: loaded(specified) },
      draft: { output: loaded(specified, draftOf(withoutSet, { version: 2 })) },
    },
    {
      saves: {
        saved: { output: { kind: 'saved', item: specified } },
        refused: { output: skuOrdered },
        changed: { output: changed },
      },
      edits: [
        { type: 'form.edit', change: { properties: withoutSet.properties, skus: withoutSet.skus } },
        { type: 'form.edit', change: { properties: several.properties, skus: several.skus } },
      ],
      adopted: 'skus',
      current: theirSkus,
    },
  ),
};

describe.each(Object.entries(walks))('the editor of %s, walked', (_, modelTest) => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );
});

it('covers every state and transition of the editor, from new goods or from goods that exist', () => {
  expect(uncoveredByAll(Object.values(walks).map((modelTest) => modelTest.uncovered()))).toEqual([]);
});

type Snapshot = SnapshotFrom<typeof goodsEditorMachine>;

const name = () => screen.getByLabelText<HTMLInputElement>(`${fieldNames.name}*`);
const form = () => screen.queryByLabelText(text.form);
const buttonsOf = ({ context: { item } }: Snapshot) => saveButtons[item?.status ?? 'DRAFT'];
const main = (snapshot: Snapshot) => screen.getByText<HTMLButtonElement>(buttonsOf(snapshot).main);
/** Saves without putting on sale; only where that can be. */
const second = (snapshot: Snapshot) => {
  const { second: words } = buttonsOf(snapshot);
  return words ? screen.queryByText<HTMLButtonElement>(words) : null;
};
/** Another screen than the form. */
const instead = (title: string) => {
  expect(screen.getByText(title)).toBeDefined();
  expect(form()).toBeNull();
};

/** The form as it is written, with what is wrong in it and what is under way. */
const written = (snapshot: Snapshot, ...said: string[]) => {
  const { form: filled, problems } = snapshot.context;
  const wrong = [
    ...Object.entries(problems).map(([field, problem]) => goodProblemText(field as GoodField, problem)),
    // Those of rows stand in the grid.
    ...Object.entries(problems.skus?.places ?? {}).flatMap(([place, problem]) =>
      place.startsWith('value') ? [skuProblemText(problem)] : [],
    ),
  ];
  expect([name().value, alerts().toSorted()]).toEqual([filled.name, [...wrong, ...said].toSorted()]);
  expect(screen.queryByText(text.unsavedNote) !== null).toBe(isUnsaved(snapshot));
  expect(second(snapshot) !== null).toBe(canStayOff(snapshot));
};
const working = (snapshot: Snapshot) => {
  written(snapshot);
  const both = [main(snapshot), second(snapshot)];
  const [busy, other] = snapshot.context.publish ? both : both.toReversed();
  expect([busy ? isBusy(busy) : true, other?.disabled ?? true]).toEqual([true, true]);
};

const seenFrom = (modelTest: (typeof walks)['new goods']) =>
  createViewTest(modelTest, {
    view: (editor) => <GoodsEditorView editor={editor} />,
    // The fields of pictures tell of what is on its way.
    externalEvents: ['pictures.report'],
    userActions: {
      'load.retry': () => press(screen.getByText(uiText.retry)),
      'draft.restore': () => press(screen.getByText(text.restore)),
      'draft.discard': () => press(screen.getByText(text.discard)),
      'form.edit': ({ change }) => {
        if (change.skus) press(button(skusText.removeValue('套装')));
        else type(name(), change.name ?? '');
      },
      'good.save': (_, snapshot) => submit(main(snapshot)),
      'draft.save': (_, snapshot) => {
        const button = second(snapshot);
        if (button) press(button);
        else fireEvent.keyDown(name(), { key: 's', ctrlKey: true });
      },
      'theirs.adoptOne': ({ field }) => {
        if (field !== 'form') press(screen.getByLabelText(text.adoptOneOf(fieldNames[field])));
      },
      'theirs.adopt': () => press(screen.getByText(text.adoptTheirs)),
      'mine.keep': () => press(screen.getByText(text.keepMine)),
      'good.edit': () => press(screen.getByText(text.edit)),
    },
    // A whole form is filled at once, and pictures are drawn by a browser; no name is typed that stands there. What is
    // on sale stays so. What is as theirs is not taken over.
    notOffered: ({ context: { form: filled, current } }, event) =>
      (event.type === 'form.edit' &&
        (event.change.pics !== undefined ||
          (event.change.name ?? null) === filled.name ||
          (event.change.skus !== undefined && event.change.skus.length >= filled.skus.length))) ||
      (event.type === 'good.save' && !event.publish) ||
      (event.type === 'theirs.adoptOne' &&
        !(current && differingFields(filled, current).includes(event.field))),
    stateAssertions: {
      loading: () => expect([screen.getByLabelText(text.loading).role, form()]).toEqual(['status', null]),
      loadFailed: () => instead(text.loadFailed),
      missing: () => instead(text.missing),
      offering: ({ context: { draft, item } }) => {
        instead(text.draftTitle);
        expect(screen.queryByText(text.draftOld) !== null).toBe(
          item !== null && draft?.version !== item.version,
        );
      },
      'editing.filling': (snapshot) => {
        written(snapshot);
        expect([isBusy(main(snapshot)), main(snapshot).disabled]).toEqual([false, false]);
      },
      'editing.failed': (snapshot) => {
        written(snapshot, text.requestFailed);
        expect(isBusy(main(snapshot))).toBe(false);
      },
      'editing.checking': () => expect.unreachable('it is over at once'),
      recovering: working,
      saving: working,
      comparing: working,
      changed: ({ context: { form: filled, current } }) => {
        instead(text.changedTitle);
        const fields = current ? differingFields(filled, current).filter((field) => field !== 'form') : [];
        expect(screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
          fields.map((field) => fieldNames[field]),
        );
        expect(screen.queryByText(text.sameNow) !== null).toBe(fields.length === 0);
      },
      saved: ({ context: { statusBefore } }) => {
        const saleObstacle = saleObstacleOf(kept.stocks, [{ id: 3, status: 'ACTIVE' }]);
        instead(savedWords({ status: kept.status, statusBefore, saleObstacle }).title);
        expect(screen.getByText(kept.name)).toBeDefined();
      },
    },
    answers: {
      ListFreightTemplateNames: { freightTemplates: [] },
      LoadSellerGoodOptions: {
        categories: [{ __typename: 'Category', id: 8, name: '家纺' }],
        sellerWarehouses: {
          list: [{ __typename: 'SellerWarehouse', id: 3, name: '一号仓', status: 'ACTIVE' }],
        },
      },
    },
  });

const seen = Object.entries(walks).map(([goods, modelTest]) => [goods, seenFrom(modelTest)] as const);

describe.each(seen)('the editor of %s, on its page', (_, { paths }) => {
  it.each(paths)('shows every state along $title', (path) => path.run());
});

it('covers every state and transition of the editor on its page', () => {
  expect(uncoveredByAll(seen.map(([, { uncovered }]) => uncovered()))).toEqual([]);
});
