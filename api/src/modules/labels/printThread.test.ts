import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printThread } from './printThread.ts';
import type { PrintFile } from './printThread.types.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chengcang-thread-'));
});
afterAll(() => rm(folder, { recursive: true }));

const empty = (name: string): PrintFile => ({
  kind: 'picking',
  path: join(folder, name),
  lists: [
    {
      warehouse: '一号仓',
      printedAt: '2026-11-20 10:05',
      waveNo: null,
      notes: [],
      goods: [
        {
          ...{ name: '橙子', bin: '', note: '' },
          parcels: [{ packageNo: 'P1', place: null, pieces: 1, receiver: '张*', waybillNo: '', remark: '' }],
        },
      ],
    },
  ],
});
const outcomeOf = (work: Promise<void>) =>
  work.then(
    () => 'written',
    (error: Error) => error.message,
  );

describe('the print thread', () => {
  it('writes files and continues after one that failed', async () => {
    const thread = printThread();
    const nowhere = empty('missing/a.pdf');
    expect(
      await Promise.all([
        outcomeOf(thread.write([empty('a.pdf')])),
        outcomeOf(thread.write([nowhere])),
        outcomeOf(thread.write([empty('b.pdf'), empty('c.pdf')])),
      ]),
    ).toEqual(['written', 'a PDF was not written: Error', 'written']);
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf'])
      expect((await readFile(join(folder, name))).subarray(0, 5).toString()).toBe('%PDF-');
    await thread.stop();
  });

  it('abandons its jobs when it is stopped and accepts no more', async () => {
    const thread = printThread();
    const work = outcomeOf(thread.write([empty('d.pdf')]));
    await thread.stop();
    expect(await work).toBe('服务繁忙，请稍后再试');
    expect(await outcomeOf(thread.write([empty('e.pdf')]))).toBe('服务繁忙，请稍后再试');
  });
});
