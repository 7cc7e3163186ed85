// @vitest-environment happy-dom

import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { CreateTokenDialog } from '../../web/src/features/tokens/CreateTokenDialog.tsx';
import { RevokeTokenDialog } from '../../web/src/features/tokens/TokenList.tsx';
import { createToken, revokeToken } from '../../web/src/features/tokens/tokenFlows.ts';
import { blankToken, type CreatedToken, type NewToken } from '../../web/src/features/tokens/tokenForm.ts';
import { revokeText, createText as text } from '../../web/src/features/tokens/tokens.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { alerts, inSequence, press, type } from '../support/viewTest.tsx';

afterEach(cleanup);

const grantable: NewToken['grantable'] = [
  { scope: 'ORDERS_READ', name: '查看订单' },
  { scope: 'RECEIVERS_READ', name: '查看收件人明文' },
];
const item: NewToken = { grantable, agreement: '2026-11-29', onCreated: () => undefined };
const filled = {
  ...blankToken,
  ...{ name: 'ERP', scopes: ['RECEIVERS_READ'], agreement: '2026-11-29', password: 'demo1234' },
} satisfies typeof blankToken;
const APP_TOKEN = `chengcang_${'A'.repeat(42)}`;
const created = {
  createApiToken: {
    __typename: 'CreateApiTokenPayload',
    ...{ text: APP_TOKEN, apiToken: { __typename: 'ApiToken', id: 7 } },
  },
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const box = (label: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${label}`) });

testEditRecord('a new token', {
  build: createToken,
  view: (actor) => <CreateTokenDialog actor={actor} />,
  item,
  texts: text,
  changes: [{ ...filled, name: ' ' }, filled],
  fill: ({ name = '', password = '' }) =>
    inSequence(
      () => type(field(text.name), name),
      () => type(field(text.password), password),
      () => box('查看收件人明文').checked || press(box('查看收件人明文')),
      // What was agreed to and no longer holds stays agreed to until the person agrees anew.
      () =>
        box(text.agreement).checked || alerts().includes(text.agreementChanged) || press(box(text.agreement)),
    ),
  stands: (form, change) => form.name === change.name,
  saysOf: (problems) => Object.values(problems),
  shows: ({ name, password }) =>
    expect([field(text.name).value, field(text.password).value]).toEqual([name, password]),
  conflict: {
    answer: { output: refusal('CONSENT_CHANGED', '协议已更新', { agreement: '2027-01-01' }) },
    save: () => text.save,
    shows: () => {
      expect([box(text.agreement).checked, alerts()]).toEqual([false, [text.agreementChanged]]);
      expect(screen.getByText(text.versionOf('2027-01-01'), { exact: false })).toBeDefined();
    },
  },
});

testConfirmAction('revoking a token', {
  build: revokeToken,
  view: (actor) => <RevokeTokenDialog actor={actor} />,
  subject: { id: 7, name: 'ERP' },
  texts: revokeText,
  question: revokeText.question('ERP'),
  sends: ['RevokeApiToken', { id: 7 }],
  answers: { RevokeApiToken: { revokeApiToken: { __typename: 'ApiToken', id: 7 } } },
  done: revokeText.done,
});

/** The form of a token, filled in, on a graph that gives these answers. */
function opened(...answers: (object | 'lost')[]) {
  const { client, sent } = recordingClient({ CreateApiToken: inTurn(answers) });
  const given: CreatedToken[] = [];
  const actor = createActor(createToken(client)).start();
  actor.send({ type: 'editor.open', item: { ...item, onCreated: (token) => given.push(token) } });
  actor.send({ type: 'form.edit', change: filled });
  return { actor, sent, given };
}
const refused = (errorKey: string, data: object = {}) => ({
  errors: [{ message: '不对', path: ['createApiToken'], extensions: { errorKey, data } }],
});

it.each([
  [refused('PASSWORD_WRONG'), { password: '不对' }],
  [refused('CONSENT_NEEDED'), { agreement: text.agreementMissing }],
  [refused('BAD_PARAM', { field: 'networks' }), { networks: text.networksRefused }],
  [refused('BAD_PARAM', { field: 'scopes.0' }), { scopes: '不对' }],
  [refused('TOKEN_MAX', { max: 20 }), {}],
  [refused('BAD_PARAM', { field: 'body' }), {}],
])('a refusal of a new token stands at its field, and what was typed stays: %j', async (answer, problems) => {
  const { actor } = opened(answer);
  actor.send({ type: 'form.save' });
  await answered();
  const { context } = actor.getSnapshot();
  expect([context.problems, context.form]).toEqual([problems, filled]);
  expect(context.refusal?.msg).toBe(Object.keys(problems).length === 0 ? '不对' : undefined);
});

it('asks again for the consent that has changed, and sends the version that holds', async () => {
  const { actor, sent, given } = opened(refused('CONSENT_CHANGED', { agreement: '2027-01-01' }), {
    data: created,
  });
  actor.send({ type: 'form.save' });
  await answered();
  actor.send({ type: 'form.save' });
  expect(actor.getSnapshot().context.problems).toEqual({ agreement: text.agreementChanged });
  actor.send({ type: 'form.edit', change: { agreement: '2027-01-01' } });
  actor.send({ type: 'form.save' });
  await answered();
  expect(sent).toMatchObject([
    ['CreateApiToken', { input: { agreement: '2026-11-29' } }],
    ['CreateApiToken', { input: { agreement: '2027-01-01' } }],
  ]);
  expect([given, actor.getSnapshot().value]).toEqual([[{ name: 'ERP', text: APP_TOKEN }], 'closed']);
});

it('keeps a new token neither in the cache nor in the form', async () => {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ data: created });
          observer.complete();
        }),
    ),
  });
  const given: CreatedToken[] = [];
  const actor = createActor(createToken(client)).start();
  takeNotices();
  actor.send({ type: 'editor.open', item: { ...item, onCreated: (token) => given.push(token) } });
  actor.send({ type: 'form.edit', change: filled });
  actor.send({ type: 'form.save' });
  await answered();
  expect(given).toEqual([{ name: 'ERP', text: APP_TOKEN }]);
  const kept = JSON.stringify([actor.getPersistedSnapshot(), localStorage, sessionStorage]);
  expect([client.cache.extract(), kept.includes(APP_TOKEN), kept.includes('demo1234')]).toEqual([
    {},
    false,
    false,
  ]);
});
