import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type ChangeOutcome,
  changePasswordMachine,
} from '../../web/src/features/account/changePassword.machine.ts';
import type { PasswordField, PasswordForm } from '../../web/src/features/account/changePassword.rules.ts';
import { changeProblemText } from '../../web/src/features/account/changePassword.text.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import { type Sights, walkOf } from '../support/walk.ts';

const form: PasswordForm = { oldPassword: 'demo1234', password: 'orange99', repassword: 'orange99' };

interface World {
  announced: number;
}

function stage() {
  const world: World = { announced: 0 };
  const announce = () => {
    world.announced += 1;
  };
  return { world, machine: changePasswordMachine.provide({ actions: { announce } }) };
}

const sights: Sights<typeof changePasswordMachine, World> = {
  closed: ({ context }) =>
    expect(context).toEqual({ oldPassword: '', password: '', repassword: '', problems: {} }),
  'form.filling': (snapshot) => expect(snapshot.can({ type: 'form.submit' })).toBe(true),
  'form.broken': ({ context }) => expect(context.password).toBe('orange99'),
  submitting: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.context.problems).toEqual({});
    expect(snapshot.can({ type: 'form.submit' })).toBe(false);
    expect(snapshot.can({ type: 'dialog.close' })).toBe(false);
  },
};

const walk = walkOf(changePasswordMachine, {
  gates: {
    changePassword: {
      changed: { output: { kind: 'changed' } },
      wrong: { output: refusal('OLD_PASSWORD_WRONG', '原密码错误') },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'dialog.open' },
    { type: 'dialog.close' },
    ...Object.entries(form).map(([field, value]) => ({
      type: 'field.edit' as const,
      field: field as PasswordField,
      value,
    })),
    { type: 'form.submit' },
  ],
  limit: 500,
  key: ({ value, context: { oldPassword, password, repassword } }) => [
    value,
    oldPassword,
    password,
    repassword,
  ],
  stage,
});

describe('changing the password, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

describe('changing the password, pinned', () => {
  const settled = () => new Promise(setImmediate);

  function start(outcome: ChangeOutcome = { kind: 'changed' }) {
    const sent: PasswordForm[] = [];
    const { world, machine } = stage();
    const actor = createActor(
      machine.provide({
        actors: {
          changePassword: fromPromise<ChangeOutcome, PasswordForm>(async ({ input }) => {
            sent.push(input);
            return outcome;
          }),
        },
      }),
    ).start();
    const fill = async (typed: Partial<PasswordForm>) => {
      actor.send({ type: 'dialog.open' });
      for (const [field, value] of Object.entries({ ...form, ...typed })) {
        actor.send({ type: 'field.edit', field: field as PasswordField, value });
      }
      actor.send({ type: 'form.submit' });
      actor.send({ type: 'form.submit' });
      await settled();
    };
    const said = () => {
      const { problems } = actor.getSnapshot().context;
      return Object.entries(problems).map(([field, problem]) => [
        field,
        changeProblemText(field as PasswordField, problem),
      ]);
    };
    return { actor, sent, world, fill, said };
  }

  it('sends once what was typed, says so, closes and forgets', async () => {
    const { actor, sent, world, fill } = start();
    await fill({});
    expect(sent).toEqual([form]);
    expect(world.announced).toBe(1);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it.each([
    [{ oldPassword: '' }, 'oldPassword', '请输入密码'],
    [{ password: 'short', repassword: 'short' }, 'password', '密码长度为6到18个字符'],
    [{ password: '1'.repeat(19) }, 'password', '密码长度为6到18个字符'],
    [{ repassword: 'orange98' }, 'repassword', '两次输入的密码不一致'],
  ])('does not send %o: %s %s', async (typed, field, words) => {
    const { sent, fill, said } = start();
    await fill(typed);
    expect(said()).toContainEqual([field, words]);
    expect(sent).toEqual([]);
  });

  it.each([
    ['OLD_PASSWORD_WRONG', 'oldPassword', '原密码错误'],
    ['LOGIN_LOCKED', 'oldPassword', '登录失败次数过多，请15分钟后再试'],
    ['PASSWORD_COMMON', 'password', '密码过于简单，请换一个'],
    ['RATE_LIMITED', 'form', '操作过于频繁，请稍后再试'],
  ])('shows the refusal %s at %s and keeps what was typed', async (errorKey, field, msg) => {
    const { actor, fill, said } = start(refusal(errorKey, msg) as Refusal);
    await fill({});
    expect(said()).toEqual([[field, msg]]);
    expect(actor.getSnapshot().context).toMatchObject(form);
    actor.send({ type: 'dialog.close' });
    expect(actor.getSnapshot().context.password).toBe('');
  });
});
