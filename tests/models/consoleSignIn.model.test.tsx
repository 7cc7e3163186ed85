// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SignInForm } from '../../web/src/console/signIn/SignInForm.tsx';
import {
  type Begun,
  type Challenge,
  type Proven,
  signInMachine,
} from '../../web/src/console/signIn/signIn.machine.ts';
import type { SignInProblems } from '../../web/src/console/signIn/signIn.rules.ts';
import { problemText, signInText as text } from '../../web/src/console/signIn/signIn.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isBusy } from '../../web/src/lib/selectors.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  button,
  buttonSaying,
  createViewTest,
  isBusy as isButtonBusy,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';

const operator = {
  ...{ id: 2, name: 'kefu', displayName: '李客服', roles: ['客服'], permissions: ['orders.read'] },
  ...{ recoveryCodesLeft: 10, idleMinutes: 30 },
};
const granted = { token: 'op_2', operator };
const known: Challenge = { challenge: 'c', needsPassword: false, otpauthUrl: null };
const first: Challenge = {
  ...{ challenge: 'c', needsPassword: true },
  otpauthUrl: 'otpauth://totp/x:kefu?secret=JBSWY3DPEHPK3PXP',
};
const offline = { error: new Error('offline') };
const wrongPassword = refusal('OPERATOR_LOGIN_WRONG', '用户名或密码错误');
const wrongCode = refusal('OPERATOR_CODE_WRONG', '动态码不正确，或者已经用过');
const over = refusal('OPERATOR_CHALLENGE', '登录已超时或尝试次数过多，请重新登录');
const common = refusal('PASSWORD_COMMON', '密码太常见');

interface World {
  granted: unknown[];
}
function fixture() {
  const world: World = { granted: [] };
  const machine = signInMachine.provide({
    actions: { grant: (_, { granted: given }) => void world.granted.push(given) },
  });
  return { world, machine };
}

const noSecrets = { password: '', newPassword: '', repeated: '', code: '' };

const stateAssertions: StateAssertions<typeof signInMachine, World> = {
  'credentials.editing': ({ context }) => expect([context.challenge, context.code]).toEqual([null, '']),
  'credentials.requestFailed': ({ context }) => expect(context).toMatchObject({ ...noSecrets, name: 'kefu' }),
  beginning: (snapshot) =>
    expect([isBusy(snapshot), snapshot.can({ type: 'form.submit' })]).toEqual([true, false]),
  choosingPassword: ({ context }) => expect([context.challenge, context.code]).toEqual([first, '']),
  'code.typing': ({ context }) => expect(context.challenge).not.toBeNull(),
  'code.requestFailed': ({ context }) => expect(context.code).toBe(''),
  proving: (snapshot) => expect([isBusy(snapshot), snapshot.context.code.length >= 6]).toEqual([true, true]),
  savingCodes: ({ context }, world) => {
    expect(context).toMatchObject({ ...noSecrets, recoveryCodes: ['ABCDE-FGHJK'] });
    expect(world.granted).toEqual([]);
  },
  done: ({ context }, world) => {
    expect(context).toMatchObject(noSecrets);
    expect(world.granted).toEqual([granted]);
  },
};

const modelTest = createModelTest(signInMachine, {
  outcomes: {
    beginSignIn: {
      known: { output: { kind: 'begun', challenge: known } satisfies Begun },
      first: { output: { kind: 'begun', challenge: first } satisfies Begun },
      wrong: { output: wrongPassword },
      lost: offline,
    },
    proveSignIn: {
      proven: { output: { kind: 'proven', granted, recoveryCodes: [] } satisfies Proven },
      withCodes: { output: { kind: 'proven', granted, recoveryCodes: ['ABCDE-FGHJK'] } satisfies Proven },
      wrong: { output: wrongCode },
      over: { output: over },
      common: { output: common },
      lost: offline,
    },
  },
  events: [
    { type: 'credentials.edit', field: 'name', value: 'kefu' },
    { type: 'credentials.edit', field: 'password', value: 'demo1234' },
    { type: 'newPassword.edit', field: 'newPassword', value: 'a longer one' },
    { type: 'newPassword.edit', field: 'repeated', value: 'a longer one' },
    { type: 'form.submit' },
    { type: 'code.edit', value: '12' },
    { type: 'code.edit', value: '123456' },
    { type: 'code.edit', value: 'abcdefghjk' },
    { type: 'code.submit' },
    { type: 'recovery.toggle' },
    { type: 'signIn.restart' },
    { type: 'codes.tick', saved: true },
    { type: 'codes.finish' },
  ],
  limit: 8_000,
  key: ({ value, context: { name, password, newPassword, repeated, code, challenge, ...rest } }) => [
    ...[value, name, password, newPassword, repeated, code, challenge?.needsPassword],
    ...[rest.byRecovery, rest.saved, Object.keys(rest.problems)],
  ],
  equivalence: ({ value, context }) => [value, context.byRecovery, Object.keys(context.problems)],
  fixture,
});

describe('signing in to the console: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: /动态码|恢复码/ });
const problems = ({ context }: { context: { problems: SignInProblems } }) =>
  Object.entries(context.problems).map(([place, problem]) =>
    problemText(place as keyof SignInProblems, problem),
  );

const viewTest = createViewTest(modelTest, {
  view: (actor) => <SignInForm actor={actor} />,
  externalEvents: [],
  userActions: {
    'credentials.edit': ({ field: name, value }) => type(field(text[name]), value),
    'newPassword.edit': ({ field: name, value }) => type(field(text[name]), value),
    'form.submit': (_, { context }) => submit(field(context.challenge ? text.newPassword : text.name)),
    'code.edit': ({ value }) => type(code(), value),
    'code.submit': () => submit(code()),
    'recovery.toggle': (_, { context }) =>
      press(buttonSaying(context.byRecovery ? text.useAuthenticator : text.useRecovery)),
    'signIn.restart': () => press(buttonSaying(text.again)),
    'codes.tick': () => press(screen.getByRole('checkbox', { name: text.saved })),
    'codes.finish': () => press(button(text.enter)),
  },
  // Nothing is typed that stands there already.
  notOffered: ({ context }, event) => {
    if (event.type === 'credentials.edit' || event.type === 'newPassword.edit')
      return context[event.field] === event.value;
    if (event.type === 'codes.tick') return context.saved;
    return event.type === 'code.edit' && context.code === event.value;
  },
  stateAssertions: {
    'credentials.editing': (snapshot) => {
      expect(field(text.name).value).toBe(snapshot.context.name);
      expect(alerts()).toEqual(problems(snapshot));
    },
    'credentials.requestFailed': () => expect(alerts()).toEqual([text.requestFailed]),
    beginning: () => expect(isButtonBusy(button(text.next))).toBe(true),
    choosingPassword: (snapshot) => {
      expect(screen.getByRole('heading', { name: text.choosePassword })).toBeDefined();
      expect(alerts()).toEqual(problems(snapshot));
    },
    'code.typing': (snapshot) => {
      const { byRecovery, challenge } = snapshot.context;
      const title = byRecovery ? text.enterRecovery : text.enterCode;
      expect(screen.getByRole('heading', { name: challenge?.otpauthUrl ? text.bind : title })).toBeDefined();
      expect(screen.queryByRole('img', { name: text.qrCode }) !== null).toBe(challenge === first);
      expect([code().readOnly, document.activeElement === code(), alerts()]).toEqual([
        false,
        true,
        problems(snapshot),
      ]);
    },
    'code.requestFailed': () => expect(alerts()).toEqual([text.requestFailed]),
    proving: () => expect([code().readOnly, isButtonBusy(button(text.signIn))]).toEqual([true, true]),
    savingCodes: ({ context }) => {
      expect(screen.getByText('ABCDE-FGHJK')).toBeDefined();
      expect(button(text.enter).disabled).toBe(!context.saved);
    },
    done: () => expect(screen.queryByRole('textbox')).toBeNull(),
  },
});

describe('signing in to the console, on its page', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});
