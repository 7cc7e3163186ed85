import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { goodDraftStore } from '../../web/src/features/sellerGoods/goodDraft.ts';
import { type GoodForm, goodForm } from '../../web/src/features/sellerGoods/goodForm.ts';
import { goodsEditorMachine } from '../../web/src/features/sellerGoods/goodsEditor.machine.ts';
import { isUnsaved, selectMissing } from '../../web/src/features/sellerGoods/goodsEditor.selectors.ts';
import {
  type LoadAnswer,
  type SaveAnswer,
  type SaveRequest,
  unsaved,
} from '../../web/src/features/sellerGoods/goodsEditor.setup.ts';
import type { DraftPlace } from '../../web/src/flows/draftEditor.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { changed, kept, loaded, lost, pictureGone, theirs, towel } from './goodsEditor.samples.ts';

const settled = () => new Promise(setImmediate);
const newGoods: DraftPlace = { account: 'a', id: null };
const ownGoods: DraftPlace = { account: 'a', id: 5 };

function fakeArea() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

interface Start {
  place?: DraftPlace;
  /** What the server says each time that it is asked for the goods; the last goes on. */
  reads?: (LoadAnswer | Error)[];
  saves?: (SaveAnswer | Error)[];
  area?: ReturnType<typeof fakeArea>;
}

/** An editor that has opened, with the browser's storage under it. */
async function open({ place = newGoods, reads = [loaded(null)], saves = [], area = fakeArea() }: Start = {}) {
  const sent: SaveRequest[] = [];
  const said: string[] = [];
  let read = 0;
  const actor = createActor(
    goodsEditorMachine.provide({
      actors: {
        loadItem: fromPromise<LoadAnswer, DraftPlace>(async ({ input }) => {
          const answer = reads[Math.min(read, reads.length - 1)] ?? lost;
          read += 1;
          if (answer instanceof Error) throw answer;
          if (answer.kind !== 'loaded') return answer;
          return { ...answer, draft: goodDraftStore(area, input).load() };
        }),
        saveItem: fromPromise<SaveAnswer, SaveRequest>(async ({ input }) => {
          sent.push(input);
          const answer = saves.shift() ?? { kind: 'saved', item: kept };
          if (answer instanceof Error) throw answer;
          return answer;
        }),
      },
      actions: {
        saveUnsavedDraft: ({ context }) => {
          const draft = unsaved(context);
          if (draft) goodDraftStore(area, context).save({ ...draft, at: 1 });
          else goodDraftStore(area, context).clear();
        },
        clearDraft: ({ context }) => goodDraftStore(area, context).clear(),
        reportGoodName: ({ context }) => void said.push(`named ${context.id}`),
        announceKept: () => void said.push('kept here'),
        announceSaved: () => void said.push('saved'),
        focusFirstProblem: () => {},
      },
    }),
    { input: place },
  ).start();
  await settled();
  const type = (change: Partial<GoodForm>) => actor.send({ type: 'form.edit', change });
  const save = (publish = true) => actor.send({ type: 'good.save', publish });
  return {
    ...{ actor, area, sent, said, type, save },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

const saved = (item = kept): SaveAnswer => ({ kind: 'saved', item });

describe('new goods', () => {
  it('are published once, and leave no draft', async () => {
    const { actor, area, sent, said, type, save, state } = await open();
    type(towel);
    save();
    save();
    await settled();
    expect(sent).toEqual([
      {
        id: null,
        good: null,
        form: towel,
        publish: true,
        clientNo: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    expect([state(), said, [...area.entries]]).toEqual(['saved', ['named 5'], []]);
    expect(isUnsaved(actor.getSnapshot())).toBe(false);
  });

  it('say at each field what is missing, and send nothing', async () => {
    const { actor, sent, type, save, context } = await open();
    type({ name: '巾' });
    save();
    expect(context().problems).toEqual({
      name: { code: 'short' },
      category: { code: 'required' },
      pics: { code: 'required' },
      supplyPrice: { code: 'required' },
      weight: { code: 'required' },
      stocks: { code: 'required' },
    });
    expect(selectMissing(actor.getSnapshot())).toEqual([
      ...['name', 'category', 'pics', 'supplyPrice', 'weight', 'stocks'],
    ]);
    type({ name: '毛巾' });
    expect(context().problems.name).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('wait for pictures that are on their way', async () => {
    const { actor, sent, type, save, context, state } = await open();
    type(towel);
    actor.send({ type: 'pictures.report', field: 'detail', busy: true });
    save();
    expect([context().problems, sent]).toEqual([{ detail: { code: 'uploading' } }, []]);
    actor.send({ type: 'pictures.report', field: 'detail', busy: false });
    save();
    await settled();
    expect(state()).toBe('saved');
  });

  it('are kept as a draft on the server when they are sound, in the browser when they are not', async () => {
    const { actor, area, sent, said, type, state, context } = await open({
      saves: [saved({ ...kept, status: 'DRAFT', version: 0 })],
    });
    type({ name: '毛巾' });
    actor.send({ type: 'draft.save' });
    expect([sent, said, [...area.entries.keys()]]).toEqual([[], ['kept here'], ['chengcang.goods.a.new']]);
    type({ ...towel, stocks: [] });
    actor.send({ type: 'draft.save' });
    await settled();
    expect(sent.map(({ id, publish }) => [id, publish])).toEqual([[null, false]]);
    expect([state(), said, area.entries.size]).toEqual([
      { editing: 'filling' },
      ['kept here', 'named 5', 'saved'],
      0,
    ]);
    expect([context().id, context().item?.status]).toEqual([5, 'DRAFT']);
  });

  it('take what is typed while they are being saved, and keep it under their id', async () => {
    const { area, said, type, save, state, context } = await open();
    type(towel);
    save();
    type({ name: '纯棉浴巾' });
    await settled();
    expect([state(), said]).toEqual([{ editing: 'filling' }, ['named 5', 'saved']]);
    expect([...area.entries.keys()]).toEqual(['chengcang.goods.a.5']);
    expect([context().form.name, context().item?.version]).toEqual(['纯棉浴巾', 2]);
  });

  it('are asked for again under the same number when the answer is lost', async () => {
    const { sent, type, save, state } = await open({ saves: [lost] });
    type(towel);
    save();
    await settled();
    expect(state()).toEqual({ editing: 'failed' });
    save();
    await settled();
    expect([state(), sent.length, sent[1]]).toEqual(['saved', 2, sent[0]]);
  });

  it('that may exist already are found first, and then changed', async () => {
    const { sent, type, save, state, area } = await open({
      saves: [lost, saved(), saved({ ...kept, version: 3 })],
    });
    type(towel);
    save();
    await settled();
    type({ name: '纯棉浴巾' });
    save();
    await settled();
    const [first, again, change] = sent;
    expect(again).toEqual(first);
    expect(change).toEqual({
      ...{ id: 5, good: kept, publish: true, clientNo: '' },
      form: { ...towel, name: '纯棉浴巾', stocks: [], only: { ...towel.only, id: 7 } },
    });
    expect([state(), area.entries.size]).toEqual(['saved', 0]);
  });

  it('that were refused get a number of their own the next time', async () => {
    const { sent, type, save, context, state } = await open({ saves: [pictureGone] });
    type(towel);
    save();
    await settled();
    expect(context().problems).toEqual({ pics: { code: 'PICTURE_UNKNOWN', msg: '图片已失效，请重新上传' } });
    type({ pics: ['/files/u/b.webp'] });
    save();
    await settled();
    expect([state(), sent[1]?.clientNo === sent[0]?.clientNo]).toEqual(['saved', false]);
  });

  it('survive a reload in the midst of saving, and are not made twice', async () => {
    const before = await open({ saves: [lost] });
    before.type(towel);
    before.save();
    await settled();
    before.actor.stop();
    const after = await open({ area: before.area });
    expect(after.state()).toBe('offering');
    after.actor.send({ type: 'draft.restore' });
    expect(after.context().form).toEqual(towel);
    after.save();
    await settled();
    expect([after.state(), after.sent]).toEqual(['saved', before.sent]);
    expect(before.area.entries.size).toBe(0);
  });

  it('of another account are never offered', async () => {
    const before = await open();
    before.type({ name: '毛巾' });
    before.actor.stop();
    const after = await open({ area: before.area, place: { account: 'b', id: null } });
    expect(after.state()).toEqual({ editing: 'filling' });
  });

  it('that are discarded are forgotten', async () => {
    const before = await open();
    before.type({ name: '毛巾' });
    before.actor.stop();
    const after = await open({ area: before.area });
    after.actor.send({ type: 'draft.discard' });
    expect([after.state(), after.context().form.name, before.area.entries.size]).toEqual([
      { editing: 'filling' },
      '',
      0,
    ]);
  });
});

describe('goods that exist', () => {
  it('say that they lack stock as long as no warehouse has any', async () => {
    const stock = {
      ...{ id: 1, skuId: 7, skuName: '', warehouseId: 3, warehouseName: '义乌仓' },
      ...{ available: 0, safetyHeld: 0, locked: 0, isLow: true },
    };
    const { actor } = await open({ place: ownGoods, reads: [loaded(kept)] });
    expect(selectMissing(actor.getSnapshot())).toEqual(['stocks']);
    const stocked = await open({ place: ownGoods, reads: [loaded({ ...kept, stocks: [stock] })] });
    expect(selectMissing(stocked.actor.getSnapshot())).toEqual([]);
  });

  it('go with the version that was read, and without stock', async () => {
    const { sent, type, save, state } = await open({ place: ownGoods, reads: [loaded(kept)] });
    type({ supplyPrice: '6' });
    save();
    await settled();
    expect(sent).toEqual([
      { id: 5, good: kept, form: { ...goodForm(kept), supplyPrice: '6' }, publish: true, clientNo: '' },
    ]);
    expect(state()).toBe('saved');
  });

  it('that were on sale before are known as such once they are saved', async () => {
    const { actor, type, save } = await open({ place: ownGoods, reads: [loaded(kept)] });
    type({ name: '毛巾 加厚' });
    save();
    await settled();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.statusBefore]).toEqual([
      'saved',
      kept.status,
    ]);
  });

  it('that are on sale are kept in the browser by the shortcut, so that buyers see nothing half done', async () => {
    const { actor, sent, said, type } = await open({ place: ownGoods, reads: [loaded(kept)] });
    type({ supplyPrice: '6' });
    actor.send({ type: 'draft.save' });
    expect([sent, said]).toEqual([[], ['kept here']]);
  });

  it('that an operator has taken off cannot be put on sale, but be saved', async () => {
    const banned = { ...kept, status: 'BANNED' as const };
    const { actor, sent, type, save } = await open({ place: ownGoods, reads: [loaded(banned)] });
    type({ supplyPrice: '6' });
    expect(actor.getSnapshot().can({ type: 'good.save', publish: true })).toBe(false);
    save(false);
    await settled();
    expect(sent.map(({ publish }) => publish)).toEqual([false]);
  });

  it('that somebody else has changed are shown both; each field can be taken, and then saved', async () => {
    const { actor, sent, type, save, state, context } = await open({
      ...{ place: ownGoods, reads: [loaded(kept), loaded(theirs)], saves: [changed] },
    });
    type({ name: '纯棉浴巾', supplyPrice: '6' });
    save();
    await settled();
    expect([state(), context().current]).toEqual(['changed', theirs]);
    actor.send({ type: 'theirs.adoptOne', field: 'supplyPrice' });
    actor.send({ type: 'mine.keep' });
    expect(context().form).toEqual({ ...goodForm(theirs), name: '纯棉浴巾' });
    save();
    await settled();
    expect(sent.map(({ good }) => good?.version)).toEqual([2, 3]);
    expect(state()).toBe('saved');
  });

  it('can be taken as they are now', async () => {
    const { actor, area, type, save, state, context } = await open({
      ...{ place: ownGoods, reads: [loaded(kept), loaded(theirs)], saves: [changed] },
    });
    type({ name: '纯棉浴巾' });
    save();
    await settled();
    actor.send({ type: 'theirs.adopt' });
    expect([state(), context().form, area.entries.size]).toEqual([
      { editing: 'filling' },
      goodForm(theirs),
      0,
    ]);
  });

  it('with a draft of an older version are compared at once', async () => {
    const before = await open({ place: ownGoods, reads: [loaded(kept)] });
    before.type({ name: '纯棉浴巾' });
    before.actor.stop();
    const after = await open({ area: before.area, place: ownGoods, reads: [loaded(theirs)] });
    after.actor.send({ type: 'draft.restore' });
    expect([after.state(), after.context().form.name, after.context().current]).toEqual([
      'changed',
      '纯棉浴巾',
      theirs,
    ]);
  });

  it('that are gone keep what was typed in the browser', async () => {
    const { area, type, save, state } = await open({
      ...{ place: ownGoods, reads: [loaded(kept)], saves: [{ kind: 'missing' }] },
    });
    type({ name: '纯棉浴巾' });
    save();
    await settled();
    expect([state(), [...area.entries.keys()]]).toEqual(['missing', ['chengcang.goods.a.5']]);
  });

  it('are no draft when what is typed is taken back', async () => {
    const { area, type } = await open({ place: ownGoods, reads: [loaded(kept)] });
    type({ name: '纯棉浴巾' });
    expect(area.entries.size).toBe(1);
    type({ name: kept.name });
    expect(area.entries.size).toBe(0);
  });

  it('stay as they are when the server says no to the whole', async () => {
    const { context, save } = await open({
      ...{ place: ownGoods, reads: [loaded(kept)] },
      saves: [refusal('GOODS_STATE', '商品当前状态不能进行此操作')],
    });
    save();
    await settled();
    expect(context().problems).toEqual({
      form: { code: 'GOODS_STATE', msg: '商品当前状态不能进行此操作' },
    });
  });
});
