// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { EndpointDialog } from '../../web/src/features/webhooks/EndpointDialog.tsx';
import { RemoveEndpointDialog, RotateSecretDialog } from '../../web/src/features/webhooks/EndpointList.tsx';
import {
  editEndpoint,
  removeEndpoint,
  resendMessage,
  rotateSecret,
  testEndpoint,
  wakeEndpoint,
} from '../../web/src/features/webhooks/webhookFlows.ts';
import {
  type blankEndpoint,
  type EditedEndpoint,
  type Endpoint,
  eventGroups,
  eventNames,
} from '../../web/src/features/webhooks/webhookForm.ts';
import {
  logText,
  removeText,
  rotateText,
  formText as text,
  webhooksText,
} from '../../web/src/features/webhooks/webhooks.text.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { inSequence, press, type } from '../support/viewTest.tsx';

afterEach(cleanup);

const events: EditedEndpoint['events'] = [
  { event: 'ORDER_PAID', name: '订单已付款' },
  { event: 'PARCEL_SHIPPED', name: '包裹已发货' },
  { event: 'PARCEL_PROBLEM', name: '包裹有异常' },
];
const SECRET = `whsec_${'A'.repeat(43)}=`;
const URL = 'https://erp.example/hooks';
const endpoint: Endpoint = {
  ...{ __typename: 'WebhookEndpoint', id: 7, url: URL, description: 'ERP', events: ['ORDER_PAID'] },
  ...{ status: 'ACTIVE', waiting: 0, firstFailedAt: null, restedAt: null, formerSecretEndsAt: null },
  createdAt: '2026-11-29T12:00:00+08:00',
};
const item: EditedEndpoint = { endpoint: null, events, onCreated: () => undefined };
const filled = {
  ...{ url: URL, events: ['ORDER_PAID'], description: 'ERP', enabled: true },
} satisfies typeof blankEndpoint;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const box = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: label });

testEditRecord('an endpoint', {
  build: editEndpoint,
  view: (actor) => <EndpointDialog actor={actor} />,
  item,
  texts: text,
  changes: [{ ...filled, url: ' ' }, filled],
  fill: ({ url = '', description = '' }) =>
    inSequence(
      () => type(field(text.url), url),
      () => type(field(text.description), description),
      () => box('订单已付款').checked || press(box('订单已付款')),
    ),
  stands: (form, change) => form.url === change.url,
  saysOf: (problems) => Object.values(problems),
  shows: ({ url, description }) =>
    expect([field(text.url).value, field(text.description).value]).toEqual([url, description]),
});

const removed = { deleteWebhook: 7 };
testConfirmAction('removing an endpoint', {
  build: removeEndpoint,
  view: (actor) => <RemoveEndpointDialog actor={actor} />,
  subject: { id: 7, url: URL },
  texts: removeText,
  question: removeText.question(URL),
  sends: ['DeleteWebhook', { id: 7 }],
  answers: { DeleteWebhook: removed },
  done: removeText.done,
});

const rotated = {
  rotateWebhookSecret: {
    __typename: 'WebhookSecretPayload',
    secret: SECRET,
    endpoint: { __typename: 'WebhookEndpoint', id: 7 },
  },
};
testConfirmAction('rotating a secret', {
  build: rotateSecret,
  view: (actor) => <RotateSecretDialog actor={actor} />,
  subject: { id: 7, url: URL, onRotated: () => undefined },
  texts: rotateText,
  question: rotateText.question(URL),
  sends: ['RotateWebhookSecret', { id: 7 }],
  answers: { RotateWebhookSecret: rotated },
  done: rotateText.done,
});

describe('an endpoint in its form', () => {
  const refused = (errorKey: string, data: object = {}) => ({
    errors: [{ message: '不对', path: ['createWebhook'], extensions: { errorKey, data } }],
  });
  const created = {
    createWebhook: { ...rotated.rotateWebhookSecret },
  };

  function opened(subject: EditedEndpoint, ...answers: (object | 'lost')[]) {
    const turns = inTurn(answers);
    const { client, sent } = recordingClient({ CreateWebhook: turns, UpdateWebhook: turns });
    const given: string[] = [];
    const actor = createActor(editEndpoint(client)).start();
    actor.send({ type: 'editor.open', item: { ...subject, onCreated: (secret) => given.push(secret) } });
    return { actor, sent, given };
  }

  it('is added with a secret that is handed on and kept nowhere', async () => {
    const { actor, sent, given } = opened(item, { data: created });
    actor.send({ type: 'form.edit', change: { ...filled, url: ` ${URL} ` } });
    actor.send({ type: 'form.save' });
    await answered();
    expect(sent).toEqual([
      ['CreateWebhook', { input: { url: URL, events: ['ORDER_PAID'], description: 'ERP' } }],
    ]);
    expect([given, actor.getSnapshot().value]).toEqual([[SECRET], 'closed']);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('whsec_');
  });

  it('is changed and turned off, without a secret', async () => {
    takeNotices();
    const { actor, sent, given } = opened({ ...item, endpoint }, { data: { updateWebhook: endpoint } });
    expect(actor.getSnapshot().context.form).toEqual(filled);
    actor.send({ type: 'form.edit', change: { enabled: false } });
    actor.send({ type: 'form.save' });
    await answered();
    const input = { url: URL, events: ['ORDER_PAID'], description: 'ERP' };
    expect(sent).toEqual([['UpdateWebhook', { id: 7, input, enabled: false }]]);
    expect([given, takeNotices()]).toEqual([[], [['success', text.updated]]]);
  });

  it.each([
    [refused('WEBHOOK_URL', { problem: 'address' }), { url: '不对' }],
    [refused('BAD_PARAM', { field: 'events.0' }), { events: '不对' }],
    [refused('WEBHOOK_MAX', { max: 10 }), {}],
  ])('has a refusal at its field, and keeps what was typed: %j', async (answer, problems) => {
    const { actor } = opened(item, answer);
    actor.send({ type: 'form.edit', change: filled });
    actor.send({ type: 'form.save' });
    await answered();
    const { context } = actor.getSnapshot();
    expect([context.problems, context.form]).toEqual([problems, filled]);
    expect(context.refusal?.msg).toBe(Object.keys(problems).length === 0 ? '不对' : undefined);
  });

  it('has its events by what they are about, in words', () => {
    expect(eventGroups(events).map(({ name, choices }) => [name, choices.length])).toEqual([
      ['订单', 1],
      ['包裹', 2],
    ]);
    expect(eventNames(['PARCEL_SHIPPED', 'STOCK_LOW'], events)).toEqual(['包裹已发货', 'STOCK_LOW']);
  });
});

it.each([
  [
    'TestWebhook',
    testEndpoint,
    { testWebhook: { __typename: 'WebhookMessage', id: 1 } },
    webhooksText.tested,
  ],
  ['WakeWebhook', wakeEndpoint, { wakeWebhook: endpoint }, webhooksText.woken],
  [
    'ResendWebhookMessage',
    resendMessage,
    { resendWebhookMessage: { __typename: 'WebhookMessage', id: 1 } },
    logText.resent,
  ],
] as const)('%s is sent at once and says so', async (operation, build, data, done) => {
  takeNotices();
  const { client, sent } = recordingClient({ [operation]: data });
  const actor = createActor((build as typeof testEndpoint)(client)).start();
  actor.send({ type: 'action.run', subject: { id: 7, url: URL } });
  await answered();
  expect([sent, takeNotices()]).toEqual([[[operation, { id: 7 }]], [['success', done]]]);
});
