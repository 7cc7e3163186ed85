import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';

/** Work that ends on demand. */
function work(name: string, begun: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = () => {
    begun.push(name);
    return promise;
  };
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) };
}
const settled = () => new Promise(setImmediate);

describe('limitConcurrency', () => {
  it('runs work in order and refuses it when the queue is full', async () => {
    const begun: string[] = [];
    const [a, b, c] = [work('a', begun), work('b', begun), work('c', begun)];
    const inTurn = limitConcurrency(1, 1);
    const first = inTurn(a.run);
    const second = inTurn(b.run);
    await expect(inTurn(c.run)).rejects.toMatchObject({ errorKey: 'UNAVAILABLE' });
    expect(begun).toEqual(['a']);
    a.end();
    await first;
    await settled();
    expect(begun).toEqual(['a', 'b']);
    b.end();
    expect(await second).toBe('b');
    const third = inTurn(c.run);
    c.end();
    expect(await third).toBe('c');
  });

  it('frees its place when work fails', async () => {
    const begun: string[] = [];
    const [a, b] = [work('a', begun), work('b', begun)];
    const inTurn = limitConcurrency(1, 0);
    const first = inTurn(a.run);
    a.fail();
    await expect(first).rejects.toThrow('a');
    const second = inTurn(b.run);
    b.end();
    expect(await second).toBe('b');
  });
});
