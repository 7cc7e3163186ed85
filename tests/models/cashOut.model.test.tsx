// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CashOutDialog } from '../../web/src/features/cashOuts/CashOutDialog.tsx';
import { cashOutMachine } from '../../web/src/features/cashOuts/cashOut.machine.ts';
import { type CashOutField, obstacleOf } from '../../web/src/features/cashOuts/cashOut.rules.ts';
import { selectObstacle, selectScreen } from '../../web/src/features/cashOuts/cashOut.selectors.ts';
import type { CashOutEvent } from '../../web/src/features/cashOuts/cashOut.setup.ts';
import {
  cashOutProblemText,
  obstacleText,
  cashOutText as text,
} from '../../web/src/features/cashOuts/cashOut.text.ts';
import { captchaFieldText, codeFieldText } from '../../web/src/fields/fields.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { uiText } from '../../web/src/ui/base/ui.text.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  buttonSaying,
  createViewTest,
  editableFields,
  isBusy,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';
import { blank, cashOut, limits, phone, picture } from './cashOut.fixture.ts';

/** In the order in which the test fills them. */
const typed: Partial<Record<CashOutField, string>> = {
  amount: '123.45',
  account: phone,
  password: 'demo1234',
  phoneCode: '024680',
  captcha: '7k2p',
};
const FIELDS = Object.keys(typed) as CashOutField[];
const SECRETS = ['password', 'phoneCode', 'captcha'] as const;

const events: CashOutEvent[] = [
  { type: 'dialog.open', phone, underWay: false },
  { type: 'dialog.close' },
  { type: 'limits.retry' },
  { type: 'realName.verify' },
  { type: 'payee.choose', accountType: 'ALIPAY' },
  { type: 'amount.all' },
  { type: 'way.choose', way: 'password' },
  { type: 'way.choose', way: 'code' },
  ...FIELDS.map((field) => ({ type: 'field.edit' as const, field, value: typed[field] ?? '' })),
  { type: 'captcha.refresh' },
  { type: 'code.request' },
  { type: 'code.sent' },
  { type: 'code.refused', problems: { captcha: { code: 'required' } }, spent: false },
  { type: 'code.refused', problems: { captcha: { code: 'CAPTCHA_WRONG' } }, spent: true },
  { type: 'form.submit' },
];

type Sight = StateAssertions<typeof cashOutMachine, object>['closed'];
type Snapshot = Parameters<Sight>[0];

const whileHearing = ['captcha.refresh', 'code.sent', 'code.refused'];
const whileEditing = [
  'dialog.close',
  'payee.choose',
  'amount.all',
  'way.choose',
  'field.edit',
  'form.submit',
];

const exits = (snapshot: Snapshot, ...types: string[]) =>
  expect([...new Set(acceptedEvents(snapshot, events))].sort()).toEqual([...types].sort());

const wiped = ({ context }: Snapshot) =>
  expect(SECRETS.map((secret) => context[secret])).toEqual(['', '', '']);

const editing: Sight = (snapshot) => {
  expect([snapshot.hasTag('busy'), snapshot.context.phone]).toEqual([false, phone]);
  expect([selectObstacle(snapshot), snapshot.context.limits?.realName]).toEqual([null, '张三']);
  if (snapshot.context.way === 'password') exits(snapshot, ...whileEditing);
  else exits(snapshot, ...whileEditing, ...whileHearing, 'code.request');
};

const byCode = ({ context }: Snapshot, shown: typeof picture | null) =>
  expect([context.way, context.picture]).toEqual(['code', shown]);

const stateAssertions: StateAssertions<typeof cashOutMachine, object> = {
  closed: (snapshot) => {
    expect(snapshot.context).toEqual(blank);
    exits(snapshot, 'dialog.open');
  },
  loading: (snapshot) => {
    wiped(snapshot);
    expect([snapshot.hasTag('busy'), snapshot.context.msg]).toEqual([true, '']);
    exits(snapshot, 'dialog.close');
  },
  loadFailed: (snapshot) => {
    wiped(snapshot);
    exits(snapshot, 'limits.retry', 'dialog.close');
  },
  deciding: () => expect.unreachable('it decides at once'),
  blocked: (snapshot) => {
    wiped(snapshot);
    expect(selectObstacle(snapshot)).toBe('paused');
    exits(snapshot, 'dialog.close');
  },
  realNameMissing: (snapshot) => {
    wiped(snapshot);
    expect(snapshot.context.limits?.realName).toBeNull();
    exits(snapshot, 'realName.verify', 'dialog.close');
  },
  verifyingRealName: (snapshot) => {
    wiped(snapshot);
    expect(selectScreen(snapshot)).toBe('closed');
    exits(snapshot);
  },
  'form.sheet.editing.filling': editing,
  'form.sheet.editing.requestFailed': (snapshot, world) => {
    editing(snapshot, world);
    expect([snapshot.context.account, snapshot.context.captcha]).toEqual([phone, '']);
  },
  'form.sheet.submitting': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    exits(snapshot, ...(snapshot.context.way === 'password' ? [] : whileHearing));
  },
  'form.proof.byPassword': ({ context: { way, picture: shown, codeSent } }) =>
    expect([way, shown, codeSent]).toEqual(['password', null, false]),
  'form.proof.byCode.drawing': (snapshot) => byCode(snapshot, null),
  'form.proof.byCode.shown': (snapshot) => byCode(snapshot, picture),
  'form.proof.byCode.missing': (snapshot) => byCode(snapshot, null),
  requested: (snapshot) => {
    expect(snapshot.context).toEqual({ ...blank, cashOut });
    exits(snapshot, 'dialog.close');
  },
};

const offline = { error: new Error('offline') };
const told = (change: Partial<typeof limits>) => ({
  output: { kind: 'limits', limits: { ...limits, ...change } },
});

const modelTest = createModelTest(cashOutMachine, {
  outcomes: {
    loadLimits: {
      open: told({}),
      realNameMissing: told({ realName: null }),
      paused: told({ realName: null, paused: true }),
      refused: { output: refusal('RATE_LIMITED', '操作过于频繁，请稍后再试') },
      lost: offline,
    },
    verifyRealName: { over: { output: undefined }, lost: offline },
    drawCaptcha: {
      drawn: { output: { kind: 'drawn', ...picture } },
      refused: { output: refusal('RATE_LIMITED') },
      lost: offline,
    },
    createCashOut: {
      requested: { output: { kind: 'requested', cashOut } },
      wrong: { output: refusal('PASSWORD_WRONG', '密码错误') },
      short: { output: refusal('CASHOUT_BALANCE', '可提现余额不足') },
      lost: offline,
    },
  },
  events,
  limit: 8_000,
  // The other way's own fields are not shown.
  within: ({ context }) => {
    const shown = FIELDS.filter((field) =>
      context.way === 'password' ? field !== 'phoneCode' && field !== 'captcha' : field !== 'password',
    );
    const filled = shown.map((field) => context[field] !== '');
    const strange = FIELDS.some((field) => !shown.includes(field) && context[field] !== '');
    return !strange && filled.every((is, at) => !is || at === 0 || filled[at - 1] === true);
  },
  key: ({ value, context }) => [
    ...[value, context.way, context.codeSent, context.limits && obstacleOf(context.limits)],
    FIELDS.map((field) => context[field] !== ''),
  ],
  equivalence: ({ value, context }) => [value, context.codeSent],
  fixture: () => ({ world: {}, machine: cashOutMachine.provide({ actions: { requestCode: () => {} } }) }),
});

describe('asking for a cash-out: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const labels: Partial<Record<CashOutField, string>> = {
  amount: text.amount,
  account: text.account,
  password: text.password,
  phoneCode: codeFieldText.label,
  captcha: captchaFieldText.label,
};
const submitButton = () => screen.getByText<HTMLButtonElement>(/^确认提现/, { selector: 'button' });
const problemTexts = ({ context }: Snapshot) =>
  (['amount', 'account', 'password', 'captcha', 'phoneCode', 'form'] as const).flatMap(
    (field) => cashOutProblemText(field, context.problems[field], context) ?? [],
  );
const picturePlace = () => screen.getByLabelText(captchaFieldText.refresh);

const viewTest = createViewTest(modelTest, {
  view: (actor) => (
    <CashOutDialog actor={actor} onRecords={() => expect.unreachable('nobody asks for them')} />
  ),
  externalEvents: ['dialog.open', 'code.sent', 'code.refused'],
  userActions: {
    'dialog.close': () => press(screen.getByLabelText(uiText.close)),
    'limits.retry': () => press(buttonSaying(text.retry)),
    'realName.verify': () => press(buttonSaying(text.prove)),
    'payee.choose': () => {
      // Chosen already, it is chosen anew.
      press(screen.getByLabelText('微信'));
      press(screen.getByLabelText('支付宝'));
    },
    'amount.all': () => press(buttonSaying(text.all)),
    'way.choose': ({ way }) => press(screen.getByLabelText(text.ways[way])),
    'field.edit': ({ field, value }) => {
      const place = screen.getByLabelText(labels[field] ?? '');
      type(place, '');
      type(place, value);
    },
    'captcha.refresh': () => press(picturePlace()),
    'code.request': () => press(buttonSaying(codeFieldText.send)),
    'form.submit': () => submit(submitButton()),
  },
  // The other way's own fields are not shown.
  notOffered: ({ context: { way } }, event) =>
    event.type === 'field.edit' &&
    (way === 'password' ? ['phoneCode', 'captcha'] : ['password']).includes(event.field),
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    loading: () => expect(screen.getByLabelText(text.loading)).toBeDefined(),
    loadFailed: ({ context }) => expect(alerts()).toEqual([context.msg || text.loadFailed]),
    deciding: () => expect.unreachable('it decides at once'),
    blocked: ({ context }) => {
      const { title, words } = obstacleText('paused', context.limits ?? limits);
      expect([screen.getByRole('status').textContent, screen.queryByText(text.prove)]).toEqual([
        title + words,
        null,
      ]);
    },
    realNameMissing: () =>
      expect(screen.getByRole('status').textContent).toBe(text.realNameMissing + text.unprovenWords),
    verifyingRealName: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'form.sheet.editing.filling': (snapshot) => {
      expect(screen.getByLabelText<HTMLInputElement>(text.amount).value).toBe(snapshot.context.amount);
      expect(alerts().sort()).toEqual(problemTexts(snapshot).sort());
      expect(isBusy(submitButton())).toBe(false);
    },
    'form.sheet.editing.requestFailed': () => expect(alerts()).toContain(text.requestFailed),
    'form.sheet.submitting': () => {
      expect([isBusy(submitButton()), buttonSaying(text.cancel).disabled]).toEqual([true, true]);
      expect(editableFields()).toEqual([]);
    },
    'form.proof.byPassword': () => {
      expect(screen.getByLabelText(text.password)).toBeDefined();
      expect(screen.queryByLabelText(codeFieldText.label)).toBeNull();
    },
    'form.proof.byCode.drawing': () => expect(picturePlace().textContent).toBe(''),
    'form.proof.byCode.shown': () => {
      expect(screen.getByAltText<HTMLImageElement>(captchaFieldText.alt).src).toBe(picture.picPath);
      expect(screen.queryByLabelText(text.password)).toBeNull();
    },
    'form.proof.byCode.missing': () => expect(picturePlace().textContent).toBe(captchaFieldText.missing),
    requested: () => {
      expect(screen.getByRole('status').textContent).toBe(text.requestedTitle + text.requestedWords);
      expect(screen.getByText(cashOut.cashOutNo)).toBeDefined();
      expect(screen.queryByLabelText(text.amount)).toBeNull();
    },
  },
  // What becomes of the picture is the same wherever the form stands.
  equivalence: ({ value, context }) => (typeof value === 'string' ? value : [value.form.sheet, context.way]),
});

describe('asking for a cash-out, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});
