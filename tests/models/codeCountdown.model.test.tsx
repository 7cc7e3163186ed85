// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import {
  codeCountdownMachine,
  type SentCode,
} from '../../web/src/features/codeCountdown/codeCountdown.machine.ts';
import { selectResendAt } from '../../web/src/features/codeCountdown/codeCountdown.selectors.ts';
import { codeSender } from '../../web/src/features/codeCountdown/codeSender.ts';
import { createWaitStore } from '../../web/src/features/codeCountdown/waitStore.ts';
// Loaded when it first opens: here it is there already.
import '../../web/src/features/loginDialog/LoginDialog.tsx';
import { loginDialogMachine } from '../../web/src/features/loginDialog/loginDialog.machine.ts';
import { loginText } from '../../web/src/features/loginDialog/loginDialog.text.ts';
import type { MemberKind } from '../../web/src/features/loginDialog/loginDialog.types.ts';
import type { DrawnCaptcha } from '../../web/src/fields/captcha.ts';
import type { CodeForm, CodeOutcome } from '../../web/src/fields/codeRequest.ts';
import { credentialProblemText } from '../../web/src/fields/credentials.text.ts';
import { captchaFieldText, codeFieldText as text } from '../../web/src/fields/fields.text.ts';
import type { CodeScene } from '../../web/src/graphql/generated/graphql.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import { memoryStorage, type StorageArea } from '../../web/src/lib/storage.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { uncoveredByAll } from '../support/uncoveredByAll.ts';
import { button, createViewTest, hosted, isBusy, press, type } from '../support/viewTest.tsx';
import { opening, picture } from './loginDialog.samples.ts';

const request = { type: 'code.request', phone: '13800000001', captcha: '7k2p', captchaId: 'c-1' } as const;
const wrongCaptcha = refusal('CAPTCHA_WRONG', '验证码错误');

interface World {
  remembered: number[];
}

/** In the test the wait has the length that the manual clock expects. */
const bare = codeCountdownMachine.provide({ delays: { untilResend: 59_000 } });

function fixture() {
  const world: World = { remembered: [] };
  const machine = bare.provide({
    actions: {
      rememberWait: (_, { resendAt }) => void world.remembered.push(resendAt ?? 0),
    },
  });
  return { world, machine };
}

const canRequestCode = (snapshot: SnapshotFrom<typeof codeCountdownMachine>) => snapshot.can(request);

const stateAssertions: StateAssertions<typeof codeCountdownMachine, World> = {
  deciding: () => expect.unreachable('decides at once'),
  'ready.idle': (snapshot) => {
    expect([canRequestCode(snapshot), snapshot.hasTag('busy')]).toEqual([true, false]);
    expect(snapshot.context.problems).toEqual({});
  },
  'ready.refused': (snapshot) => {
    expect(canRequestCode(snapshot)).toBe(true);
    expect(Object.keys(snapshot.context.problems)).toEqual(expect.arrayContaining(['captcha']));
  },
  'ready.requestFailed': (snapshot) => {
    expect(canRequestCode(snapshot)).toBe(true);
    expect(snapshot.context.problems).toEqual({ phoneCode: { code: 'unsent' } });
  },
  sending: (snapshot) => {
    expect([canRequestCode(snapshot), snapshot.hasTag('busy')]).toEqual([false, true]);
    expect(snapshot.context.problems).toEqual({});
  },
  waiting: (snapshot, { remembered }) => {
    expect([canRequestCode(snapshot), snapshot.hasTag('busy')]).toEqual([false, false]);
    expect(remembered.at(-1)).toBe(selectResendAt(snapshot));
  },
};

const modelTest = (resendAt: number | null) =>
  createModelTest(bare, {
    input: { scene: 'REGISTER', resendAt },
    outcomes: {
      sendCode: {
        sent: { output: { kind: 'sent' } },
        refused: { output: wrongCaptcha },
        lost: { error: new Error('offline') },
      },
    },
    events: [request, { ...request, phone: '138', captcha: '' }],
    limit: 100,
    key: ({ value, context }) => [value, Object.keys(context.problems)],
    fixture,
  });

const fresh = modelTest(null);
const restored = modelTest(1_790_000_000_000);

describe('code countdown: paths of the machine', () => {
  it.each(fresh.paths)('passes the state assertions, nothing remembered, along $title', (path) =>
    path.run(undefined, stateAssertions),
  );
  it.each(restored.paths)('passes the state assertions, a wait remembered, along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => {
    expect(uncoveredByAll([fresh.uncovered(), restored.uncovered()])).toEqual([]);
  });
});

const field = (label: string) => screen.getByRole('textbox', { name: label });
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

/** The dialog that signs people up, as the page binds it to who sends its codes. */
function signingUp(countdown: ActorRefFrom<typeof codeCountdownMachine>) {
  const codes = codeSender(countdown);
  const dialog = createActor(
    loginDialogMachine.provide({
      actors: {
        drawCaptcha: fromPromise<DrawnCaptcha, { kind: MemberKind }>(async () => picture),
        subscribeToCode: fromCallback(({ sendBack }) => codes.subscribe(sendBack)),
      },
      actions: {
        requestCode: ({ context: { phone, captcha, picture: drawn } }) =>
          codes.request({ phone, captcha, captchaId: drawn?.captchaId ?? '' }),
      },
    }),
    { input: { superId: null } },
  ).start();
  dialog.send({ ...opening, mode: 'register' });
  return dialog;
}

const said: (snapshot: SnapshotFrom<typeof codeCountdownMachine>) => void = ({ context: { problems } }) => {
  const words = (['phone', 'captcha', 'phoneCode', 'form'] as const).flatMap(
    (which) => credentialProblemText(which, problems[which]) ?? [],
  );
  expect(alerts()).toEqual([...words, ...(problems.form ? [] : [''])]);
  const send = button(text.send);
  expect([send.disabled, isBusy(send)]).toEqual([false, false]);
};

const seen = [fresh, restored].map((walked) =>
  createViewTest(walked, {
    // The dialog stands above every page.
    view: () => null,
    externalEvents: [],
    userActions: {
      'code.request': ({ phone, captcha }) => {
        type(field(loginText.phone), phone);
        type(field(captchaFieldText.label), captcha);
        press(button(text.send));
      },
    },
    stateAssertions: {
      deciding: () => expect.unreachable('decides at once'),
      'ready.idle': said,
      'ready.refused': said,
      'ready.requestFailed': said,
      sending: () => expect([isBusy(button(text.send)), alerts()]).toEqual([true, ['']]),
      waiting: () => expect([button(/^\d+秒后重新发送$/).disabled, alerts()]).toEqual([true, ['']]),
    },
    system: (countdown) => ({
      codeCountdown: () => countdown,
      loginDialog: hosted(signingUp(countdown)),
    }),
  }),
);

describe('code countdown, in the dialog that signs people up', () => {
  // The seconds that the button counts must not pass between two steps.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it.each(seen.flatMap(({ paths }) => paths))('shows every state along $title', (path) => path.run());

  it('covers every state and transition', () => {
    expect(uncoveredByAll(seen.map(({ uncovered }) => uncovered()))).toEqual([]);
  });
});

describe('code countdown: scenarios', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00+08:00') }));
  afterEach(() => void vi.useRealTimers());

  /** The page as it loads, with what it remembers. */
  function load(area: StorageArea, scene: CodeScene, answers: (SentCode | Error)[] = []) {
    const waits = createWaitStore(area, scene);
    const sent: object[] = [];
    const told: CodeOutcome[] = [];
    const actor = createActor(
      codeCountdownMachine.provide({
        actors: {
          sendCode: fromPromise<SentCode, CodeForm & { scene: CodeScene }>(async ({ input }) => {
            sent.push(input);
            const answer = answers.shift() ?? { kind: 'sent' };
            if (answer instanceof Error) throw answer;
            return answer;
          }),
        },
        actions: {
          rememberWait: (_, { resendAt }) => {
            if (resendAt !== null) waits.save(resendAt);
          },
        },
      }),
      { input: { scene, resendAt: waits.load() } },
    );
    actor.on('*', (outcome) => void told.push(outcome));
    actor.start();
    return { actor, sent, told, waits: () => selectResendAt(actor.getSnapshot()) !== null };
  }

  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

  it('sends, and accepts no second request for 59 seconds', async () => {
    const { actor, sent, told, waits } = load(memoryStorage(), 'REGISTER');
    actor.send(request);
    actor.send(request);
    await pass(0);
    actor.send(request);
    expect(sent).toEqual([{ scene: 'REGISTER', phone: '13800000001', captcha: '7k2p', captchaId: 'c-1' }]);
    expect(told).toEqual([{ type: 'code.sent' }]);
    expect(selectResendAt(actor.getSnapshot())).toBe(Date.parse('2026-11-21T10:00:59+08:00'));
    await pass(58);
    expect(waits()).toBe(true);
    await pass(1);
    expect(waits()).toBe(false);
    actor.send(request);
    expect(sent).toHaveLength(2);
  });

  it('keeps counting down after a reload, for its own scene only', async () => {
    const area = memoryStorage();
    load(area, 'FIND_PASSWORD').actor.send(request);
    await pass(20);
    const reloaded = load(area, 'FIND_PASSWORD');
    reloaded.actor.send(request);
    expect([reloaded.waits(), reloaded.sent, load(area, 'REGISTER').waits()]).toEqual([true, [], false]);
    await pass(39);
    expect([reloaded.waits(), load(area, 'FIND_PASSWORD').waits()]).toEqual([false, false]);
  });

  it('remembers no wait from a clock that has been set back', async () => {
    const area = memoryStorage();
    load(area, 'LOGIN').actor.send(request);
    await pass(0);
    vi.setSystemTime(Date.parse('2026-11-21T08:00:00+08:00'));
    expect(createWaitStore(area, 'LOGIN').load()).toBeNull();
  });

  it.each([
    [{ phone: '' }, { phone: { code: 'required' } }],
    [{ phone: '138' }, { phone: { code: 'length' } }],
    [{ captcha: '' }, { captcha: { code: 'required' } }],
    [{ captchaId: '' }, { captcha: { code: 'noPicture' } }],
  ])('says of %o what is missing, and sends nothing', async (change, problems) => {
    const { actor, sent, told } = load(memoryStorage(), 'REGISTER');
    actor.send({ ...request, ...change });
    await pass(0);
    expect([sent, told]).toEqual([[], [{ type: 'code.refused', problems, spent: false }]]);
  });

  it.each<[Refusal | Error, object]>([
    [wrongCaptcha, { captcha: { code: 'CAPTCHA_WRONG', msg: '验证码错误' } }],
    [refusal('PHONE_CODE_LIMIT', '太频繁'), { phoneCode: { code: 'PHONE_CODE_LIMIT', msg: '太频繁' } }],
    [refusal('BAD_PARAM', '参数错误'), { form: { code: 'BAD_PARAM', msg: '参数错误' } }],
    [new Error('offline'), { phoneCode: { code: 'unsent' } }],
  ])('says where %o belongs, and may be asked again at once', async (answer, problems) => {
    const { actor, told, waits } = load(memoryStorage(), 'REGISTER', [answer]);
    actor.send(request);
    await pass(0);
    expect([told, waits()]).toEqual([[{ type: 'code.refused', problems, spent: true }], false]);
    actor.send(request);
    await pass(0);
    expect([told.at(-1), waits()]).toEqual([{ type: 'code.sent' }, true]);
  });
});
