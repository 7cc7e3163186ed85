// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, assign, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { recipientsMachine } from '../../web/src/features/shipments/byHand/flow/recipients.machine.ts';
import type { ReadAnswer } from '../../web/src/features/shipments/byHand/flow/recipients.setup.ts';
import { shipByHandMachine } from '../../web/src/features/shipments/byHand/flow/shipByHand.machine.ts';
import { recipientsText as text } from '../../web/src/features/shipments/byHand/flow/shipByHand.text.ts';
import { firstChunk } from '../../web/src/features/shipments/byHand/preview/chunkText.ts';
import { previewMachine } from '../../web/src/features/shipments/byHand/preview/preview.machine.ts';
import { PasteArea } from '../../web/src/features/shipments/byHand/recipients/PasteArea.tsx';
import { RecipientsPart } from '../../web/src/features/shipments/byHand/recipients/RecipientsPart.tsx';
import { regionText } from '../../web/src/features/shipments/shared/delivery/deliveryStep.text.ts';
import {
  type AddressReading,
  blankRecipient,
  type Recipient,
} from '../../web/src/features/shipments/shared/recipients/recipient.ts';
import { noEntry } from '../../web/src/features/shipments/shared/wizard/entry.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { createViewTest, inSequence, press, regionSteps, type } from '../support/viewTest.tsx';
import { regionAnswers } from './regions.samples.ts';
import { recipientsAlone } from './shipByHand.samples.ts';

const readingOf = (text: string): AddressReading => ({
  ...{ text, name: text.slice(0, 2), phone: '13812345678', detail: '文三路 123 号', rest: '' },
  ...{ extension: '', quantity: null, specification: '', remark: '', thirdOrderNo: '' },
  ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
  problems: [],
});

const region = {
  ...{ provinceCode: '44', cityCode: '4401', districtCode: '' },
  province: '',
  city: '',
  district: '',
};
const manyLines = Array.from({ length: 41 }, (_, at) => `张三 1381234${1000 + at} 杭州`).join('\n');

const OFTEN = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');
const nearlyFull = Array.from({ length: 498 }, (_, at) => blankRecipient(`r${at + 1}`));

const stateAssertions: StateAssertions<typeof recipientsMachine, null> = {
  'resting.idle': ({ context }) => expect(context.refusal).toBeNull(),
  'resting.full': ({ context }) => expect(context.unreadText).not.toBe(''),
  'resting.refused': ({ context }) => {
    expect(context.refusal).toEqual(OFTEN);
    expect(context.unreadText).not.toBe('');
  },
  'resting.requestFailed': ({ context }) => expect(context.unreadText).not.toBe(''),
  reading: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'text.edit', text: '' })).toBe(false);
    expect(snapshot.context.unreadText.startsWith(snapshot.context.chunk)).toBe(true);
    expect(snapshot.context.chunk).not.toBe('');
  },
};

const pastedNames = [
  { id: 'r1', field: 'name', value: '王五' },
  { id: 'r2', field: 'name', value: '赵六' },
] as const;

/** Of the address book. */
const bookPerson = {
  ...{ id: 7, name: '周八', phone: '13812349999-12', phoneExtension: '12', address: '文三路 9 号' },
  ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区', group: '', note: '' },
};

/** Reads so few lines at once that a short text has two parts. */
const machine = recipientsAlone.provide({
  actions: {
    setChunk: assign(({ context }) => {
      const most = { lines: 40, blocks: 40, units: 100_000 };
      const { text: chunk, head: chunkHead } = firstChunk(context.unreadText, most);
      return { chunk, chunkHead };
    }),
  },
});

const modelTest = createModelTest(machine, {
  input: { rows: nearlyFull.slice(0, 497), unreadText: '' },
  outcomes: {
    readChunk: {
      one: { output: [readingOf('张三')] },
      two: { output: [readingOf('张三'), readingOf('李四')] },
      refused: { output: OFTEN },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'text.edit', text: '' },
    { type: 'text.edit', text: manyLines },
    { type: 'text.paste', text: manyLines },
    { type: 'text.read', previews: [] },
    { type: 'reading.cancel' },
    { type: 'row.add' },
    { type: 'people.add', people: [bookPerson] },
    { type: 'row.edit', id: 'r1', field: 'name', value: '王五' },
    { type: 'row.fill', id: 'r1', items: [{ skuId: 903, quantity: 2 }], specification: '' },
    { type: 'cells.fill', cells: pastedNames, more: [] },
    { type: 'row.move', id: 'r1', region },
    { type: 'row.exclude', id: 'r1', excluded: true },
    { type: 'row.accept', id: 'r1' },
    { type: 'rows.delete', ids: ['r1'] },
    { type: 'rows.revise', rows: nearlyFull.slice(0, 497) },
    { type: 'rows.undo' },
    { type: 'rows.redo' },
  ],
  limit: 20_000,
  within: ({ context: { past, undone, unreadText } }) =>
    past.length + undone.length < 2 && !unreadText.includes('李四') && unreadText.length <= manyLines.length,
  key: ({ value, context }) => [
    value,
    [context.rows, ...context.past, ...context.undone].map((list) => [list.length, list[0]?.id]),
    context.lastEdit,
    context.past.length,
    context.unreadText,
    value === 'reading' && context.chunk.length,
  ],
  equivalence: ({ value, context }) => [value, context.rows.length < 500, context.unreadText !== ''],
  fixture: () => ({ world: null, machine }),
});

describe('the list of recipients: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

type Snapshot = SnapshotFrom<typeof recipientsMachine>;

/** A wizard that has not been told of the list yet. */
const wizard = createActor(shipByHandMachine, {
  input: {
    account: 'u-li',
    entry: noEntry,
  },
});

/** A preview that has read nothing. */
const preview = createActor(previewMachine);

const textBox = () => screen.getByLabelText<HTMLTextAreaElement>(text.paste, { selector: 'textarea' });
const pressed = (words: string) => press(screen.getByText(words));
const isOff = (words: string) => screen.getByText(words).closest('button')?.disabled;
const numberOf = ({ context }: Snapshot, id: string) => context.rows.findIndex((row) => row.id === id) + 1;

/** The cell of a recipient, by its place in the list. */
const cell = (number: number, name: string) =>
  screen.getByLabelText<HTMLInputElement>(text.row(number) + name, { exact: false });

/** The buttons at the end of a recipient's line. */
function actionsOf(number: number) {
  const line = cell(number, text.columns.name).closest('tr');
  if (!line) throw new Error(`no line ${number}`);
  return within(line);
}

/** The list can be worked on; what stopped the reading, if anything, is said. */
const resting = (stop: string | null) => (snapshot: Snapshot) => {
  const { rows, unreadText, past } = snapshot.context;
  const name = cell(1, text.columns.name);
  expect([name.value, name.disabled]).toEqual([rows[0]?.name, rows[0]?.excluded]);
  expect([textBox().value, textBox().readOnly]).toEqual([unreadText, false]);
  expect([isOff(text.read), isOff(text.undo)]).toEqual([unreadText === '', past.length === 0]);
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(stop);
};

const viewTest = createViewTest(modelTest, {
  view: (list) => (
    <>
      <PasteArea list={list} preview={preview} />
      <RecipientsPart wizard={wizard} list={list} />
    </>
  ),
  // Who is chosen in the address book is shown by addressBook.model.test.tsx.
  // What is not sure, and what goods there are, is known of the wizard, which this one has not told; see
  // unsureRows.test.tsx and recipientItems.test.tsx.
  externalEvents: ['people.add', 'row.accept', 'row.fill', 'rows.revise'],
  userActions: {
    'text.edit': ({ text: typed }) => type(textBox(), typed),
    'text.paste': ({ text: pasted }) =>
      void fireEvent.paste(screen.getByText(text.list), { clipboardData: { getData: () => pasted } }),
    'text.read': () => pressed(text.read),
    'reading.cancel': () => pressed(text.cancel),
    'row.add': () => pressed(text.add),
    'row.edit': ({ id, value }, snapshot) => type(cell(numberOf(snapshot, id), text.columns.name), value),
    'cells.fill': ({ cells }, snapshot) => {
      const first = cell(numberOf(snapshot, cells[0]?.id ?? ''), text.columns.name);
      const clipboardData = { getData: () => '王五\n赵六' };
      return inSequence(
        () => first.focus(),
        () => void fireEvent.paste(first, { clipboardData }),
      );
    },
    'row.move': ({ id }, snapshot) =>
      inSequence(
        () => press(cell(numberOf(snapshot, id), text.columns.region)),
        ...regionSteps('广东省'),
        () => pressed(regionText.confirm),
      ),
    'row.exclude': ({ id }, snapshot) =>
      press(actionsOf(numberOf(snapshot, id)).getByLabelText(text.exclude)),
    'rows.delete': ({ ids }, snapshot) => {
      for (const id of ids) press(actionsOf(numberOf(snapshot, id)).getByLabelText(text.remove));
    },
    'rows.undo': () => pressed(text.undo),
    'rows.redo': () =>
      inSequence(
        () => cell(2, text.columns.name).focus(),
        () => void fireEvent.keyDown(cell(2, text.columns.name), { key: 'y', ctrlKey: true }),
      ),
  },
  // The same text cannot be typed again, and nothing is done to a row that is gone or left out.
  notOffered: ({ context: { rows, unreadText } }, event) => {
    switch (event.type) {
      case 'text.edit':
        return event.text === unreadText;
      case 'row.edit':
      case 'row.move':
      case 'row.exclude':
        return rows.find(({ id }) => id === event.id)?.excluded !== false;
      case 'cells.fill':
        return event.cells.some(({ id }) => rows.find((row) => row.id === id)?.excluded !== false);
      case 'rows.delete':
        return !rows.some(({ id }) => event.ids.includes(id));
      default:
        return false;
    }
  },
  stateAssertions: {
    'resting.idle': resting(null),
    'resting.full': resting(text.full),
    'resting.refused': resting(OFTEN.msg),
    'resting.requestFailed': resting(text.stalled),
    reading: () => {
      expect(screen.getByLabelText(text.paste, { selector: 'progress' })).toBeDefined();
      expect(textBox().readOnly).toBe(true);
      expect(screen.queryByText(text.read)).toBeNull();
    },
  },
  answers: regionAnswers,
});

describe('the list of recipients, in its step', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('the list of recipients: scenarios', () => {
  const settled = () => new Promise(setImmediate);
  type Told = { rows: readonly Recipient[]; unreadText: string };

  function start(read: (text: string) => Promise<ReadAnswer>, rows: readonly Recipient[] = []) {
    const actor: ActorRefFrom<typeof recipientsMachine> = createActor(
      recipientsAlone.provide({ actors: { readChunk: fromPromise(({ input }) => read(input)) } }),
      { input: { rows, unreadText: '' } },
    ).start();
    const told = (): Told => actor.getSnapshot().context;
    return { actor, told };
  }

  const readAll = async (text: string) => text.split('\n').filter(Boolean).map(readingOf);
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `张三 138${10_000_000 + at} 杭州`).join('\n');

  it('adds people of the address book once each, and no more than there is room for', () => {
    const { actor, told } = start(readAll);
    const other = { ...bookPerson, id: 8, name: '吴九' };
    actor.send({ type: 'people.add', people: [bookPerson, other] });
    actor.send({
      type: 'people.add',
      people: [
        { ...bookPerson, name: ' 周 八' },
        { ...other, address: '文三路 8 号' },
      ],
    });
    expect(
      told().rows.map(({ id, name, phone, extension, detail }) => [id, name, phone, extension, detail]),
    ).toEqual([
      ['r1', '周八', '13812349999', '12', '文三路 9 号'],
      ['r2', '吴九', '13812349999', '12', '文三路 9 号'],
      ['r3', '吴九', '13812349999', '12', '文三路 8 号'],
    ]);
    actor.send({ type: 'rows.undo' });
    expect(told().rows).toHaveLength(2);
    const full = start(readAll, nearlyFull);
    full.actor.send({ type: 'people.add', people: [bookPerson, other, { ...other, name: '郑十' }] });
    expect(
      full
        .told()
        .rows.slice(498)
        .map(({ id, name }) => [id, name]),
    ).toEqual([
      ['r499', '周八'],
      ['r500', '吴九'],
    ]);
  });

  /** Recipients of three lines each; as many of them are read at once as surely are no more than the list takes. */
  const blocks = (count: number) =>
    Array.from({ length: count }, (_, at) => `张三\n138${10_000_000 + at}\n杭州\n\n`).join('');
  const readBlocks = async (text: string) =>
    [...text.matchAll(/张三\n.+\n.+/g)].map(([block]) => readingOf(block));

  it('reads 500 lines at once, 500 recipients of several lines in two parts, and leaves nothing unread', async () => {
    for (const [text, read, parts] of [
      [lines(500), readAll, [500]],
      [blocks(500), readBlocks, [400, 100]],
    ] as const) {
      const seen: number[] = [];
      const { actor, told } = start(async (part) => {
        const readings = await read(part);
        seen.push(readings.length);
        return readings;
      });
      actor.send({ type: 'text.paste', text });
      await settled();
      expect(seen).toEqual(parts);
      expect([told().rows.length, told().unreadText, told().rows.at(-1)?.id]).toEqual([500, '', 'r500']);
    }
  });

  it('keeps what was read and what was not when it is cancelled, and goes on from there', async () => {
    const answers: (() => void)[] = [];
    const { actor, told } = start(
      (text) => new Promise((resolve) => answers.push(() => void readBlocks(text).then(resolve))),
    );
    actor.send({ type: 'text.paste', text: blocks(450) });
    answers.shift()?.();
    await settled();
    actor.send({ type: 'reading.cancel' });
    expect([told().rows.length, told().unreadText.split('\n\n').length - 1]).toEqual([400, 50]);
    actor.send({ type: 'text.read', previews: [] });
    answers[1]?.();
    await settled();
    expect(told().rows.length).toBe(450);
  });

  it('stops at 500 and keeps the rest as text', async () => {
    const { actor, told } = start(readAll, nearlyFull);
    actor.send({ type: 'text.paste', text: '张三 13800000001 甲\n李四 13800000002 乙\n王五 13800000003 丙' });
    await settled();
    expect(actor.getSnapshot().matches({ resting: 'full' })).toBe(true);
    expect(
      told()
        .rows.slice(498)
        .map(({ text }) => text),
    ).toEqual(['张三 13800000001 甲', '李四 13800000002 乙']);
    expect(told().unreadText).toBe('王五 13800000003 丙');
  });

  it('takes back a word as one step, a deletion as one, a paste as one', async () => {
    const { actor, told } = start(readAll);
    actor.send({ type: 'text.paste', text: lines(2) });
    await settled();
    for (const value of ['王', '王五', '王五五'])
      actor.send({ type: 'row.edit', id: 'r1', field: 'name', value });
    actor.send({ type: 'rows.delete', ids: ['r1'] });
    const names = () => told().rows.map(({ name }) => name);
    expect(names()).toEqual(['张三']);
    actor.send({ type: 'rows.undo' });
    expect(names()).toEqual(['王五五', '张三']);
    actor.send({ type: 'rows.undo' });
    expect(names()).toEqual(['张三', '张三']);
    actor.send({ type: 'rows.undo' });
    expect(names()).toEqual([]);
    expect(actor.getSnapshot().can({ type: 'rows.undo' })).toBe(false);
  });

  it('never gives two rows one id', async () => {
    const { actor, told } = start(readAll, [{ ...blankRecipient('r7') }]);
    actor.send({ type: 'row.add' });
    actor.send({ type: 'rows.delete', ids: ['r7'] });
    actor.send({ type: 'text.paste', text: lines(1) });
    await settled();
    expect(told().rows.map(({ id }) => id)).toEqual(['r8', 'r9']);
  });
});
