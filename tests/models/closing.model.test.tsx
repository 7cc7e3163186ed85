// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ClosingDialogs } from '../../web/src/features/closings/ClosingDialogs.tsx';
import { type CloseOutcome, closingMachine } from '../../web/src/features/closings/closing.machine.ts';
import { confirmText, closingText as text } from '../../web/src/features/closings/closing.text.ts';
import { credentialProblemText } from '../../web/src/fields/credentials.text.ts';
import { maskedPhone } from '../../web/src/fields/credentials.ts';
import { captchaFieldText, codeFieldText } from '../../web/src/fields/fields.text.ts';
import type { ProofField } from '../../web/src/flows/codeProof.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { alerts, button, createViewTest, isBusy, press, submit, type } from '../support/viewTest.tsx';

const phone = '13800000001';
const picture = { captchaId: 'c-1', picPath: 'data:image/png;base64,AA' };
const typed: Record<ProofField, string> = { captcha: '7k2p', phoneCode: '024680' };
const FIELDS = Object.keys(typed) as ProofField[];
const blank = { phone: '', captcha: '', phoneCode: '', problems: {}, picture: null, codeSent: false };

interface World {
  told: string[];
  requests: object[];
}

function fixture() {
  const world: World = { told: [], requests: [] };
  const tell = (what: string) => () => void world.told.push(what);
  const machine = closingMachine.provide({
    actions: {
      announceBegun: tell('begun'),
      leave: tell('left'),
      requestCode: (_, form) => void world.requests.push(form),
    },
  });
  return { world, machine };
}

const events = [
  { type: 'editor.open' as const, phone },
  { type: 'editor.close' as const },
  ...FIELDS.map((field) => ({ type: 'field.edit' as const, field, value: typed[field] })),
  { type: 'captcha.refresh' as const },
  { type: 'code.request' as const },
  { type: 'code.sent' as const },
  { type: 'code.refused' as const, problems: { captcha: { code: 'required' } }, spent: false },
  { type: 'code.refused' as const, problems: { phone: { code: 'length' } }, spent: true },
  { type: 'form.save' as const },
  { type: 'closing.confirm' as const },
  { type: 'closing.dismiss' as const },
  { type: 'account.closed' as const },
];

type Sight = StateAssertions<typeof closingMachine, World>['idle'];
const exits = (snapshot: Parameters<Sight>[0], names: string[]) =>
  expect(acceptedEvents(snapshot, events).sort()).toEqual([...names, 'account.closed'].sort());
const whileHearing = ['captcha.refresh', 'code.sent', 'code.refused'];
const editing: Sight = (snapshot) => {
  expect([snapshot.hasTag('busy'), snapshot.context.phone]).toEqual([false, phone]);
  exits(snapshot, ['editor.close', 'field.edit', 'code.request', 'form.save', ...whileHearing]);
};

const stateAssertions: StateAssertions<typeof closingMachine, World> = {
  idle: (snapshot) => {
    expect(snapshot.context).toEqual(blank);
    exits(snapshot, ['editor.open']);
  },
  'verifying.form.editing.filling': editing,
  'verifying.form.editing.failed': editing,
  'verifying.form.confirming': (snapshot) =>
    exits(snapshot, ['closing.confirm', 'closing.dismiss', ...whileHearing]),
  'verifying.form.closing': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    exits(snapshot, whileHearing);
  },
  'verifying.proof.drawing': ({ context }) => expect(context.picture).toBeNull(),
  'verifying.proof.shown': ({ context }) => expect(context.picture).toEqual(picture),
  'verifying.proof.missing': ({ context }) => expect(context.picture).toBeNull(),
  closed: (snapshot, { told }) => {
    expect(snapshot.context).toEqual(blank);
    expect(told.filter((what) => what === 'left')).toEqual(['left']);
    expect(acceptedEvents(snapshot, events)).toEqual([]);
  },
};

const offline = { error: new Error('offline') };

const modelTest = createModelTest(closingMachine, {
  outcomes: {
    drawCaptcha: {
      drawn: { output: { kind: 'drawn', ...picture } },
      refused: { output: refusal('RATE_LIMITED') },
      lost: offline,
    },
    closeAccount: {
      closed: { output: { kind: 'closed' } },
      begun: { output: { kind: 'begun' } },
      wrong: { output: refusal('PHONE_CODE_WRONG', '短信验证码错误') },
      blocked: { output: refusal('CLOSING_BLOCKED', '还有未处理完的事项，暂时不能注销') },
      lost: offline,
    },
  },
  events,
  limit: 5_000,
  key: ({ value, context }) => [value, context.codeSent, FIELDS.map((field) => context[field] !== '')],
  equivalence: ({ value, context }) => [value, context.codeSent],
  fixture,
});

describe('closing the account: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const labels: Record<ProofField, string> = {
  captcha: captchaFieldText.label,
  phoneCode: codeFieldText.label,
};
const field = (which: ProofField) => screen.queryByLabelText<HTMLInputElement>(labels[which]);
const drawn = () => screen.queryByRole('img', { name: captchaFieldText.alt });
const isFormShown = (snapshot: Parameters<Sight>[0]) => snapshot.matches({ verifying: { form: 'editing' } });

const filling = ({ context }: Parameters<Sight>[0]) => {
  expect(screen.getByText(text.codeTo(maskedPhone(phone)))).toBeDefined();
  expect(FIELDS.map((which) => field(which)?.value)).toEqual(FIELDS.map((which) => context[which]));
};

const viewTest = createViewTest(modelTest, {
  view: (actor) => <ClosingDialogs actor={actor} />,
  externalEvents: ['editor.open', 'code.sent', 'code.refused', 'account.closed'],
  userActions: {
    'editor.close': () => press(button(text.cancel)),
    'field.edit': ({ field: which, value }) => type(screen.getByLabelText(labels[which]), value),
    'captcha.refresh': () => press(button(captchaFieldText.refresh)),
    'code.request': () => press(button(codeFieldText.send)),
    'form.save': () => submit(button(text.save)),
    'closing.confirm': () => press(button(confirmText.accept)),
    'closing.dismiss': () => press(button(confirmText.cancel)),
  },
  // Typing what stands there already is no typing; the picture is drawn anew where it is shown.
  notOffered: (snapshot, event) =>
    (event.type === 'field.edit' && (field(event.field)?.value ?? event.value) === event.value) ||
    (event.type === 'captcha.refresh' && !isFormShown(snapshot)),
  stateAssertions: {
    idle: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'verifying.form.editing.filling': (snapshot) => {
      filling(snapshot);
      const { problems } = snapshot.context;
      expect(alerts()).toEqual(
        [...FIELDS, 'form' as const].flatMap((which) => credentialProblemText(which, problems[which]) ?? []),
      );
    },
    'verifying.form.editing.failed': (snapshot) => {
      filling(snapshot);
      expect(alerts().at(-1)).toBe(text.requestFailed);
    },
    'verifying.form.confirming': () => {
      expect(screen.getByText(confirmText.words)).toBeDefined();
      expect(document.activeElement).toBe(button(confirmText.cancel));
      expect(field('phoneCode')).toBeNull();
    },
    'verifying.form.closing': () =>
      expect([isBusy(button(confirmText.accept)), button(confirmText.cancel).disabled]).toEqual([true, true]),
    'verifying.proof.drawing': () => expect(drawn()).toBeNull(),
    'verifying.proof.shown': (snapshot) =>
      expect(drawn()?.getAttribute('src')).toBe(isFormShown(snapshot) ? picture.picPath : undefined),
    'verifying.proof.missing': (snapshot) =>
      expect(screen.queryByText(captchaFieldText.missing) !== null).toBe(isFormShown(snapshot)),
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
  equivalence: (snapshot) => [
    snapshot.matches('verifying'),
    snapshot.hasTag('busy'),
    snapshot.context.phoneCode !== '',
  ],
});

describe('closing the account, in its dialogs', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

it('asks before it closes, and closes once, with the code', async () => {
  const sent: string[] = [];
  const { machine } = fixture();
  const closeAccount = fromPromise<CloseOutcome, string>(async ({ input }) => {
    sent.push(input);
    return { kind: 'closed' };
  });
  const actor = createActor(machine.provide({ actors: { closeAccount } })).start();
  actor.send({ type: 'editor.open', phone });
  actor.send({ type: 'form.save' });
  expect(actor.getSnapshot().context.problems).toEqual({
    captcha: { code: 'noPicture' },
    phoneCode: { code: 'required' },
  });
  actor.send({ type: 'field.edit', field: 'phoneCode', value: ' 024680 ' });
  actor.send({ type: 'form.save' });
  expect([sent, actor.getSnapshot().matches({ verifying: { form: 'confirming' } })]).toEqual([[], true]);
  actor.send({ type: 'closing.confirm' });
  actor.send({ type: 'closing.confirm' });
  await new Promise(setImmediate);
  expect([sent, actor.getSnapshot().value]).toEqual([['024680'], 'closed']);
});
