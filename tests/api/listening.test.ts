import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Subscriber } from '../../api/src/adapters/sharedStore/sharedStore.ts';
import { openListener } from '../../api/src/db/listening.ts';
import { startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const connections = () =>
  api.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'chengcang-api-listening'`,
  );

/** A subscriber that writes down what happens to it. */
function writing(channel: string) {
  const happened: string[] = [];
  const subscriber: Subscriber = {
    channel,
    hear: (payload) => void happened.push(payload),
    onBegin: () => void happened.push('begin'),
    onLost: () => void happened.push('lost'),
    warn: () => void happened.push('warn'),
  };
  return { happened, subscriber };
}

const tell = (channel: string, payload: string) => api.query('SELECT pg_notify($1, $2)', [channel, payload]);

describe('the listener of a process', () => {
  it('hears for all subscribers on one connection, each its own channel, and after a loss again', async () => {
    const listener = openListener(api.url);
    const [first, second] = [writing('first'), writing('second')];
    const stopFirst = listener.listen(first.subscriber);
    await expect.poll(() => first.happened).toEqual(['begin']);
    const stopSecond = listener.listen(second.subscriber);
    await expect.poll(() => second.happened).toEqual(['begin']);
    await tell('first', 'a');
    await tell('second', 'b');
    await expect
      .poll(() => [first.happened, second.happened])
      .toEqual([
        ['begin', 'a'],
        ['begin', 'b'],
      ]);

    const [connection, ...more] = await connections();
    expect(more).toEqual([]);
    await api.query('SELECT pg_terminate_backend($1)', [connection?.pid]);
    await expect.poll(() => second.happened).toEqual(['begin', 'b', 'lost', 'warn', 'begin']);
    await tell('second', 'c');
    await expect.poll(() => second.happened.at(-1)).toBe('c');
    expect(first.happened).toEqual(['begin', 'a', 'lost', 'warn', 'begin']);

    await stopFirst.stop();
    await tell('first', 'd');
    await tell('second', 'e');
    await expect.poll(() => second.happened.at(-1)).toBe('e');
    expect(first.happened).not.toContain('d');
    expect(await connections()).toHaveLength(1);
    await stopSecond.stop();
    await expect.poll(connections).toEqual([]);
  });

  it('connects anew for one who comes after the last has left', async () => {
    const listener = openListener(api.url);
    const [first, second] = [writing('again'), writing('again')];
    await listener.listen(first.subscriber).stop();
    const { stop } = listener.listen(second.subscriber);
    await expect.poll(() => second.happened).toEqual(['begin']);
    await tell('again', 'a');
    await expect.poll(() => second.happened).toEqual(['begin', 'a']);
    await stop();
    expect(first.happened).not.toContain('a');
  });
});
