import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type DrawnCaptcha,
  type Grant,
  loginDialogMachine,
  type MemberKind,
  type SignInInput,
} from '../../web/src/features/loginDialog/loginDialog.machine.ts';
import { problemText } from '../../web/src/features/loginDialog/loginDialog.text.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import { type Sights, walkOf } from '../support/walk.ts';

const granted: Grant = {
  kind: 'granted',
  token: 't-1',
  identity: { uuid: 'u-li', authorityId: 10001, kind: 'buyer' },
};
const picture = { kind: 'drawn', captchaId: 'c-1', picPath: 'data:image/png;base64,AA' } as const;

interface World {
  tokens: string[];
}

function stage() {
  const world: World = { tokens: [] };
  const machine = loginDialogMachine.provide({
    actions: {
      grantSession: (_, { answer }) => {
        if (answer.kind === 'granted') world.tokens.push(answer.token);
      },
    },
  });
  return { world, machine };
}

const sights = {
  closed: (snapshot) => {
    const { phone, password, captcha, picture: shown, problems } = snapshot.context;
    expect([phone, password, captcha, shown, problems]).toEqual(['', '', '', null, {}]);
    expect(snapshot.hasTag('busy')).toBe(false);
  },
  'open.mode.login.form.filling': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(false);
    expect(snapshot.can({ type: 'form.submit' })).toBe(true);
  },
  'open.mode.login.form.broken': (snapshot) => {
    expect(snapshot.can({ type: 'form.submit' })).toBe(true);
    expect(snapshot.context.password).not.toBe('');
  },
  'open.mode.login.submitting': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'form.submit' })).toBe(false);
    expect(snapshot.can({ type: 'field.edit', field: 'password', value: 'x' })).toBe(false);
    expect(snapshot.context.problems).toEqual({});
  },
  'open.captcha.drawing': ({ context }) => expect(context.picture).toBeNull(),
  'open.captcha.shown': ({ context }) => expect(context.picture?.captchaId).toBe('c-1'),
  'open.captcha.missing': ({ context }) => expect(context.picture).toBeNull(),
} satisfies Sights<typeof loginDialogMachine, World>;

const walk = walkOf(loginDialogMachine, {
  gates: {
    drawCaptcha: {
      drawn: { output: picture },
      refused: { output: refusal('RATE_LIMITED') },
      lost: { error: new Error('offline') },
    },
    signIn: {
      granted: { output: granted },
      wrong: { output: refusal('LOGIN_WRONG', '手机号或密码错误') },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'dialog.open', message: null },
    { type: 'dialog.close' },
    { type: 'kind.choose', kind: 'seller' },
    { type: 'field.edit', field: 'phone', value: '13800000001' },
    { type: 'field.edit', field: 'password', value: 'demo1234' },
    { type: 'field.edit', field: 'captcha', value: '7k2p' },
    { type: 'captcha.refresh' },
    { type: 'form.submit' },
  ],
  limit: 2_000,
  key: ({ value, context: { phone, password, captcha } }) => [value, phone, password, captcha],
  stage,
});

describe('login dialog, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

describe('login dialog, pinned', () => {
  const settled = () => new Promise(setImmediate);

  async function start(answer: Grant | Refusal) {
    const sent: SignInInput[] = [];
    let drawn = 0;
    const { world, machine } = stage();
    const actor = createActor(
      machine.provide({
        actors: {
          drawCaptcha: fromPromise<DrawnCaptcha, MemberKind>(async () => {
            drawn += 1;
            return { ...picture, captchaId: `c-${drawn}` };
          }),
          signIn: fromPromise<Grant | Refusal, SignInInput>(async ({ input }) => {
            sent.push(input);
            return answer;
          }),
        },
      }),
    ).start();
    actor.send({ type: 'dialog.open', message: null });
    await settled();
    return { actor, sent, world, drawn: () => drawn };
  }

  it('says at every field what is missing, and sends nothing', async () => {
    const { actor, sent } = await start(granted);
    actor.send({ type: 'field.edit', field: 'password', value: 'short' });
    actor.send({ type: 'field.edit', field: 'phone', value: '1380000' });
    actor.send({ type: 'form.submit' });
    const { problems } = actor.getSnapshot().context;
    expect([
      problemText('phone', problems.phone),
      problemText('password', problems.password),
      problemText('captcha', problems.captcha),
      problemText('form', problems.form),
    ]).toEqual(['请输入正确的手机号', '密码长度为6到18个字符', '请输入验证码', '请正确填写信息']);
    expect(sent).toEqual([]);
  });

  async function fill({ actor }: Awaited<ReturnType<typeof start>>) {
    actor.send({ type: 'field.edit', field: 'phone', value: ' 13800000001 ' });
    actor.send({ type: 'field.edit', field: 'password', value: 'demo1234' });
    actor.send({ type: 'field.edit', field: 'captcha', value: '7k2p' });
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'form.submit' });
    await settled();
  }

  it('sends once what was typed, hands on the token, closes and forgets the password', async () => {
    const run = await start(granted);
    await fill(run);
    expect(run.sent).toEqual([
      { phone: '13800000001', password: 'demo1234', captcha: '7k2p', captchaId: 'c-1', kind: 'buyer' },
    ]);
    expect(run.world.tokens).toEqual(['t-1']);
    expect(run.actor.getSnapshot().value).toBe('closed');
    expect(run.actor.getSnapshot().context.password).toBe('');
  });

  it('puts the refusal at its field and draws a new captcha', async () => {
    const run = await start(refusal('CAPTCHA_WRONG', '验证码错误'));
    await fill(run);
    const { context } = run.actor.getSnapshot();
    expect(context.problems).toEqual({ captcha: { code: 'CAPTCHA_WRONG', msg: '验证码错误' } });
    expect([context.captcha, context.password, context.picture?.captchaId, run.drawn()]).toEqual([
      '',
      'demo1234',
      'c-2',
      2,
    ]);
  });

  it('draws another captcha for the other kind of member', async () => {
    const run = await start(granted);
    run.actor.send({ type: 'kind.choose', kind: 'seller' });
    await settled();
    expect([run.actor.getSnapshot().context.kind, run.drawn()]).toEqual(['seller', 2]);
  });
});
