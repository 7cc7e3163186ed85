import { describe, expect, it } from 'vitest';
import type { GoodForm } from '../../web/src/features/sellerGoods/goodForm.ts';
import { goodsEditorMachine } from '../../web/src/features/sellerGoods/goodsEditor.machine.ts';
import { selectScreen } from '../../web/src/features/sellerGoods/goodsEditor.selectors.ts';
import { unsaved } from '../../web/src/features/sellerGoods/goodsEditor.setup.ts';
import type {
  DraftPlace,
  EditorContext,
  GoodDraft,
} from '../../web/src/features/sellerGoods/goodsEditor.types.ts';
import { type Outcome, type Sights, walkOf } from '../support/walk.ts';
import { changed, draftOf, kept, loaded, lost, pictureGone, theirs, towel } from './goodsEditor.samples.ts';

interface World {
  /** What the browser keeps, by the goods that it is of. */
  drafts: Map<number | null, GoodDraft>;
  named: number | null;
  pointed: number;
  announced: string[];
}

function stage() {
  const world: World = { drafts: new Map(), named: null, pointed: 0, announced: [] };
  const keep = (context: EditorContext) => {
    const draft = unsaved(context);
    if (draft) world.drafts.set(context.goodId, draft);
    else world.drafts.delete(context.goodId);
  };
  const machine = goodsEditorMachine.provide({
    actions: {
      keepUnsaved: ({ context }) => keep(context),
      forgetDraft: ({ context }) => void world.drafts.delete(context.goodId),
      nameGood: ({ context }) => {
        world.named = context.goodId;
      },
      pointOut: () => {
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
  if (draft) expect(drafts.get(context.goodId)).toEqual(draft);
  for (const id of drafts.keys()) expect(id).toBe(context.goodId);
}

const sights: Sights<typeof goodsEditorMachine, World> = {
  loading: (snapshot) => expect(selectScreen(snapshot)).toBe('loading'),
  unloaded: (snapshot) => {
    expect(selectScreen(snapshot)).toBe('unloaded');
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
    keepsWhatIsTyped(snapshot, world);
  },
  'editing.broken': (snapshot, world) => {
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
    const { goodId, sent } = snapshot.context;
    expect(sent !== null).toBe(goodId === null);
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
    expect(world.named).toBe(snapshot.context.good?.id);
  },
};

const renamed: GoodForm = { ...towel, name: '纯棉浴巾' };

const saves: Record<string, Outcome> = {
  saved: { output: { kind: 'saved', good: kept } },
  refused: { output: pictureGone },
  changed: { output: changed },
  missing: { output: { kind: 'missing' } },
  lost: { error: lost },
};

function walkFrom(place: DraftPlace, loads: Record<string, Outcome>) {
  return walkOf(goodsEditorMachine, {
    input: place,
    gates: {
      loadGood: { ...loads, missing: { output: { kind: 'missing' } }, lost: { error: lost } },
      loadCurrent: {
        loaded: { output: loaded(theirs) },
        missing: { output: { kind: 'missing' } },
        refused: { output: pictureGone },
        lost: { error: lost },
      },
      saveGood: saves,
      recoverGood: {
        saved: { output: { kind: 'saved', good: kept } },
        refused: { output: pictureGone },
        lost: { error: lost },
      },
    },
    events: [
      { type: 'load.retry' },
      { type: 'draft.restore' },
      { type: 'draft.discard' },
      { type: 'form.edit', change: towel },
      { type: 'form.edit', change: { name: renamed.name } },
      { type: 'form.edit', change: { name: '' } },
      { type: 'pictures.report', field: 'pics', busy: true },
      { type: 'pictures.report', field: 'pics', busy: false },
      { type: 'good.save', publish: true },
      { type: 'good.save', publish: false },
      { type: 'draft.save' },
      { type: 'theirs.takeOne', field: 'supplyPrice' },
      { type: 'theirs.take' },
      { type: 'mine.keep' },
      { type: 'good.edit' },
    ],
    limit: 60_000,
    key: ({ value, context }) => [
      value,
      context.form.name,
      context.form.supplyPrice,
      context.clean.name,
      context.asked.name,
      context.goodId,
      context.sent && [context.sent.form.name, context.sent.publish],
      context.publish,
      context.uploading.length,
      Object.keys(context.problems).length > 0,
      context.current?.version,
      context.good?.version,
      context.draft?.version,
    ],
    alike: ({ value, context }) => [value, context.goodId, context.sent !== null, context.publish],
    stage,
  });
}

const walks = {
  'new goods': walkFrom(
    { account: 'a', goodId: null },
    { blank: { output: loaded(null) }, draft: { output: loaded(null, draftOf(towel)) } },
  ),
  'goods that exist': walkFrom(
    { account: 'a', goodId: 5 },
    {
      clean: { output: loaded(kept) },
      draft: { output: loaded(kept, draftOf(renamed, { version: 2 })) },
      oldDraft: { output: loaded(kept, draftOf(renamed, { version: 1 })) },
      refused: { output: pictureGone },
    },
  ),
};

describe.each(Object.entries(walks))('the editor of %s, walked', (_, walk) => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));
});

it('walks every edge of the editor, from new goods or from goods that exist', () => {
  const [first, ...others] = Object.values(walks).map((walk) => walk.unwalked());
  expect(first?.filter((edge) => others.every((unwalked) => unwalked.includes(edge)))).toEqual([]);
});
