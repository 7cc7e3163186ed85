import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ReadAnswer } from '../../web/src/features/shipments/byHand/flow/recipients.setup.ts';
import { recipientsAlone } from './shipByHand.samples.ts';

describe('taking back a change of the list of recipients', () => {
  it('waits until a paste is read, because more of it is still to come', async () => {
    const { promise, resolve } = Promise.withResolvers<ReadAnswer>();
    const machine = recipientsAlone.provide({
      actors: { readChunk: fromPromise<ReadAnswer, string>(() => promise) },
    });
    const actor = createActor(machine, { input: { rows: [], unreadText: '' } }).start();
    actor.send({ type: 'text.paste', text: '张三 13800000000 浙江省杭州市西湖区文三路1号' });
    expect(actor.getSnapshot().can({ type: 'rows.undo' })).toBe(false);
    const before = actor.getSnapshot().context;
    actor.send({ type: 'rows.undo' });
    expect(actor.getSnapshot().context).toEqual(before);
    resolve([]);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(actor.getSnapshot().can({ type: 'rows.undo' })).toBe(true);
    actor.stop();
  });
});
