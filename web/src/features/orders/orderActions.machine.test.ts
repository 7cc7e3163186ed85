import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusal } from '../../lib/refusal.ts';
import {
  type Action,
  type ActionInput,
  type ActionOutcome,
  orderActionsMachine,
} from './orderActions.machine.ts';

const subject = { id: 7, orderNo: 'D1', totalFee: 534, packageCount: 1, paid: false };
const ask = (action: Action, clientNo = 'n1') => ({ type: 'action.ask', action, subject, clientNo }) as const;

function start() {
  const asked: ActionInput[] = [];
  const announced: Action[] = [];
  let gate = Promise.withResolvers<ActionOutcome>();
  const actor = createActor(
    orderActionsMachine.provide({
      actors: {
        runAction: fromPromise<ActionOutcome, ActionInput>(({ input }) => {
          asked.push(input);
          gate = Promise.withResolvers<ActionOutcome>();
          return gate.promise;
        }),
      },
      actions: { announce: (_, { action }) => void announced.push(action) },
    }),
  ).start();
  const flush = () => new Promise<void>((done) => setImmediate(done));
  return {
    send: actor.send,
    asked,
    announced,
    settle: async (outcome: ActionOutcome | Error) => {
      if (outcome instanceof Error) gate.reject(outcome);
      else gate.resolve(outcome);
      await flush();
    },
    state: () => actor.getSnapshot().value,
    refusal: () => actor.getSnapshot().context.refusal,
  };
}

describe('orderActions', () => {
  it.each(['pay', 'cancel', 'receive'] as const)(
    'orderActions asks for confirmation once and then runs %s',
    async (action) => {
      const flow = start();
      flow.send(ask(action));
      expect(flow.asked).toEqual([]);
      flow.send({ type: 'action.accept' });
      flow.send({ type: 'action.accept' });
      await flow.settle({ kind: 'done' });
      expect(flow.state()).toBe('idle');
      expect(flow.asked).toEqual([{ action, orderId: 7, clientNo: 'n1' }]);
      expect(flow.announced).toEqual([action]);
    },
  );

  it('orderActions runs nothing when the dialog is dismissed', () => {
    const flow = start();
    flow.send(ask('cancel'));
    flow.send({ type: 'action.dismiss' });
    expect([flow.state(), flow.asked]).toEqual(['idle', []]);
  });

  it('orderActions shows a refusal and clears it with the next question', async () => {
    const flow = start();
    const short = refusal('BALANCE_SHORT', '余额不足，还差5.34元，请先充值');
    flow.send(ask('pay'));
    flow.send({ type: 'action.accept' });
    await flow.settle(short);
    expect([flow.state(), flow.refusal()]).toEqual(['refused', short]);
    flow.send({ type: 'action.accept' });
    expect(flow.state()).toBe('refused');
    flow.send({ type: 'action.dismiss' });
    flow.send(ask('pay', 'n2'));
    expect([flow.state(), flow.refusal()]).toEqual(['asking', null]);
  });

  it('orderActions retries with the same idempotency key when the response was lost', async () => {
    const flow = start();
    flow.send(ask('pay'));
    flow.send({ type: 'action.accept' });
    await flow.settle(new Error('offline'));
    expect(flow.state()).toBe('broken');
    flow.send({ type: 'action.accept' });
    await flow.settle({ kind: 'done' });
    expect(flow.asked.map(({ clientNo }) => clientNo)).toEqual(['n1', 'n1']);
  });
});
