import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import {
  type AddressReading,
  blankRecipient,
  type Recipient,
} from '../../web/src/features/shipments/recipient.ts';
import { recipientsMachine } from '../../web/src/features/shipments/recipients.machine.ts';
import type { ReadAnswer } from '../../web/src/features/shipments/recipients.setup.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { type Sights, walkOf } from '../support/walk.ts';

const readingOf = (text: string): AddressReading => ({
  ...{ text, name: text.slice(0, 2), phone: '13812345678', detail: '文三路 123 号', rest: '' },
  ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
  problems: [],
});

/** The machine without its wizard. */
const alone = recipientsMachine.provide({ actions: { tellWizard: () => {}, tellReading: () => {} } });

const region = {
  ...{ provinceCode: '44', cityCode: '4401', districtCode: '' },
  province: '',
  city: '',
  district: '',
};
const manyLines = Array.from({ length: 41 }, (_, at) => `张三 1381234${1000 + at} 杭州`).join('\n');

const sights: Sights<typeof recipientsMachine, null> = {
  'resting.idle': ({ context }) => expect(context.refusal).toBeNull(),
  'resting.full': ({ context }) => expect(context.unreadText).not.toBe(''),
  'resting.refused': ({ context }) => {
    expect(context.refusal?.errorKey).toBe('RATE_LIMITED');
    expect(context.unreadText).not.toBe('');
  },
  'resting.broken': ({ context }) => expect(context.unreadText).not.toBe(''),
  reading: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'text.edit', text: '' })).toBe(false);
    expect(snapshot.context.unreadText.startsWith(snapshot.context.chunk)).toBe(true);
    expect(snapshot.context.chunk).not.toBe('');
  },
};

const walkFrom = (rows: readonly Recipient[]) =>
  walkOf(alone, {
    input: { rows, unreadText: '' },
    gates: {
      readChunk: {
        one: { output: [readingOf('张三')] },
        two: { output: [readingOf('张三'), readingOf('李四')] },
        refused: { output: refusal('RATE_LIMITED') },
        lost: { error: new Error('offline') },
      },
    },
    events: [
      { type: 'text.edit', text: '' },
      { type: 'text.edit', text: manyLines },
      { type: 'text.paste', text: manyLines },
      { type: 'text.read' },
      { type: 'reading.cancel' },
      { type: 'row.add' },
      { type: 'row.edit', id: 'r1', field: 'name', value: '王五' },
      { type: 'row.move', id: 'r1', region },
      { type: 'row.exclude', id: 'r1', excluded: true },
      { type: 'rows.delete', ids: ['r1'] },
      { type: 'rows.undo' },
    ],
    limit: 20_000,
    within: ({ context: { past, unreadText } }) =>
      past.length < 2 && !unreadText.includes('李四') && unreadText.length <= manyLines.length,
    key: ({ value, context }) => [
      value,
      [context.rows, ...context.past].map((list) => [list.length, list[0]?.id]),
      context.lastEdit,
      context.unreadText,
      value === 'reading' && context.chunk.length,
    ],
    alike: ({ value, context }) => [value, context.rows.length < 500, context.unreadText !== ''],
    stage: () => ({ world: null, machine: alone }),
  });

const nearlyFull = Array.from({ length: 498 }, (_, at) => blankRecipient(`r${at + 1}`));

describe('the list of recipients, walked', () => {
  const walk = walkFrom(nearlyFull.slice(1));
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));
  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

describe('the list of recipients, pinned', () => {
  const settled = () => new Promise(setImmediate);
  type Told = { rows: readonly Recipient[]; unreadText: string };

  function start(read: (text: string) => Promise<ReadAnswer>, rows: readonly Recipient[] = []) {
    const actor: ActorRefFrom<typeof recipientsMachine> = createActor(
      alone.provide({ actors: { readChunk: fromPromise(({ input }) => read(input)) } }),
      { input: { rows, unreadText: '' } },
    ).start();
    const told = (): Told => actor.getSnapshot().context;
    return { actor, told };
  }

  const readAll = async (text: string) => text.split('\n').filter(Boolean).map(readingOf);
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `张三 138${10_000_000 + at} 杭州`).join('\n');

  it('reads 100 lines in three parts and leaves nothing unread', async () => {
    const parts: number[] = [];
    const { actor, told } = start(async (text) => {
      parts.push(text.trimEnd().split('\n').length);
      return readAll(text);
    });
    actor.send({ type: 'text.paste', text: lines(100) });
    await settled();
    expect(parts).toEqual([40, 40, 20]);
    expect([told().rows.length, told().unreadText, told().rows.at(-1)?.id]).toEqual([100, '', 'r100']);
  });

  it('keeps what was read and what was not when it is cancelled, and goes on from there', async () => {
    const answers: (() => void)[] = [];
    const { actor, told } = start(
      (text) => new Promise((resolve) => answers.push(() => void readAll(text).then(resolve))),
    );
    actor.send({ type: 'text.paste', text: lines(100) });
    answers.shift()?.();
    await settled();
    actor.send({ type: 'reading.cancel' });
    expect([told().rows.length, told().unreadText.split('\n').length]).toEqual([40, 60]);
    actor.send({ type: 'text.read' });
    answers[1]?.();
    await settled();
    expect(told().rows.length).toBe(80);
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
    expect(told().unreadText).toBe('王五 13800000003 丙\n');
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
