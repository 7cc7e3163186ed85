import { describe, expect, it } from 'vitest';
import { csvText, utf8 } from '../../../../../tests/support/spreadsheets/textFiles.ts';
import { readBytes } from './readSheet.core.ts';
import { type ReadProgress, readSheet, type SheetWorker } from './readSheet.ts';
import { messagesOf, type ReadMessage, type ReadRequest } from './sheets.messages.ts';

const rows = [
  ['订单号', '收件人', '电话', '地址'],
  ...Array.from({ length: 1200 }, (_, at) => [`T-${1000 + at}`, '张三', '13800138001', '杭州市文三路1号']),
];
const file = new File([utf8(csvText(rows))], 'a.csv');

/** A worker that does its work in place, or what else a test wants of it. */
function workerThat(
  work: (request: ReadRequest, say: (message: ReadMessage) => void, worker: SheetWorker) => void,
) {
  const seen = { ended: 0, transferred: 0 };
  const worker: SheetWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => {
      seen.ended += 1;
    },
    postMessage: (request: ReadRequest, transfer?: unknown) => {
      seen.transferred = Array.isArray(transfer) ? transfer.length : 0;
      const say = (data: ReadMessage) =>
        worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));
      work(request, say, worker);
    },
  };
  return { makeWorker: () => worker, seen };
}

const reading = () =>
  workerThat(async ({ bytes, parameters }, say) => {
    const answer = await readBytes(bytes, parameters, (stage) => say({ kind: 'stage', stage }));
    for (const message of messagesOf(answer)) say(message);
  });

describe('readSheet', () => {
  it('readSheet returns the parsed sheet with progress and terminates its worker', async () => {
    const { makeWorker, seen } = reading();
    const progress: ReadProgress[] = [];
    const answer = await readSheet(file, { makeWorker, onProgress: (one) => progress.push(one) });
    expect(answer).toEqual(await readBytes(utf8(csvText(rows)), { name: 'a.csv' }));
    expect(progress).toEqual([
      { stage: 'loading', share: null },
      { stage: 'opening', share: null },
      { stage: 'checking', share: null },
      { stage: 'handing', share: 500 / 1200 },
      { stage: 'handing', share: 1000 / 1200 },
      { stage: 'handing', share: 1 },
    ]);
    expect(seen).toEqual({ ended: 1, transferred: 1 });
  });

  it('readSheet passes on a refusal', async () => {
    const { makeWorker, seen } = reading();
    expect(await readSheet(new File(['x'], 'a.pdf'), { makeWorker })).toMatchObject({ code: 'FILE_TYPE' });
    expect(seen.ended).toBe(1);
  });

  it('readSheet refuses a file above the size limit without reading it', async () => {
    const big = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.csv');
    const { makeWorker, seen } = reading();
    expect(await readSheet(big, { makeWorker })).toMatchObject({ code: 'FILE_SIZE' });
    expect(seen).toEqual({ ended: 0, transferred: 0 });
  });

  it('readSheet aborts at once when it is cancelled', async () => {
    const stop = new AbortController();
    const { makeWorker, seen } = workerThat(() => stop.abort(new Error('stopped')));
    await expect(readSheet(file, { makeWorker, signal: stop.signal })).rejects.toThrow('stopped');
    expect(seen.ended).toBe(1);
    await expect(readSheet(file, { makeWorker, signal: stop.signal })).rejects.toThrow('stopped');
    expect(seen.ended).toBe(1);
  });

  it('readSheet gives up after its time limit', async () => {
    const limit = new AbortController();
    const { makeWorker, seen } = workerThat(() => limit.abort());
    expect(await readSheet(file, { makeWorker, limit: limit.signal })).toMatchObject({ code: 'FILE_SLOW' });
    expect(seen.ended).toBe(1);
  });

  it.each([
    ['says so', (say: (message: ReadMessage) => void) => say({ kind: 'broken', message: 'odd' })],
    [
      'dies',
      (_: unknown, worker: SheetWorker) =>
        worker.onerror?.call(
          worker as Worker,
          Object.assign(new Event('error'), { message: 'odd' }) as ErrorEvent,
        ),
    ],
  ] as const)('readSheet fails when its worker %s', async (_, breakDown) => {
    const { makeWorker, seen } = workerThat((_request, say, worker) => breakDown(say, worker));
    await expect(readSheet(file, { makeWorker })).rejects.toThrow('odd');
    expect(seen.ended).toBe(1);
  });
});
