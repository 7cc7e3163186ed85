import { describe, expect, it } from 'vitest';
import { previewOf, previewParts } from './preview.core.ts';
import type { PreviewMessage, PreviewQuestion, PreviewRequest } from './preview.types.ts';
import { type PreviewWorker, previewReader } from './previewReader.ts';

const request: PreviewRequest = {
  text: '张三 13800000000 浙江省杭州市西湖区文三路1号',
  corrections: {},
};

/** Workers that answer as they are told, and what became of them. */
function workersThat(
  work: (question: PreviewQuestion, say: (message: PreviewMessage) => void) => void | Promise<void>,
) {
  const seen = { started: 0, ended: 0 };
  const makeWorker = (): PreviewWorker => {
    seen.started += 1;
    const worker: PreviewWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => {
        seen.ended += 1;
      },
      postMessage: (question: PreviewQuestion) =>
        void work(question, (data) =>
          worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data })),
        ),
    };
    return worker;
  };
  return { reader: previewReader(makeWorker), seen };
}

const never = new AbortController().signal;
const ignore = () => {};
const reading = () =>
  workersThat(async ({ id, ...asked }, say) => {
    for (const readings of previewParts(asked)) {
      await null;
      say({ id, readings });
    }
    say({ id, done: true });
  });

describe('previewReader', () => {
  it('previewReader reads one text after the other in one worker, until it is closed', async () => {
    const { reader, seen } = reading();
    reader.open();
    expect(await reader.read(request, ignore, never)).toEqual(previewOf(request));
    expect(await reader.read({ ...request, text: '' }, ignore, never)).toEqual([]);
    reader.close();
    expect(seen).toEqual({ started: 1, ended: 1 });
  });

  it('previewReader reports the first recipients while it reads the others', async () => {
    const { reader } = reading();
    const text = Array(100).fill(request.text).join('\n');
    const reported: number[] = [];
    await reader.read({ ...request, text }, (some) => reported.push(some.length), never);
    expect(reported).toEqual([40, 80, 100]);
  });

  it('previewReader answers the newest text only, in the same worker', async () => {
    const { reader, seen } = reading();
    const stop = new AbortController();
    const reported: unknown[] = [];
    const given = reader.read(request, (some) => reported.push(some), stop.signal);
    stop.abort(new Error('changed'));
    expect((await reader.read({ ...request, text: '李四' }, ignore, never)).length).toBe(1);
    await expect(given).rejects.toThrow('changed');
    expect([reported, seen]).toEqual([[], { started: 1, ended: 0 }]);
  });

  it('previewReader rejects every text where no worker can be started', async () => {
    const reader = previewReader(() => {
      throw new Error('no workers');
    });
    reader.open();
    await expect(reader.read(request, ignore, never)).rejects.toThrow('no workers');
  });

  it('previewReader rejects what broke the worker, and starts another one for the next text', async () => {
    const { reader, seen } = workersThat(async ({ id }, say) => {
      await null;
      say({ id, broken: 'RangeError' });
    });
    await expect(reader.read(request, ignore, never)).rejects.toThrow('RangeError');
    await expect(reader.read(request, ignore, never)).rejects.toThrow('RangeError');
    expect(seen).toEqual({ started: 2, ended: 2 });
  });
});
