// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TransferDialog } from '../../web/src/features/members/TransferDialog.tsx';
import { transferAccountMachine } from '../../web/src/features/members/transferAccount.machine.ts';
import type { TransferField } from '../../web/src/features/members/transferAccount.rules.ts';
import {
  transferText as text,
  transferProblemText,
} from '../../web/src/features/members/transferAccount.text.ts';
import { captchaFieldText, codeFieldText } from '../../web/src/fields/fields.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  button,
  createViewTest,
  editableFields,
  isBusy,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';

const member = { id: 7, name: '小李' };
const picture = { kind: 'drawn', captchaId: 'c-1', picPath: 'data:image/png;base64,AA' } as const;
const typed: Record<TransferField, string> = { captcha: '7k2p', ownCode: '024680', memberCode: '135791' };
const FIELDS = Object.keys(typed) as TransferField[];

interface World {
  left: number;
}

function fixture() {
  const world: World = { left: 0 };
  const leave = () => {
    world.left += 1;
  };
  return { world, machine: transferAccountMachine.provide({ actions: { leave } }) };
}

const roles = [{ __typename: 'GrantableRole', role: 'VIEWER', name: '查看员', about: '只能查看' }] as const;
const events = [
  { type: 'editor.open' as const, member, roles },
  { type: 'editor.close' as const },
  ...FIELDS.map((field) => ({ type: 'field.edit' as const, field, value: typed[field] })),
  { type: 'stay.choose' as const, stayAs: 'VIEWER' as const },
  { type: 'captcha.refresh' as const },
  { type: 'code.request' as const },
  { type: 'form.save' as const },
];

type Sight = StateAssertions<typeof transferAccountMachine, World>['closed'];

const editing: Sight = (snapshot) => {
  expect([snapshot.hasTag('busy'), snapshot.context.member]).toEqual([false, member]);
  expect(acceptedEvents(snapshot, events).filter((name) => name !== 'code.request')).toEqual([
    ...['editor.close', 'field.edit', 'stay.choose', 'captcha.refresh', 'form.save'],
  ]);
};
const asks =
  (can: boolean): Sight =>
  (snapshot) =>
    expect(snapshot.can({ type: 'code.request' })).toBe(can);

const stateAssertions: StateAssertions<typeof transferAccountMachine, World> = {
  closed: (snapshot) => {
    const { captcha, ownCode, memberCode, resendAt, stayAs } = snapshot.context;
    expect([captcha, ownCode, memberCode, resendAt, stayAs]).toEqual(['', '', '', null, null]);
    expect(acceptedEvents(snapshot, events)).toEqual(['editor.open']);
  },
  'open.form.editing.filling': editing,
  'open.form.editing.requestFailed': editing,
  'open.form.submitting': (snapshot) => {
    expect([snapshot.hasTag('busy'), snapshot.can({ type: 'editor.close' })]).toEqual([true, false]);
  },
  'open.codes.ready': asks(true),
  'open.codes.sending': asks(false),
  'open.codes.waiting': asks(false),
  'open.captcha.drawing': ({ context }) => expect(context.picture).toBeNull(),
  'open.captcha.shown': ({ context }) => expect(context.picture?.captchaId).toBe('c-1'),
  'open.captcha.missing': ({ context }) => expect(context.picture).toBeNull(),
  transferred: (snapshot) => expect(acceptedEvents(snapshot, events)).toEqual(['editor.close']),
};

const offline = { error: new Error('offline') };

const modelTest = createModelTest(transferAccountMachine, {
  outcomes: {
    drawCaptcha: { drawn: { output: picture }, refused: { output: refusal('RATE_LIMITED') }, lost: offline },
    sendCodes: {
      sent: { output: { kind: 'sent' } },
      wrong: { output: refusal('CAPTCHA_WRONG', '验证码错误') },
      lost: offline,
    },
    transferAccount: {
      transferred: { output: { kind: 'transferred' } },
      wrong: { output: refusal('PHONE_CODE_WRONG', '短信验证码错误') },
      lost: offline,
    },
  },
  events,
  limit: 20_000,
  within: ({ context }) => {
    const filled = FIELDS.map((field) => context[field] !== '');
    // The picture is read before the codes come; what is chosen last stands last.
    if (context.stayAs !== null && filled.slice(1).includes(false)) return false;
    return context.resendAt === null
      ? filled.every((is, at) => !is || at === 0 || filled[at - 1] === true)
      : !(filled[2] && !filled[1]);
  },
  key: ({ value, context }) => [
    value,
    context.resendAt !== null,
    context.stayAs,
    FIELDS.map((field) => context[field] !== ''),
  ],
  equivalence: (snapshot) => [snapshot.value, snapshot.context.resendAt !== null],
  fixture,
});

describe('handing over an account: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const labels: Record<TransferField, string> = {
  ...{ captcha: captchaFieldText.label, ownCode: text.codes, memberCode: text.memberCode(member.name) },
};
const field = (which: TransferField) => screen.getByLabelText<HTMLInputElement>(labels[which]);

type Look = (snapshot: Parameters<Sight>[0]) => void;
const typedShown: Look = ({ context }) =>
  expect(FIELDS.map((which) => field(which).value)).toEqual(FIELDS.map((which) => context[which]));

const viewTest = createViewTest(modelTest, {
  view: (actor) => <TransferDialog actor={actor} />,
  externalEvents: ['editor.open', 'stay.choose'],
  userActions: {
    'editor.close': () => press(screen.queryByRole('button', { name: text.cancel }) ?? button(text.leave)),
    'field.edit': ({ field: which, value }) => type(field(which), value),
    'captcha.refresh': () => press(button(captchaFieldText.refresh)),
    'code.request': () => press(button(codeFieldText.send)),
    'form.save': () => submit(button(text.save)),
  },
  notOffered: (_, event) => event.type === 'field.edit' && field(event.field).value === event.value,
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'open.form.editing.filling': (snapshot) => {
      typedShown(snapshot);
      const { problems } = snapshot.context;
      expect(alerts()).toEqual(
        [...FIELDS, 'form' as const].flatMap((which) => transferProblemText(which, problems[which]) ?? []),
      );
    },
    'open.form.editing.requestFailed': () => expect(alerts().at(-1)).toBe(text.requestFailed),
    'open.form.submitting': () => {
      expect([isBusy(button(text.save)), button(text.cancel).disabled]).toEqual([true, true]);
      expect(editableFields()).toEqual([]);
    },
    'open.codes.ready': () => expect(button(codeFieldText.send)).toBeDefined(),
    'open.codes.sending': () => expect(isBusy(button(codeFieldText.send))).toBe(true),
    'open.codes.waiting': () => expect(button(/^\d+/)).toHaveProperty('disabled', true),
    'open.captcha.drawing': () => expect(screen.queryByText(captchaFieldText.missing)).toBeNull(),
    'open.captcha.shown': () => expect(screen.getByAltText(captchaFieldText.alt)).toBeDefined(),
    'open.captcha.missing': () => expect(screen.getByText(captchaFieldText.missing)).toBeDefined(),
    transferred: () => expect(screen.getByText(text.doneWords(member.name))).toBeDefined(),
  },
  // The picture and the codes go their own way.
  equivalence: (snapshot) => [snapshot.hasTag('busy'), snapshot.hasTag('sendingCodes')],
});

describe('handing over an account, as people see it', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});
