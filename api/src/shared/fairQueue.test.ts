import { describe, expect, it } from 'vitest';
import { fairQueue } from './fairQueue.ts';

/** Runs the work of owners in the given order and ends it on demand. */
function stage(atOnce: number) {
  const queue = fairQueue(atOnce);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const works: Promise<void>[] = [];
  return {
    queue,
    begun,
    want(owner: number, name: string) {
      works.push(
        queue.run(owner, () => {
          begun.push(name);
          return new Promise<void>((end) => ends.set(name, end));
        }),
      );
    },
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((done) => setImmediate(done));
    },
  };
}

describe('fairQueue', () => {
  it('gives an owner one place at a time while others wait', async () => {
    const { queue, begun, want, end } = stage(2);
    for (const name of ['a1', 'a2', 'a3']) want(1, name);
    want(2, 'b1');
    want(3, 'c1');
    await end('');
    expect(begun).toEqual(['a1', 'b1']);
    expect([queue.sizeOf(1), queue.sizeOf(2), queue.sizeOf(4)]).toEqual([3, 1, 0]);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
    for (const name of ['a2', 'c1', 'a3']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
    expect(queue.sizeOf(1)).toBe(0);
  });

  it('continues when work fails', async () => {
    const queue = fairQueue(1);
    const failed = queue.run(1, () => Promise.reject(new Error('no')));
    const next = queue.run(2, async () => 'done');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
