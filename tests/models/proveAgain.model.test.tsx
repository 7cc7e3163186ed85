// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ProveAgainDialog } from '../../web/src/console/proof/ProveAgainDialog.tsx';
import { proofText as text } from '../../web/src/console/proof/proof.text.ts';
import { askForProof } from '../../web/src/console/proof/proveAgain.logic.ts';
import { type ProvenAgain, proveAgainMachine } from '../../web/src/console/proof/proveAgain.machine.ts';
import { repeatWithProof } from '../../web/src/console/proof/repeatWithProof.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, isOpen } from '../../web/src/lib/selectors.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { alerts, buttonSaying, createViewTest, press, submit, type } from '../support/viewTest.tsx';

const wrong = refusal('OPERATOR_CODE_WRONG', '动态码不正确，或者已经用过');

const stateAssertions: StateAssertions<typeof proveAgainMachine, undefined> = {
  closed: ({ context }) => expect([context.code, context.refusal]).toEqual(['', null]),
  'asking.typing': (snapshot) =>
    expect([isOpen(snapshot), snapshot.context.proven, isBusy(snapshot)]).toEqual([true, false, false]),
  'asking.requestFailed': ({ context }) => expect([context.code, context.refusal]).toEqual(['', null]),
  proving: (snapshot) =>
    expect([
      isBusy(snapshot),
      snapshot.context.code,
      snapshot.can({ type: 'code.edit', value: '1' }),
    ]).toEqual([true, '123456', false]),
};

const modelTest = createModelTest(proveAgainMachine, {
  outcomes: {
    proveAgain: {
      proven: { output: { kind: 'proven' } satisfies ProvenAgain },
      wrong: { output: wrong },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'proof.ask' },
    { type: 'code.edit', value: '12' },
    { type: 'code.edit', value: '123 456' },
    { type: 'code.submit' },
    { type: 'proof.dismiss' },
  ],
  limit: 200,
  key: ({ value, context }) => [value, context.code, context.refusal?.errorKey, context.proven],
  fixture: () => ({ world: undefined, machine: proveAgainMachine }),
});

describe('showing the second factor again: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: text.code });

const viewTest = createViewTest(modelTest, {
  view: (actor) => <ProveAgainDialog actor={actor} />,
  externalEvents: ['proof.ask'],
  userActions: {
    'code.edit': ({ value }) => type(code(), value),
    'code.submit': () => submit(code()),
    'proof.dismiss': () => press(buttonSaying(text.cancel)),
  },
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'asking.typing': ({ context }) => {
      expect([code().value, code().readOnly, document.activeElement === code()]).toEqual([
        context.code,
        false,
        true,
      ]);
      expect(alerts()).toEqual(context.refusal ? [context.refusal.msg || text.incomplete] : []);
    },
    'asking.requestFailed': () => expect(alerts()).toEqual([text.requestFailed]),
    proving: () => expect(code().readOnly).toBe(true),
  },
});

describe('showing the second factor again, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

const PAY = gql`
  mutation Pay {
    pay
  }
`;

/** A graph that moves money only after the second factor was shown. */
function payingGraph() {
  const actor = createActor(
    proveAgainMachine.provide({
      actors: { proveAgain: fromPromise<ProvenAgain, string>(async () => ({ kind: 'proven' })) },
    }),
  ).start();
  let sent = 0;
  const link = new ApolloLink(() => {
    sent += 1;
    const isProven = actor.getSnapshot().context.proven;
    return new Observable((observer) => {
      observer.next(
        isProven
          ? { data: { pay: true } }
          : { errors: [{ message: '请再次输入动态码', extensions: { errorKey: 'PROOF_STALE' } }] },
      );
      observer.complete();
    });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([repeatWithProof(() => askForProof(actor)), link]),
  });
  const pay = () =>
    client.mutate({ mutation: PAY }).then(
      ({ data }) => data,
      (error: Error) => error.message,
    );
  return { actor, pay, sent: () => sent };
}

it('repeats what was refused without a fresh second factor once that was shown, for all that wait', async () => {
  const { actor, pay, sent } = payingGraph();
  const paid = Promise.all([pay(), pay()]);
  await new Promise(setImmediate);
  expect([actor.getSnapshot().value, sent()]).toEqual([{ asking: 'typing' }, 2]);
  actor.send({ type: 'code.edit', value: '123456' });
  expect([await paid, sent()]).toEqual([[{ pay: true }, { pay: true }], 4]);
});

it('answers with the refusal where the second factor is not shown', async () => {
  const { actor, pay, sent } = payingGraph();
  const paid = pay();
  await new Promise(setImmediate);
  actor.send({ type: 'proof.dismiss' });
  expect([await paid, sent()]).toEqual(['请再次输入动态码', 1]);
});
