// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { RealNameDialog } from '../../web/src/features/accounts/RealNameDialog.tsx';
import {
  type Begun,
  type RealNameCheck,
  realNameMachine,
  type Verdict,
} from '../../web/src/features/accounts/realName.machine.ts';
import type { RealNameForm } from '../../web/src/features/accounts/realName.rules.ts';
import { selectScreen } from '../../web/src/features/accounts/realName.selectors.ts';
import { realNameProblemText, realNameText as text } from '../../web/src/features/accounts/realName.text.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import { uiText } from '../../web/src/ui/base/ui.text.ts';
import { manualClock } from '../support/manualClock.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
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

const ID_CARD = '11010519491231002X';
const check: RealNameCheck = {
  certifyId: 'z-1',
  url: 'https://provider.example/z-1',
  qrCode: 'https://provider.example/z-1',
  endsAt: Date.parse('2026-11-21T10:30:00+08:00'),
};
const failed: Verdict = { kind: 'failed', msg: '认证没有通过，请核对后重试' };
const passed: Verdict = { kind: 'passed', holder: '张*' };

type Snapshot = Parameters<typeof selectScreen>[0];

/** Wherever nothing is typed or sent, nothing of it is left. */
const wiped = ({ context: { realName, idCard, problems } }: Snapshot) =>
  expect([realName, idCard, problems]).toEqual(['', '', {}]);

const waiting = (snapshot: Snapshot) => {
  wiped(snapshot);
  expect(selectScreen(snapshot)).toBe('waiting');
  expect(snapshot.hasTag('checking')).toBe(false);
  expect(snapshot.can({ type: 'check.ask' })).toBe(true);
};

const over = (snapshot: Snapshot) => {
  wiped(snapshot);
  expect(snapshot.context.check).toBeNull();
};

const stateAssertions: StateAssertions<typeof realNameMachine, null> = {
  closed: wiped,
  'form.filling': (snapshot) => {
    expect(selectScreen(snapshot)).toBe('form');
    expect(snapshot.context.check).toBeNull();
  },
  'form.requestFailed': ({ context }) => expect(context.idCard).toBe(ID_CARD),
  beginning: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'form.submit' })).toBe(false);
    expect(snapshot.can({ type: 'check.close' })).toBe(false);
  },
  'waiting.pausing': (snapshot) => {
    waiting(snapshot);
    expect(snapshot.context.checks).toBeLessThan(5);
  },
  'waiting.pausingLonger': (snapshot) => {
    waiting(snapshot);
    expect(snapshot.context.checks).toBeLessThan(10);
  },
  'waiting.pausingLongest': waiting,
  'waiting.statusUnavailable': waiting,
  'waiting.hidden': waiting,
  'waiting.checking': (snapshot) => {
    wiped(snapshot);
    expect(snapshot.hasTag('checking')).toBe(true);
    expect(snapshot.can({ type: 'check.ask' })).toBe(false);
  },
  finalCheck: (snapshot) => {
    wiped(snapshot);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(selectScreen(snapshot)).toBe('waiting');
  },
  passed: (snapshot) => {
    over(snapshot);
    expect(snapshot.context.holder).toBe('张*');
    expect(snapshot.can({ type: 'form.again' })).toBe(false);
  },
  failed: (snapshot) => {
    over(snapshot);
    expect(snapshot.can({ type: 'form.again' })).toBe(true);
  },
  expired: (snapshot) => {
    over(snapshot);
    expect(snapshot.can({ type: 'form.again' })).toBe(true);
  },
};

const modelTest = createModelTest(realNameMachine, {
  outcomes: {
    beginRealName: {
      begun: { output: { kind: 'begun', check } },
      limited: { output: refusal('REAL_LIMIT', '今日认证次数已用完') },
      lost: { error: new Error('offline') },
    },
    confirmRealName: {
      passed: { output: passed },
      failed: { output: failed },
      pending: { output: { kind: 'pending' } },
      none: { output: { kind: 'none' } },
      refused: { output: refusal('PLATFORM_LIMIT', '平台接口繁忙，请稍后再试') },
      lost: { error: new Error('offline') },
    },
    finalStatusCheck: {
      passed: { output: passed },
      failed: { output: failed },
      lost: { error: new Error('offline') },
    },
    awaitExpiry: { over: { output: undefined } },
  },
  events: [
    { type: 'check.open', underWay: false },
    { type: 'check.open', underWay: true },
    { type: 'check.close' },
    { type: 'check.ask' },
    { type: 'form.again' },
    { type: 'field.edit', field: 'realName', value: '张三' },
    { type: 'field.edit', field: 'idCard', value: ID_CARD },
    { type: 'form.submit' },
    { type: 'tab.hidden' },
    { type: 'tab.shown' },
  ],
  limit: 5_000,
  key: ({ value, context: { realName, idCard, check: begun, checks } }) => [
    value,
    realName,
    idCard,
    begun?.certifyId,
    checks,
  ],
  equivalence: ({ value, context: { realName, idCard, check: begun } }) => [
    value,
    realName,
    idCard,
    begun?.certifyId,
  ],
  fixture: () => ({ world: null, machine: realNameMachine }),
});

describe('the real-name check: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const status = () => screen.getByRole('status').textContent;

const formShown = ({ context: { realName, idCard } }: Snapshot) =>
  expect([field(text.realName).value, field(text.idCard).value]).toEqual([realName, idCard]);

/** The way to the provider when this page began the check, else why there is none. */
const wayShown = ({ context: { check: begun } }: Snapshot) => {
  if (begun) expect(screen.getByRole('img', { name: text.qrCode })).toBeDefined();
  expect(screen.getByText(begun ? text.until(begun.endsAt) : text.resumed)).toBeDefined();
};

const waitingSeen = (snapshot: Snapshot) => {
  wayShown(snapshot);
  expect(status()).toBe(snapshot.context.manual ? text.notYet : text.waiting);
  expect(isBusy(button(text.iAmDone))).toBe(false);
};

const viewTest = createViewTest(modelTest, {
  view: (actor) => <RealNameDialog actor={actor} />,
  externalEvents: ['check.open', 'tab.hidden', 'tab.shown'],
  userActions: {
    'check.close': (_, snapshot) => {
      if (snapshot.matches('form')) press(button(text.cancel));
      else if (snapshot.matches('passed')) press(button(text.finish));
      else press(screen.getByLabelText(uiText.close));
    },
    'check.ask': () => press(button(text.iAmDone)),
    'form.again': (_, snapshot) => {
      if (snapshot.matches('failed')) press(button(text.again));
      else press(button(snapshot.matches('expired') ? text.restart : text.fillAgain));
    },
    'field.edit': ({ field: which, value }) => type(field(text[which]), value),
    'form.submit': () => submit(button(text.submit)),
  },
  // With the code in sight there is nothing to fill in again, and typing what stands there already is no typing.
  notOffered: (snapshot, event) =>
    event.type === 'form.again'
      ? snapshot.matches('waiting') && snapshot.context.check !== null
      : event.type === 'field.edit' && snapshot.context[event.field] === event.value,
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'form.filling': (snapshot) => {
      const { problems } = snapshot.context;
      formShown(snapshot);
      expect(isBusy(button(text.submit))).toBe(false);
      expect(alerts()).toEqual(
        (['realName', 'idCard', 'form'] as const).flatMap(
          (which) => realNameProblemText(which, problems[which]) ?? [],
        ),
      );
    },
    'form.requestFailed': (snapshot) => {
      formShown(snapshot);
      expect(alerts()).toEqual([text.requestFailed]);
    },
    beginning: (snapshot) => {
      formShown(snapshot);
      expect([isBusy(button(text.submit)), button(text.cancel).disabled]).toEqual([true, true]);
      expect(editableFields()).toEqual([]);
    },
    'waiting.pausing': waitingSeen,
    'waiting.pausingLonger': waitingSeen,
    'waiting.pausingLongest': waitingSeen,
    'waiting.hidden': waitingSeen,
    'waiting.statusUnavailable': (snapshot) => {
      wayShown(snapshot);
      expect(status()).toBe(snapshot.context.msg || text.statusUnavailable);
    },
    'waiting.checking': (snapshot) => {
      wayShown(snapshot);
      expect([status(), isBusy(button(text.iAmDone))]).toEqual([text.waiting, snapshot.context.manual]);
    },
    finalCheck: (snapshot) => {
      wayShown(snapshot);
      expect(isBusy(button(text.iAmDone))).toBe(true);
    },
    passed: () => expect(status()).toBe(`${text.passed}${text.passedWords('张*')}`),
    failed: () => expect(status()).toBe(`${text.failed}认证没有通过，请核对后重试`),
    expired: () => expect(status()).toBe(`${text.expired}${text.expiredWords}`),
  },
});

describe('the real-name check, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('the real-name check: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  function start({ begin = { kind: 'begun', check } as Begun, verdicts = [] as (Verdict | Error)[] } = {}) {
    const sent: RealNameForm[] = [];
    const checks: (string | null)[] = [];
    const clock = manualClock();
    let expire = () => {};
    const tab = { hide: () => {}, show: () => {}, watched: false };
    const actor = createActor(
      realNameMachine.provide({
        actors: {
          beginRealName: fromPromise<Begun, RealNameForm>(async ({ input }) => {
            sent.push(input);
            return begin;
          }),
          confirmRealName: fromPromise<Verdict, { certifyId: string | null }>(async ({ input }) => {
            checks.push(input.certifyId);
            const verdict = verdicts.shift() ?? { kind: 'pending' };
            if (verdict instanceof Error) throw verdict;
            return verdict;
          }),
          awaitExpiry: fromPromise<void, { endsAt: number | null }>(
            ({ input }) =>
              new Promise((resolve) => {
                expect(input.endsAt).toBe(sent.length > 0 ? check.endsAt : null);
                expire = resolve;
              }),
          ),
          watchTab: fromCallback(({ sendBack }) => {
            tab.watched = true;
            tab.hide = () => sendBack({ type: 'tab.hidden' });
            tab.show = () => sendBack({ type: 'tab.shown' });
            return () => {
              tab.watched = false;
            };
          }),
        },
      }),
      { clock },
    ).start();
    return {
      actor,
      sent,
      checks,
      tab,
      pass: async (delay: number) => {
        clock.fire(delay);
        await settled();
      },
      expire: async () => {
        expire();
        await settled();
      },
      screen: () => selectScreen(actor.getSnapshot()),
      state: () => actor.getSnapshot().value,
      context: () => actor.getSnapshot().context,
    };
  }

  async function submit({ actor }: ReturnType<typeof start>) {
    actor.send({ type: 'check.open', underWay: false });
    actor.send({ type: 'field.edit', field: 'realName', value: ' 张三 ' });
    actor.send({ type: 'field.edit', field: 'idCard', value: '110105 19491231 002x' });
    actor.send({ type: 'form.submit' });
    await settled();
  }

  it('says what is wrong at every field, and sends nothing', () => {
    const { actor, sent, context } = start();
    actor.send({ type: 'check.open', underWay: false });
    actor.send({ type: 'field.edit', field: 'idCard', value: '110105194912310021' });
    actor.send({ type: 'form.submit' });
    const { problems } = context();
    expect([
      realNameProblemText('realName', problems.realName),
      realNameProblemText('idCard', problems.idCard),
    ]).toEqual(['请输入真实姓名', '请输入正确的身份证号']);
    expect(sent).toEqual([]);
  });

  it('goes from the form over the wait to passed, and keeps nothing of the card', async () => {
    const run = start({ verdicts: [{ kind: 'pending' }, passed] });
    await submit(run);
    expect(run.sent).toEqual([{ realName: '张三', idCard: ID_CARD }]);
    expect([run.screen(), run.context().check, run.context().idCard]).toEqual(['waiting', check, '']);
    await run.pass(3_000);
    await run.pass(3_000);
    expect([run.screen(), run.checks, run.context().holder]).toEqual(['passed', ['z-1', 'z-1'], '张*']);
    run.actor.send({ type: 'check.close' });
    expect(run.state()).toBe('closed');
  });

  it('offers another try when it failed', async () => {
    const run = start({ verdicts: [failed] });
    await submit(run);
    await run.pass(3_000);
    expect([run.screen(), run.context().msg]).toEqual(['failed', '认证没有通过，请核对后重试']);
    run.actor.send({ type: 'form.again' });
    expect([run.screen(), run.context().check]).toEqual(['form', null]);
  });

  it('checks once more when the time is over, and can then be started again', async () => {
    const run = start();
    await submit(run);
    await run.expire();
    expect([run.screen(), run.checks]).toEqual(['expired', ['z-1']]);
    run.actor.send({ type: 'form.again' });
    expect(run.screen()).toBe('form');
  });

  it('does not lose who passed in the last second', async () => {
    const run = start({ verdicts: [passed] });
    await submit(run);
    await run.expire();
    expect(run.screen()).toBe('passed');
  });

  it.each([
    ['REAL_LIMIT', 'form', '今日认证次数已用完'],
    ['ID_CARD_LIMIT', 'idCard', '该身份证认证的账号已达上限'],
    ['NOT_CONFIGURED', 'form', '该功能暂未开通，请联系客服'],
  ] as const)('shows the refusal %s at %s', async (errorKey, field, msg) => {
    const run = start({ begin: refusal(errorKey, msg) as Refusal });
    await submit(run);
    expect(run.state()).toEqual({ form: 'filling' });
    expect(run.context().problems).toEqual({ [field]: { code: errorKey, msg } });
    expect(run.context().realName).toBe(' 张三 ');
  });

  it('asks less often the longer it takes', async () => {
    const run = start();
    await submit(run);
    for (const delay of [3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 10, 10, 10]) await run.pass(delay * 1_000);
    expect(run.checks).toHaveLength(13);
  });

  it('asks at once when the person says so, and tells that nothing came yet', async () => {
    const run = start();
    await submit(run);
    run.actor.send({ type: 'check.ask' });
    run.actor.send({ type: 'check.ask' });
    await settled();
    expect([run.checks, run.context().manual]).toEqual([['z-1'], true]);
    await run.pass(3_000);
    expect([run.checks.length, run.context().manual]).toEqual([2, false]);
  });

  it('goes on asking after an answer was lost or refused', async () => {
    const busy = refusal('PLATFORM_LIMIT', '平台接口繁忙，请稍后再试') as Refusal;
    const run = start({ verdicts: [new Error('offline'), busy, passed] });
    await submit(run);
    await run.pass(3_000);
    expect([run.state(), run.context().msg]).toEqual([{ waiting: 'statusUnavailable' }, '']);
    await run.pass(10_000);
    expect([run.state(), run.context().msg]).toEqual([{ waiting: 'statusUnavailable' }, busy.msg]);
    await run.pass(10_000);
    expect(run.screen()).toBe('passed');
  });

  it('asks nothing while the page is hidden, and at once when it is back', async () => {
    const run = start();
    await submit(run);
    run.tab.hide();
    await expect(run.pass(3_000)).rejects.toThrow('timers');
    expect(run.checks).toEqual([]);
    run.tab.show();
    await settled();
    expect(run.checks).toEqual(['z-1']);
  });

  it('stops asking when it is left, and goes on with the same check', async () => {
    const run = start();
    await submit(run);
    await run.pass(3_000);
    run.actor.send({ type: 'check.close' });
    await expect(run.pass(3_000)).rejects.toThrow('timers');
    expect([run.checks.length, run.tab.watched]).toEqual([1, false]);
    run.actor.send({ type: 'check.open', underWay: true });
    await settled();
    expect([run.screen(), run.context().check, run.checks.length]).toEqual(['waiting', check, 2]);
  });

  it('goes on without the code when the check was begun elsewhere, or asks for the form', async () => {
    const run = start({ verdicts: [{ kind: 'pending' }, { kind: 'none' }] });
    run.actor.send({ type: 'check.open', underWay: true });
    await settled();
    expect([run.screen(), run.checks, run.context().check]).toEqual(['waiting', [null], null]);
    await run.pass(3_000);
    expect(run.screen()).toBe('form');
  });
});
