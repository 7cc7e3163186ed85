// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Loaded when it first opens: here it is there already.
import '../../web/src/features/loginDialog/LoginDialog.tsx';
import { loginDialogMachine } from '../../web/src/features/loginDialog/loginDialog.machine.ts';
import { loginText as text } from '../../web/src/features/loginDialog/loginDialog.text.ts';
import {
  type ChosenMode,
  type DialogScene,
  MODES,
  type Mode,
} from '../../web/src/features/loginDialog/loginDialog.types.ts';
import { credentialProblemText } from '../../web/src/fields/credentials.text.ts';
import type { CredentialField } from '../../web/src/fields/credentials.ts';
import { captchaFieldText, codeFieldText } from '../../web/src/fields/fields.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { uiText } from '../../web/src/ui/base/ui.text.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  button,
  createViewTest,
  editableFields,
  hosted,
  isBusy,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';
import { consent, granted, legalTexts, offered, opening, picture, typed } from './loginDialog.samples.ts';

/** In the order in which the test fills them; the captcha goes with every new picture. */
const FIELDS = Object.keys(typed) as CredentialField[];

interface World {
  tokens: string[];
  requests: DialogScene[];
  invitersForgotten: number;
}

function fixture() {
  const world: World = { tokens: [], requests: [], invitersForgotten: 0 };
  const machine = loginDialogMachine.provide({
    actions: {
      grantSession: (_, answer) => {
        if (answer.kind === 'granted') world.tokens.push(answer.token);
      },
      requestCode: (_, { scene }) => void world.requests.push(scene),
      clearInviter: () => {
        world.invitersForgotten += 1;
      },
    },
  });
  return { world, machine };
}

const offline = { error: new Error('offline') };

const chosenModes = MODES.filter((mode): mode is ChosenMode => mode !== 'join');

const events = [
  ...chosenModes.flatMap((mode) => [
    { ...opening, mode },
    { type: 'mode.choose' as const, mode },
  ]),
  { ...opening, mode: 'join' as const, invitation: 'i-1' },
  { ...opening, message: '请先登录', kind: 'seller' as const, phone: typed.phone },
  { type: 'dialog.close' as const },
  { type: 'kind.choose' as const, kind: 'seller' as const },
  ...FIELDS.map((field) => ({ type: 'field.edit' as const, field, value: typed[field] })),
  { type: 'captcha.refresh' as const },
  { type: 'code.request' as const },
  { type: 'code.sent' as const },
  { type: 'code.refused' as const, problems: { phone: { code: 'required' } }, spent: false },
  { type: 'code.refused' as const, problems: { captcha: { code: 'CAPTCHA_WRONG' } }, spent: true },
  { type: 'consent.set' as const, consent },
  { type: 'consent.set' as const, consent: null },
  { type: 'inviter.found' as const, superId: '42' },
  { type: 'inviter.remove' as const },
  { type: 'form.submit' as const },
  { type: 'account.choose' as const, accountId: 12 },
  { type: 'accounts.leave' as const },
];

type Sight = StateAssertions<typeof loginDialogMachine, World>['closed'];

const inEveryState = ['inviter.found'];
const whileOpen = [...inEveryState, 'captcha.refresh', 'dialog.close'];
const whileHearing = [...whileOpen, 'code.sent', 'code.refused'];
const whileEditing = [...whileHearing, 'field.edit', 'form.submit', 'kind.choose', 'mode.choose'];

/** What the state takes; a message is taken or not by what stands there already. */
const exits = (snapshot: Parameters<Sight>[0]) =>
  acceptedEvents(snapshot, events)
    .filter((type) => type !== 'dialog.open')
    .sort();

const editing =
  (extra: string[] = []): Sight =>
  (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(false);
    const chosen = snapshot.context.mode === 'join' ? ['kind.choose', 'mode.choose'] : [];
    expect(exits(snapshot)).toEqual(
      [...whileEditing, ...extra].filter((type) => !chosen.includes(type)).sort(),
    );
    expect(snapshot.context.message === null || snapshot.context.problems.form === undefined).toBe(true);
  };

/** Signing in asks for a code only where the server wants one. */
const signingIn: Sight = (snapshot, world) =>
  editing(snapshot.context.codeNeeded ? ['code.request'] : [])(snapshot, world);

const submitting: Sight = (snapshot) => {
  expect(snapshot.hasTag('busy')).toBe(true);
  expect(exits(snapshot)).toEqual([...whileHearing].sort());
  const { message, done, phone, password, mode } = snapshot.context;
  expect([message, done, phone]).toEqual([null, null, typed.phone]);
  // Who joins may leave the password as it is.
  expect(mode === 'join' ? ['', typed.password] : [typed.password]).toContain(password);
};

const requestFailed =
  (look: Sight): Sight =>
  (snapshot, world) => {
    look(snapshot, world);
    const { mode, password } = snapshot.context;
    expect(mode === 'join' ? ['', typed.password] : [typed.password]).toContain(password);
  };

const register = editing(['code.request', 'consent.set', 'inviter.remove']);
const findPassword = editing(['code.request']);
const join = editing(['code.request', 'consent.set']);

const offering: Sight = (snapshot) => {
  const { entrances, password, phoneCode } = snapshot.context;
  expect([entrances?.accounts.length, password, phoneCode]).toEqual([2, '', '']);
  expect(exits(snapshot)).toEqual([...whileOpen, 'account.choose', 'accounts.leave'].sort());
};

const stateAssertions = {
  closed: (snapshot) => {
    const { phone, password, repassword, captcha, phoneCode, picture: shown, problems } = snapshot.context;
    const { codeSent, codeNeeded, message, done } = snapshot.context;
    expect([phone, password, repassword, captcha, phoneCode]).toEqual(['', '', '', '', '']);
    expect([shown, problems, codeSent, codeNeeded, message, done]).toEqual([
      null,
      {},
      false,
      false,
      null,
      null,
    ]);
    expect(exits(snapshot)).toEqual(inEveryState);
  },
  'open.mode.choosing': () => expect.unreachable('decides at once'),
  'open.mode.login.form.filling': signingIn,
  'open.mode.login.form.requestFailed': requestFailed(signingIn),
  'open.mode.login.submitting': submitting,
  'open.mode.wechat.form.filling': signingIn,
  'open.mode.wechat.form.requestFailed': requestFailed(signingIn),
  'open.mode.wechat.submitting': submitting,
  'open.mode.phone': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(false);
    expect(exits(snapshot)).toEqual([...whileOpen, 'mode.choose'].sort());
  },
  'open.mode.register.form.filling': register,
  'open.mode.register.form.requestFailed': requestFailed(register),
  'open.mode.register.submitting': submitting,
  'open.mode.findPassword.form.filling': findPassword,
  'open.mode.findPassword.form.requestFailed': requestFailed(findPassword),
  'open.mode.findPassword.submitting': submitting,
  'open.mode.join.form.filling': join,
  'open.mode.join.form.requestFailed': requestFailed(join),
  'open.mode.join.submitting': submitting,
  'open.mode.accounts.offered.waiting': offering,
  'open.mode.accounts.offered.requestFailed': offering,
  'open.mode.accounts.entering': (snapshot) => {
    expect([snapshot.hasTag('busy'), snapshot.context.accountId]).toEqual([true, 12]);
    expect(exits(snapshot)).toEqual([...whileOpen].sort());
  },
  'open.captcha.drawing': ({ context }) => expect(context.picture).toBeNull(),
  'open.captcha.shown': ({ context }) => expect(context.picture?.captchaId).toBe('c-1'),
  'open.captcha.missing': ({ context }) => expect(context.picture).toBeNull(),
} satisfies StateAssertions<typeof loginDialogMachine, World>;

const modelTest = createModelTest(loginDialogMachine, {
  input: { superId: null },
  outcomes: {
    drawCaptcha: { drawn: { output: picture }, refused: { output: refusal('RATE_LIMITED') }, lost: offline },
    signIn: {
      granted: { output: granted },
      wrong: { output: refusal('LOGIN_WRONG', '手机号或密码错误') },
      offered: { output: offered },
      needsCode: { output: refusal('LOGIN_CODE_NEEDED', '为了账号安全，请输入短信验证码') },
      lost: offline,
    },
    register: {
      granted: { output: granted },
      accepted: { output: { kind: 'accepted' } },
      taken: { output: refusal('PHONE_TAKEN', '该手机号已注册') },
      lost: offline,
    },
    join: {
      granted: { output: granted },
      needed: { output: refusal('PASSWORD_NEEDED', '请设置登录密码') },
      lost: offline,
    },
    chooseAccount: {
      granted: { output: granted },
      over: { output: refusal('TICKET_INVALID', '选择账号的时间已过，请重新登录') },
      lost: offline,
    },
    resetPassword: {
      accepted: { output: { kind: 'accepted' } },
      wrong: { output: refusal('PHONE_CODE_WRONG', '短信验证码错误') },
      lost: offline,
    },
  },
  events,
  limit: 20_000,
  within: ({ context }) => {
    const filled = FIELDS.map((field) => context[field] !== '');
    // The agreement comes last, as it stands last.
    if (context.consent !== null && filled.includes(false)) return false;
    return filled.every((is, at) => !is || at === 0 || filled[at - 1] === true);
  },
  key: ({ value, context }) => [
    value,
    context.codeNeeded,
    context.entrances && context.mode,
    context.consent !== null,
    FIELDS.map((field) => context[field] !== ''),
  ],
  equivalence: ({ value, context }) => [value, context.codeNeeded],
  fixture,
});

describe('login dialog: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

type FormMode = Exclude<Mode, 'phone'>;

const labels: Record<CredentialField, string> = {
  ...{ phone: text.phone, password: text.password, repassword: text.repassword },
  ...{ captcha: captchaFieldText.label, phoneCode: codeFieldText.label },
};
const withNewPassword = ['phone', 'captcha', 'phoneCode', 'password', 'repassword'] as const;
const shownFields: Record<FormMode, readonly CredentialField[]> = {
  login: ['phone', 'password', 'captcha'],
  wechat: ['phone', 'password', 'captcha'],
  register: withNewPassword,
  findPassword: withNewPassword,
  join: withNewPassword,
};
/** The ways from one mode to the others. */
const ways: Record<Mode, Partial<Record<Mode, string>>> = {
  login: { register: text.to.register, findPassword: text.to.findPassword },
  wechat: { register: text.to.register, findPassword: text.to.findPassword },
  phone: { register: text.to.register, findPassword: text.to.findPassword, login: text.toPassword },
  register: { login: text.to.login },
  findPassword: { login: text.to.login, register: text.to.register },
  join: {},
};

const tab = (mode: Mode) => screen.queryByRole('tab', { name: text.titles[mode] });
const field = (which: CredentialField) =>
  screen.queryByLabelText<HTMLInputElement>(which === 'password' ? /^(新)?密码$/ : labels[which]);
const alerts = () =>
  screen.queryAllByRole('alert').flatMap(({ textContent }) => (textContent ? [textContent] : []));
const agreement = () => screen.getByRole('checkbox', { name: /^我已阅读并同意/ });
const drawn = () => screen.queryByAltText(captchaFieldText.alt);
const missing = () => screen.queryByText(captchaFieldText.missing);

type Look = (snapshot: Parameters<Sight>[0]) => void;

const formShown =
  (mode: FormMode, busy: boolean): Look =>
  ({ context }) => {
    expect(screen.getByText(text.titles[mode], { selector: 'h2' })).toBeDefined();
    expect(isBusy(button(text.submit[mode]))).toBe(busy);
    const shown: readonly string[] = [...shownFields[mode], ...(context.codeNeeded ? ['phoneCode'] : [])];
    expect(FIELDS.map((which) => field(which)?.value ?? null)).toEqual(
      FIELDS.map((which) => (shown.includes(which) ? context[which] : null)),
    );
  };

const filling =
  (mode: FormMode): Look =>
  (snapshot) => {
    formShown(mode, false)(snapshot);
    const { message, done, problems, codeNeeded } = snapshot.context;
    const needed = codeNeeded ? (['phoneCode'] as const) : [];
    const words = [...shownFields[mode], ...needed, 'form' as const].flatMap(
      (which) => credentialProblemText(which, problems[which]) ?? [],
    );
    const unagreed = problems.consent ? [text.consentNeeded] : [];
    expect(alerts().sort()).toEqual([...(message ? [message] : []), ...words, ...unagreed].sort());
    if (mode === 'register' || mode === 'join')
      expect(agreement()).toHaveProperty('checked', snapshot.context.consent !== null);
    if (done) expect(screen.getByText(text.done[done])).toBeDefined();
  };

const brokenIn =
  (mode: FormMode): Look =>
  (snapshot) => {
    formShown(mode, false)(snapshot);
    expect(alerts().at(-1)).toBe(text.requestFailed[mode]);
  };

const busyIn =
  (mode: FormMode): Look =>
  (snapshot) => {
    formShown(mode, true)(snapshot);
    expect(editableFields()).toEqual([]);
  };

const accountsShown: Look = ({ context }) => {
  expect(screen.queryByRole('textbox')).toBeNull();
  for (const { name, roleName } of context.entrances?.accounts ?? [])
    expect(button(text.accounts.enter(name, roleName))).toBeDefined();
};

/** Beside the form of a mode; who signs in by a code alone is shown no picture. */
const beside =
  (look: () => void): Look =>
  ({ context }) => {
    if (context.mode === 'phone' || context.entrances) expect([drawn(), missing()]).toEqual([null, null]);
    else look();
  };

const viewTest = createViewTest(modelTest, {
  // It stands above every page.
  view: () => null,
  externalEvents: ['dialog.open', 'code.sent', 'code.refused', 'inviter.found'],
  userActions: {
    'dialog.close': () => press(screen.getByLabelText(uiText.close)),
    'mode.choose': ({ mode }, { context }) => press(tab(mode) ?? button(ways[context.mode][mode] ?? '')),
    'kind.choose': ({ kind }) => press(screen.getByRole('radio', { name: text.kinds[kind] })),
    'field.edit': ({ field: which, value }) => {
      const input = field(which);
      if (input) type(input, value);
    },
    'captcha.refresh': () => press(button(captchaFieldText.refresh)),
    'code.request': () => press(button(codeFieldText.send)),
    'consent.set': () => press(agreement()),
    'inviter.remove': () => press(button(text.removeInviter)),
    'form.submit': (_, { context: { mode } }) => {
      if (mode !== 'phone') submit(button(text.submit[mode]));
    },
    'account.choose': () => press(button(text.accounts.enter('橙子商贸', '发货员'))),
    'accounts.leave': () => press(button(text.accounts.back)),
  },
  notOffered: ({ context }, event) => {
    switch (event.type) {
      case 'mode.choose':
        return tab(event.mode) === null && ways[context.mode][event.mode] === undefined;
      // Choosing what is chosen is no choice, as typing what stands there already is no typing.
      case 'kind.choose':
        return context.kind === event.kind;
      case 'field.edit':
        return (field(event.field)?.value ?? event.value) === event.value;
      case 'captcha.refresh':
        return context.mode === 'phone' || context.entrances !== null;
      case 'consent.set':
        return (context.consent === null) === (event.consent === null);
      case 'inviter.remove':
        return context.superId === null || context.kind === 'seller';
      default:
        return false;
    }
  },
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'open.mode.choosing': () => expect.unreachable('decides at once'),
    'open.mode.login.form.filling': filling('login'),
    'open.mode.login.form.requestFailed': brokenIn('login'),
    'open.mode.login.submitting': busyIn('login'),
    'open.mode.wechat.form.filling': filling('wechat'),
    'open.mode.wechat.form.requestFailed': brokenIn('wechat'),
    'open.mode.wechat.submitting': busyIn('wechat'),
    'open.mode.phone': () => {
      expect(screen.getByText(text.phoneClosed)).toBeDefined();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
    'open.mode.register.form.filling': filling('register'),
    'open.mode.register.form.requestFailed': brokenIn('register'),
    'open.mode.register.submitting': busyIn('register'),
    'open.mode.findPassword.form.filling': filling('findPassword'),
    'open.mode.findPassword.form.requestFailed': brokenIn('findPassword'),
    'open.mode.findPassword.submitting': busyIn('findPassword'),
    'open.mode.join.form.filling': filling('join'),
    'open.mode.join.form.requestFailed': brokenIn('join'),
    'open.mode.join.submitting': busyIn('join'),
    'open.mode.accounts.offered.waiting': accountsShown,
    'open.mode.accounts.offered.requestFailed': (snapshot) => {
      accountsShown(snapshot);
      expect(screen.getByText(text.accounts.failed)).toBeDefined();
    },
    'open.mode.accounts.entering': () => {
      expect(button(text.accounts.back)).toHaveProperty('disabled', true);
      expect(button(text.accounts.enter('橙子商贸', '发货员'))).toHaveProperty('disabled', true);
    },
    'open.captcha.drawing': beside(() => expect([drawn(), missing()]).toEqual([null, null])),
    'open.captcha.shown': beside(() => expect(drawn()?.getAttribute('src')).toBe(picture.picPath)),
    'open.captcha.missing': beside(() => expect([drawn(), missing()]).toEqual([null, expect.anything()])),
  },
  system: (loginDialog) => ({ loginDialog: hosted(loginDialog) }),
  answers: { LoadLegalVersions: { legalTexts } },
  // The picture goes its own way, and what can be done to a form is the same however it stands.
  equivalence: (snapshot) => [snapshot.matches('open') && snapshot.context.mode, snapshot.hasTag('busy')],
});

describe('login dialog, as people see it', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});
