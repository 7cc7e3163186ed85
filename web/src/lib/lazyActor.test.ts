import { expect, it, vi } from 'vitest';
import { lazyActor } from './lazyActor.ts';

it('an actor is loaded and started once, however many ask for it, and listeners hear of it', async () => {
  const actor = { start: vi.fn() };
  const load = vi.fn(async () => actor);
  const lazy = lazyActor(load);
  const heard: unknown[] = [];
  lazy.subscribe(() => void heard.push(lazy.current()));
  lazy.subscribe(() => void heard.push('gone'))();
  expect(lazy.current()).toBe(null);
  expect(await Promise.all([lazy.start(), lazy.start()])).toEqual([actor, actor]);
  expect([load.mock.calls.length, actor.start.mock.calls.length, heard]).toEqual([1, 1, [actor]]);
});

it('an actor whose code did not come is loaded anew by who asks next', async () => {
  const actor = { start: () => {} };
  const load = vi.fn<() => Promise<typeof actor>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValueOnce(actor);
  const lazy = lazyActor(load);
  await expect(lazy.start()).rejects.toThrow('offline');
  expect(lazy.current()).toBe(null);
  expect(await lazy.start()).toBe(actor);
});
