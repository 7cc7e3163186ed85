import { describe, expect, it } from 'vitest';
import { loginDialogMachine } from '../../web/src/features/loginDialog/loginDialog.machine.ts';
import { type DialogScene, MODES } from '../../web/src/features/loginDialog/loginDialog.types.ts';
import type { CredentialField } from '../../web/src/fields/credentials.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { type Sights, takes, walkOf } from '../support/walk.ts';
import { granted, opening, picture, typed } from './loginDialog.samples.ts';

/** In the order in which the walk fills them; the captcha goes with every new picture. */
const FIELDS = Object.keys(typed) as CredentialField[];

interface World {
  tokens: string[];
  requests: DialogScene[];
  invitersForgotten: number;
}

function stage() {
  const world: World = { tokens: [], requests: [], invitersForgotten: 0 };
  const machine = loginDialogMachine.provide({
    actions: {
      grantSession: (_, { answer }) => {
        if (answer.kind === 'granted') world.tokens.push(answer.token);
      },
      requestCode: (_, { scene }) => void world.requests.push(scene),
      forgetInviter: () => {
        world.invitersForgotten += 1;
      },
    },
  });
  return { world, machine };
}

const offline = { error: new Error('offline') };

const events = [
  ...MODES.flatMap((mode) => [
    { ...opening, mode },
    { type: 'mode.choose' as const, mode },
  ]),
  { ...opening, message: '请先登录', kind: 'seller' as const },
  { type: 'dialog.close' as const },
  { type: 'kind.choose' as const, kind: 'seller' as const },
  ...FIELDS.map((field) => ({ type: 'field.edit' as const, field, value: typed[field] })),
  { type: 'captcha.refresh' as const },
  { type: 'code.request' as const },
  { type: 'code.sent' as const },
  { type: 'code.refused' as const, problems: { phone: { code: 'required' } }, spent: false },
  { type: 'code.refused' as const, problems: { captcha: { code: 'CAPTCHA_WRONG' } }, spent: true },
  { type: 'inviter.found' as const, superId: '42' },
  { type: 'inviter.remove' as const },
  { type: 'form.submit' as const },
];

type Sight = Sights<typeof loginDialogMachine, World>['closed'];

const inEveryState = ['inviter.found'];
const whileOpen = [...inEveryState, 'captcha.refresh', 'dialog.close'];
const whileHearing = [...whileOpen, 'code.sent', 'code.refused'];
const whileEditing = [...whileHearing, 'field.edit', 'form.submit', 'kind.choose', 'mode.choose'];

/** What the state takes; a message is taken or not by what stands there already. */
const exits = (snapshot: Parameters<Sight>[0]) =>
  takes(snapshot, events)
    .filter((type) => type !== 'dialog.open')
    .sort();

const editing =
  (extra: string[] = []): Sight =>
  (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(false);
    expect(exits(snapshot)).toEqual([...whileEditing, ...extra].sort());
    expect(snapshot.context.message === null || snapshot.context.problems.form === undefined).toBe(true);
  };

/** Signing in asks for a code only where the server wants one. */
const signingIn: Sight = (snapshot, world) =>
  editing(snapshot.context.codeNeeded ? ['code.request'] : [])(snapshot, world);

const submitting: Sight = (snapshot) => {
  expect(snapshot.hasTag('busy')).toBe(true);
  expect(exits(snapshot)).toEqual([...whileHearing].sort());
  const { message, done, phone, password } = snapshot.context;
  expect([message, done, phone, password]).toEqual([null, null, typed.phone, typed.password]);
};

const broken =
  (look: Sight): Sight =>
  (snapshot, world) => {
    look(snapshot, world);
    expect(snapshot.context.password).toBe(typed.password);
  };

const register = editing(['code.request', 'inviter.remove']);
const findPassword = editing(['code.request']);

const sights = {
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
  'open.mode.login.form.broken': broken(signingIn),
  'open.mode.login.submitting': submitting,
  'open.mode.wechat.form.filling': signingIn,
  'open.mode.wechat.form.broken': broken(signingIn),
  'open.mode.wechat.submitting': submitting,
  'open.mode.phone': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(false);
    expect(exits(snapshot)).toEqual([...whileOpen, 'mode.choose'].sort());
  },
  'open.mode.register.form.filling': register,
  'open.mode.register.form.broken': broken(register),
  'open.mode.register.submitting': submitting,
  'open.mode.findPassword.form.filling': findPassword,
  'open.mode.findPassword.form.broken': broken(findPassword),
  'open.mode.findPassword.submitting': submitting,
  'open.captcha.drawing': ({ context }) => expect(context.picture).toBeNull(),
  'open.captcha.shown': ({ context }) => expect(context.picture?.captchaId).toBe('c-1'),
  'open.captcha.missing': ({ context }) => expect(context.picture).toBeNull(),
} satisfies Sights<typeof loginDialogMachine, World>;

const walk = walkOf(loginDialogMachine, {
  input: { superId: null },
  gates: {
    drawCaptcha: { drawn: { output: picture }, refused: { output: refusal('RATE_LIMITED') }, lost: offline },
    signIn: {
      granted: { output: granted },
      wrong: { output: refusal('LOGIN_WRONG', '手机号或密码错误') },
      needsCode: { output: refusal('LOGIN_CODE_NEEDED', '为了账号安全，请输入短信验证码') },
      lost: offline,
    },
    register: {
      accepted: { output: { kind: 'accepted' } },
      taken: { output: refusal('PHONE_TAKEN', '该手机号已注册') },
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
    return filled.every((is, at) => !is || at === 0 || filled[at - 1] === true);
  },
  key: ({ value, context }) => [value, context.codeNeeded, FIELDS.map((field) => context[field] !== '')],
  alike: ({ value, context }) => [value, context.codeNeeded],
  stage,
});

describe('login dialog, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});
