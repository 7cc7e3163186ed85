import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { autosaveModelDraft } from '../../web/src/features/shipments/model/flow/autosaveModelDraft.ts';
import {
  draftAutosaveMachine,
  type SaveDraftRequest,
} from '../../web/src/features/shipments/model/flow/draftAutosave.machine.ts';
import {
  type ChosenMapping,
  emptyModelDraft,
  type FileRead,
  type ModelDraft,
  type ModelEvent,
  type ModelOpened,
  type NumbersAsked,
  type NumbersFound,
  type PlacesRead,
} from '../../web/src/features/shipments/model/flow/modelDraft.ts';
import { type ModelRow, modelRows } from '../../web/src/features/shipments/model/flow/modelRow.ts';
import { computeVerdicts } from '../../web/src/features/shipments/model/flow/modelVerdicts.ts';
import { shipModelMachine } from '../../web/src/features/shipments/model/flow/shipModel.machine.ts';
import {
  selectFreshQuote,
  selectVerdicts,
} from '../../web/src/features/shipments/model/flow/shipModel.selectors.ts';
import type { BatchQuoted } from '../../web/src/features/shipments/shared/checkout/batchQuote.ts';
import { checkoutMachine } from '../../web/src/features/shipments/shared/checkout/checkout.machine.ts';
import type {
  CheckoutEvent,
  OrderRequest,
  PayResult,
  Placed,
  PlaceResult,
} from '../../web/src/features/shipments/shared/checkout/checkout.types.ts';
import { basketOf } from '../../web/src/features/shipments/shared/wizard/basket.ts';
import { type Entry, noEntry } from '../../web/src/features/shipments/shared/wizard/entry.ts';
import type { BatchInput } from '../../web/src/graphql/generated/graphql.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { shirts } from '../support/goodsFacts.samples.ts';
import { manualClock } from '../support/manualClock.ts';
import { sheetRow } from '../support/modelRows.samples.ts';
import { onlyTab, stillUnpaid } from './checkout.samples.ts';
import {
  halfModelQuote,
  knownRows,
  modelAtReview,
  modelOpened,
  modelQuote,
  placedModel,
  readingsOf,
  sheet,
} from './shipModel.samples.ts';

const settled = () => new Promise(setImmediate);
const file = new File(['x'], '十一月.xlsx');
const DRAFT_SETTLE = 400;

interface Script {
  draft?: ModelDraft;
  open?: Partial<ModelOpened>;
  files?: FileRead[];
  quotes?: BatchQuoted[];
  creates?: (PlaceResult | Error)[];
  pays?: (PayResult | Error)[];
  /** The numbers that were ordered before; null where nobody can say. */
  ordered?: string[] | null;
  /** Where the person comes from. */
  entry?: Entry;
  /** Whether the browser has room for the draft. */
  room?: boolean;
}

/** A wizard whose gateway answers by the script, in order; what it was asked is kept. */
async function start(script: Script) {
  const { draft = emptyModelDraft, open = {}, files = [], quotes = [], creates = [], pays = [] } = script;
  const { room = true, ordered = [], entry = noEntry } = script;
  const asked = {
    mappings: [] as (ChosenMapping | null)[],
    places: [] as number[],
    numbers: [] as NumbersAsked[],
    quotes: [] as BatchInput[],
    creates: [] as { request: OrderRequest | null; clientNo: string }[],
    pays: [] as { placed: Placed | null; clientNo: string }[],
    /** In the order in which they happened. */
    actions: [] as string[],
    kept: [] as (ModelDraft | null)[],
  };
  const clock = manualClock();
  const writeDraft = fromPromise<boolean, SaveDraftRequest>(async ({ input }) => {
    asked.kept.push(input.draft);
    return room;
  });
  const machine = shipModelMachine.provide({
    actors: {
      draftAutosave: draftAutosaveMachine.provide({ actors: { writeDraft } }),
      openDraft: fromPromise(async () => modelOpened(draft, open)),
      readFile: fromPromise(async ({ input }) => {
        asked.mappings.push(input.mapping);
        return take(files);
      }),
      readPlaces: fromPromise(async ({ input }): Promise<PlacesRead> => {
        asked.places.push(input.length);
        return { kind: 'places', readings: readingsOf(input) };
      }),
      findOrdered: fromPromise(async ({ input }): Promise<NumbersFound> => {
        asked.numbers.push(input);
        if (!ordered) throw new Error('offline');
        return { kind: 'numbers', ordered: new Set(ordered) };
      }),
      quote: fromPromise(async ({ input }) => {
        asked.quotes.push(input);
        return take(quotes);
      }),
      saveDraft: fromPromise(async ({ input }) => {
        asked.actions.push(`keep ${input.draft?.sent?.type}`);
        return room;
      }),
      checkout: checkoutMachine.provide({
        actors: {
          placeOrder: fromPromise(async ({ input }) => {
            asked.actions.push('create');
            asked.creates.push(input);
            return take(creates);
          }),
          findPayment: stillUnpaid,
          payOrder: fromPromise(async ({ input }) => {
            asked.actions.push('pay');
            asked.pays.push(input);
            return take(pays);
          }),
        },
      }),
    },
  });
  const actor = createActor(machine, { input: { account: 'u-li', entry }, clock });
  actor.subscribe(autosaveModelDraft(onlyTab));
  actor.start();
  await settled();
  return {
    ...{ actor, asked },
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    checkout: () => actor.getSnapshot().children.checkout?.getSnapshot().value,
    settle: async () => {
      clock.fire(DRAFT_SETTLE);
      await settled();
    },
    send: async (event: ModelEvent) => {
      const { checkout } = actor.getSnapshot().children;
      if (checkout && isForCheckout(event)) checkout.send(event);
      else actor.send(event);
      await settled();
    },
  };
}

const isForCheckout = (event: ModelEvent): event is ModelEvent & CheckoutEvent =>
  ['order.submit', 'order.again', 'retry', 'step.go'].includes(event.type);

function take<T>(answers: (T | Error)[]): T {
  const answer = answers.shift();
  if (answer instanceof Error) throw answer;
  if (answer === undefined) throw new Error('nothing more in the script');
  return answer;
}

const quoted = (quote = modelQuote()): BatchQuoted => ({ kind: 'quoted', quote });
const created: PlaceResult = { kind: 'placed', placed: placedModel };
const paid: PayResult = { kind: 'paid', paidFee: 1068 };

describe('from a file to paid parcels', () => {
  it('reads a clear file through to the grid, every region known', async () => {
    const wizard = await start({ files: [sheet] });
    await wizard.send({ type: 'file.choose', file });
    expect(wizard.value()).toEqual({ composing: { check: 'fixing' } });
    expect(wizard.context().rows).toEqual(knownRows);
    expect(wizard.context().fileName).toBe('十一月.xlsx');
    expect(wizard.asked.mappings).toEqual([null]);
  });

  it('asks what the columns are where the header is not clear, and reads again by the answer', async () => {
    const header = { ...sheet.header, certain: false };
    const columns = sheet.columns.map((column) => ({ ...column, field: null }));
    const wizard = await start({ files: [{ ...sheet, header, columns, missing: ['name'] }, sheet] });
    await wizard.send({ type: 'file.choose', file });
    expect(wizard.value()).toEqual({ composing: { file: 'mapping' } });
    await wizard.send({ type: 'column.map', index: 0, field: 'name' });
    await wizard.send({ type: 'column.map', index: 1, field: 'phone' });
    await wizard.send({ type: 'mapping.confirm' });
    expect(wizard.value()).toEqual({ composing: { file: 'mapping' } });
    await wizard.send({ type: 'column.map', index: 2, field: 'address' });
    await wizard.send({ type: 'mapping.confirm' });
    expect(wizard.asked.mappings).toEqual([null, { header, fields: ['name', 'phone', 'address'] }]);
    expect(wizard.value()).toEqual({ composing: { check: 'fixing' } });
  });

  it('reads the regions of many rows two thousand at a time', async () => {
    const rows = Array.from({ length: 4_500 }, (_, at) => sheetRow(at + 2));
    const wizard = await start({ files: [{ ...sheet, rows }] });
    await wizard.send({ type: 'file.choose', file });
    await settled();
    expect(wizard.asked.places).toEqual([2_000, 2_000, 500]);
    expect(wizard.context().rows.every(({ districtCode }) => districtCode === '330106')).toBe(true);
  });

  it('looks once for numbers that were ordered before, and goes on without an answer', async () => {
    const rows = [sheetRow(2), sheetRow(3), sheetRow(4, { thirdOrderNo: '' })];
    const source = 'TAOBAO' as const;
    const wizard = await start({ files: [{ ...sheet, source, rows }], ordered: ['NO1003'] });
    await wizard.send({ type: 'file.choose', file });
    expect(wizard.asked.numbers).toEqual([{ platform: 'TAOBAO', thirdOrderNos: ['NO1002', 'NO1003'] }]);
    const states = () => [...selectVerdicts(wizard.actor.getSnapshot()).values()].map(({ state }) => state);
    expect(states()).toEqual(['ok', 'ordered', 'ok']);
    await wizard.send({ type: 'errors.exclude' });
    expect(states()).toEqual(['ok', 'excluded', 'ok']);
    await wizard.send({ type: 'rows.undo' });
    expect(wizard.asked.numbers).toHaveLength(1);
    expect(wizard.value()).toEqual({ composing: { check: 'fixing' } });

    const alone = await start({ files: [{ ...sheet, rows }], ordered: null });
    await alone.send({ type: 'file.choose', file });
    expect(alone.value()).toEqual({ composing: { check: 'fixing' } });
    expect([...selectVerdicts(alone.actor.getSnapshot()).values()].map(({ state }) => state)).toEqual([
      ...['ok', 'ok', 'ok'],
    ]);
  });

  it('keeps the goods that a person comes from when the file names specifications, and no others', async () => {
    const columns = [
      ...sheet.columns,
      { index: 3, header: '规格', field: 'specification', rank: 0 } as const,
    ];
    const facts = basketOf([shirts], [{ goodId: 90, skuId: 903, quantity: 1 }]);
    const draft = { ...emptyModelDraft, lines: [{ goodId: 90, skuId: 903, quantity: 1 }] };
    const open = { facts };
    const goodsAfterFiles = async (entry: Entry, files: number) => {
      const wizard = await start({
        draft: { ...draft, entry },
        open,
        entry,
        files: Array(files).fill({ ...sheet, columns }),
      });
      for (let no = 0; no < files; no += 1) {
        await wizard.send({ type: 'file.choose', file });
        await wizard.send({ type: 'step.go', step: 'file' });
      }
      return wizard.context().lines.map(({ goodId }) => goodId);
    };
    const entry = { ...noEntry, goodId: 90 };
    expect(await goodsAfterFiles(entry, 1)).toEqual([90]);
    expect(await goodsAfterFiles(entry, 2)).toEqual([]);
    expect(await goodsAfterFiles(noEntry, 1)).toEqual([]);
  });

  it('judges no row by the goods of an earlier order before they were looked at for this file', async () => {
    const lines = [{ goodId: 90, skuId: null, quantity: 1 }];
    const draft = { ...emptyModelDraft, lines, goodsGuessed: true, step: 'check', rows: knownRows } as const;
    const wizard = await start({ draft, open: { facts: basketOf([shirts], lines) } });
    const states = () => [...selectVerdicts(wizard.actor.getSnapshot()).values()].map(({ state }) => state);
    expect(states()).toEqual(['ok', 'ok']);
    await wizard.send({ type: 'step.go', step: 'goods' });
    await wizard.send({ type: 'step.go', step: 'check' });
    expect(states()).toEqual(['error', 'error']);
  });

  it('validates a corrected row at once, and undoes the correction', async () => {
    const [row] = modelRows([sheetRow(2, { phone: '1380' })]) as [ModelRow];
    const draft: ModelDraft = { ...emptyModelDraft, step: 'check', rows: [row] };
    const wizard = await start({ draft });
    const state = () => computeVerdicts(wizard.context().rows, null).get('l2')?.state;
    expect(state()).toBe('error');
    await wizard.send({ type: 'cells.fill', cells: [{ id: 'l2', field: 'phone', value: '13800000001' }] });
    expect(state()).toBe('ok');
    await wizard.send({ type: 'rows.undo' });
    expect(state()).toBe('error');
    expect(wizard.actor.getSnapshot().can({ type: 'rows.undo' })).toBe(false);
  });

  it('pays 534 fen for the good one of two rows, only once the person says so', async () => {
    const half = quoted(halfModelQuote());
    const wizard = await start({ draft: modelAtReview, quotes: [half], creates: [created], pays: [paid] });
    expect(wizard.actor.getSnapshot().can({ type: 'order.submit' })).toBe(false);
    await wizard.send({ type: 'invalid.skip', skip: true });
    await wizard.send({ type: 'order.submit' });
    expect(wizard.asked.actions).toEqual(['keep MODEL', 'create', 'pay']);
    expect(wizard.asked.creates[0]?.request).toMatchObject({
      ...{ type: 'MODEL', skipInvalid: true, quoteNo: 'Q7', senderId: 5 },
      parts: [{ items: [{ skuId: 70, quantity: 1 }], warehouseId: 31, courierId: 1 }],
    });
    expect(wizard.asked.creates.flatMap(({ request }) => (request as BatchInput).parts)).toEqual([
      expect.objectContaining({ packages: [expect.anything(), expect.anything()] }),
    ]);
    expect(wizard.value()).toBe('shipped');
    expect(wizard.context().receipt?.paidFee).toBe(1068);
  });

  it('may leave the row that cannot go out of the file instead', async () => {
    const wizard = await start({ draft: modelAtReview, quotes: [quoted(halfModelQuote()), quoted()] });
    await wizard.send({ type: 'step.go', step: 'check' });
    await wizard.send({ type: 'errors.exclude' });
    expect(wizard.context().rows.map(({ excluded }) => excluded)).toEqual([true, false]);
    await wizard.send({ type: 'step.go', step: 'goods' });
    await wizard.send({ type: 'step.go', step: 'review' });
    expect(wizard.asked.quotes[1]?.parts[0]?.packages).toHaveLength(1);
    expect(wizard.actor.getSnapshot().can({ type: 'order.submit' })).toBe(true);
  });
});

describe('what the prices offer', () => {
  it('is taken and taken back at the same step, each time with new prices', async () => {
    const dear = quoted(modelQuote({ quoteNo: 'Q8', totalFee: 900 }));
    const wizard = await start({ draft: modelAtReview, quotes: [quoted(), dear, quoted()] });
    const canUndo = () => wizard.actor.getSnapshot().can({ type: 'rows.undo' });
    expect(canUndo()).toBe(false);
    const [first, second] = wizard.context().rows as [ModelRow, ModelRow];
    const joined: ModelRow = { ...first, lines: [2, 3], num: '2', own: [{ skuId: 70, quantity: 2 }] };
    await wizard.send({ type: 'rows.revise', rows: [joined] });
    const packages = () => wizard.asked.quotes.at(-1)?.parts[0]?.packages?.map(({ items }) => items);
    expect(packages()).toEqual([[{ skuId: 70, quantity: 2 }]]);
    expect(wizard.context().quoted?.quote.totalFee).toBe(900);
    await wizard.send({ type: 'rows.undo' });
    expect(wizard.context().rows).toEqual([first, second]);
    expect(packages()).toEqual([undefined, undefined]);
    expect(wizard.context().quoted?.quote.totalFee).toBe(1068);
    expect(canUndo()).toBe(false);
  });

  it('is no longer taken back there once rows were changed by hand', async () => {
    const wizard = await start({ draft: modelAtReview, quotes: [quoted(), quoted(), quoted()] });
    const [first, second] = wizard.context().rows as [ModelRow, ModelRow];
    await wizard.send({
      type: 'rows.revise',
      rows: [{ ...first, own: [{ skuId: 70, quantity: 2 }] }, second],
    });
    await wizard.send({ type: 'step.go', step: 'check' });
    await wizard.send({ type: 'cells.fill', cells: [{ id: 'l2', field: 'name', value: '李四' }] });
    expect(selectFreshQuote(wizard.actor.getSnapshot())).toBeNull();
    await wizard.send({ type: 'step.go', step: 'goods' });
    await wizard.send({ type: 'step.go', step: 'review' });
    expect(selectFreshQuote(wizard.actor.getSnapshot())?.totalFee).toBe(1068);
    expect(wizard.actor.getSnapshot().can({ type: 'rows.undo' })).toBe(false);
  });
});

describe('answers that do not come', () => {
  it('sends the very same batch again when none came, with another number after a refusal', async () => {
    const wizard = await start({
      draft: modelAtReview,
      quotes: [quoted(), quoted(modelQuote({ totalFee: 1100 }))],
      creates: [new Error('offline'), refusal('PRICE_CHANGED'), created],
      pays: [paid],
    });
    await wizard.send({ type: 'order.submit' });
    expect(wizard.checkout()).toEqual({ placing: 'outcomeUnknown' });
    await wizard.send({ type: 'retry' });
    expect(wizard.context().totalBefore).toBe(1068);
    await wizard.send({ type: 'order.submit' });
    expect(wizard.asked.creates).toHaveLength(2);
    await wizard.send({ type: 'price.accept' });
    await wizard.send({ type: 'order.submit' });
    const [first, second, third] = wizard.asked.creates;
    expect(second).toEqual(first);
    expect(third?.clientNo).not.toBe(first?.clientNo);
    expect(wizard.value()).toBe('shipped');
  });

  it('opens with the request that a page died on, and sends it as it was', async () => {
    const sent: BatchInput = { type: 'MODEL', parts: [], senderId: 5, quoteNo: 'Q6' };
    const wizard = await start({
      draft: { ...modelAtReview, createNo: 'c-1', sent },
      creates: [created],
      pays: [paid],
    });
    expect(wizard.checkout()).toEqual({ placing: 'outcomeUnknown' });
    await wizard.send({ type: 'retry' });
    expect(wizard.asked.creates).toEqual([{ request: sent, clientNo: 'c-1' }]);
    expect(wizard.value()).toBe('shipped');
  });

  it('pays with the same number after silence, with another after a refusal', async () => {
    const wizard = await start({
      draft: { ...modelAtReview, payNo: 'p-1', placed: placedModel },
      pays: [new Error('offline'), refusal('BALANCE_SHORT'), paid],
    });
    await wizard.send({ type: 'order.submit' });
    await wizard.send({ type: 'retry' });
    await wizard.send({ type: 'order.submit' });
    const numbers = wizard.asked.pays.map(({ clientNo }) => clientNo);
    expect(numbers.slice(0, 2)).toEqual(['p-1', 'p-1']);
    expect(numbers[2]).not.toBe('p-1');
    expect(wizard.value()).toBe('shipped');
  });
});

describe('the draft', () => {
  it('is written once for many changes, and forgotten when the batch is paid', async () => {
    const wizard = await start({
      draft: { ...modelAtReview, step: 'check' },
      quotes: [quoted()],
      creates: [created],
      pays: [paid],
    });
    const name = (value: string) =>
      wizard.send({ type: 'cells.fill', cells: [{ id: 'l2', field: 'name', value }] });
    await name('李');
    await name('李四');
    expect(wizard.asked.kept).toEqual([]);
    await wizard.settle();
    expect(wizard.asked.kept.map((draft) => draft?.rows[0]?.name)).toEqual(['李四']);
    await wizard.send({ type: 'step.go', step: 'goods' });
    await wizard.send({ type: 'step.go', step: 'review' });
    await wizard.send({ type: 'order.submit' });
    expect(wizard.asked.kept.at(-1)).toBeNull();
  });

  it('tells when the browser has no room for it, and goes on', async () => {
    const wizard = await start({
      draft: modelAtReview,
      quotes: [quoted()],
      creates: [created],
      pays: [paid],
      room: false,
    });
    await wizard.settle();
    expect(wizard.context().draftSaveFailed).toBe(true);
    await wizard.send({ type: 'order.submit' });
    expect(wizard.value()).toBe('shipped');
  });
});
