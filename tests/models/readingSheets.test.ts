import { readAddressLines } from '@chengcang/addresses';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ReadAnswer } from '../../web/src/features/shipments/byHand/flow/recipients.setup.ts';
import {
  blankRecipient,
  type Recipient,
} from '../../web/src/features/shipments/shared/recipients/recipient.ts';
import { recipientsAlone } from './shipByHand.samples.ts';

const HEAD = '姓名\t电话\t地址\t数量\t备注\n';
const row = (at: number) =>
  `${'张王李赵陈'[at % 5]}小明\t138${String(10_000_000 + at * 37)}\t湖北省武汉市洪山区珞喻路${at + 1}号\t${(at % 3) + 1}\t${at % 4 === 0 ? '' : '放门口'}\n`;
const sheet = (rows: number) => HEAD + Array.from({ length: rows }, (_, at) => row(at)).join('');

/** The list as the api reads for it. */
async function afterPaste(text: string, rows: readonly Recipient[] = []) {
  const machine = recipientsAlone.provide({
    actors: {
      readChunk: fromPromise<ReadAnswer, string>(async ({ input }) =>
        readAddressLines(input).map((reading) => ({
          ...reading,
          problems: reading.problems.map((problem) => ({ ...problem, blocking: true })),
        })),
      ),
    },
  });
  const actor = createActor(machine, { input: { rows, unreadText: '' } }).start();
  actor.send({ type: 'text.paste', text });
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.stop();
  return context;
}

describe('a sheet that is pasted into the list of recipients', () => {
  it('has its quantities in every row, however many there are', async () => {
    for (const rows of [1, 39, 40, 100, 500]) {
      const context = await afterPaste(sheet(rows));
      expect(context.rows.map(({ quantity, detail }) => [quantity, detail])).toEqual(
        Array.from({ length: rows }, (_, at) => [String((at % 3) + 1), `珞喻路${at + 1}号`]),
      );
      expect(context.unreadText).toBe('');
    }
  });

  it('leaves rows that have no room below its head', async () => {
    const there = Array.from({ length: 450 }, (_, at) => blankRecipient(`r${at + 1}`));
    const context = await afterPaste(sheet(60), there);
    expect(context.rows.length).toBe(500);
    const left = Array.from({ length: 10 }, (_, at) => row(at + 50)).join('');
    expect(context.unreadText).toBe(HEAD + left);
    const more = await afterPaste(context.unreadText);
    expect(more.rows.map(({ detail, quantity }) => [detail, quantity])).toEqual(
      Array.from({ length: 10 }, (_, at) => [`珞喻路${at + 51}号`, String(((at + 50) % 3) + 1)]),
    );
  });

  it('is read below its head to the end where it is longer than the list', async () => {
    const context = await afterPaste(sheet(520));
    expect(context.rows.at(-1)?.detail).toBe('珞喻路500号');
    expect(context.unreadText).toBe(HEAD + Array.from({ length: 20 }, (_, at) => row(at + 500)).join(''));
  });
});
