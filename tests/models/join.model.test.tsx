// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ApplicationCard } from '../../web/src/features/joins/ApplicationCard.tsx';
import { type Applied, type ApplyInput, joinMachine } from '../../web/src/features/joins/join.machine.ts';
import type { JoinDraft } from '../../web/src/features/joins/join.rules.ts';
import { joinProblemText, joinText as text } from '../../web/src/features/joins/join.text.ts';
import type { DrawnCaptcha } from '../../web/src/fields/captcha.ts';
import { captchaFieldText as captchaText } from '../../web/src/fields/fields.text.ts';
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

const picture = { captchaId: 'c-1', picPath: 'data:image/png;base64,AA' };
const written = { name: '王先生', phone: '13800000001', city: '', remark: '' };

interface World {
  /** Null once it was forgotten. */
  draft: JoinDraft | null;
}

function fixture() {
  const world: World = { draft: written };
  const machine = joinMachine.provide({
    actions: {
      saveDraft: (_, draft) => {
        world.draft = draft;
      },
      clearDraft: () => {
        world.draft = null;
      },
    },
  });
  return { world, machine };
}

const events = [
  { type: 'field.edit', field: 'phone', value: '' },
  { type: 'field.edit', field: 'phone', value: '13800000001' },
  { type: 'field.edit', field: 'captcha', value: '7k2p' },
  { type: 'captcha.refresh' },
  { type: 'form.submit' },
] as const;

const stateAssertions = {
  'applying.form.filling': (snapshot, { draft }) => {
    expect(acceptedEvents(snapshot, events)).toEqual(['field.edit', 'captcha.refresh', 'form.submit']);
    expect(draft?.phone).toBe(snapshot.context.phone);
  },
  'applying.form.submitting': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.context.problems).toEqual({});
    expect(snapshot.context.phone).toBe(written.phone);
  },
  'applying.form.requestFailed': (snapshot, { draft }) => {
    expect(snapshot.hasTag('busy')).toBe(false);
    expect([snapshot.context.captcha, draft]).toEqual(['', written]);
  },
  'applying.picture.drawing': ({ context }) => expect(context.picture).toBeNull(),
  'applying.picture.shown': ({ context }) => expect(context.picture).toEqual(picture),
  'applying.picture.missing': ({ context }) => expect(context.picture).toBeNull(),
  applied: (snapshot, { draft }) => {
    expect([draft, acceptedEvents(snapshot, events)]).toEqual([null, []]);
  },
} satisfies StateAssertions<typeof joinMachine, World>;

const modelTest = createModelTest(joinMachine, {
  input: { draft: written },
  outcomes: {
    drawCaptcha: {
      drawn: { output: { kind: 'drawn', ...picture } },
      refused: { output: refusal('RATE_LIMITED') },
      lost: { error: new Error('offline') },
    },
    createJoin: {
      applied: { output: { kind: 'applied' } },
      refused: { output: refusal('CAPTCHA_WRONG', '验证码错误') },
      lost: { error: new Error('offline') },
    },
  },
  events,
  limit: 500,
  key: ({ value, context: { phone, captcha, problems } }) => [value, phone, captcha, Object.keys(problems)],
  fixture,
});

describe('application for a branch site: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const drawn = () => screen.queryByRole('img', { name: captchaText.alt });
const fields = ['name', 'phone', 'city', 'remark', 'captcha', 'form'] as const;

const viewTest = createViewTest(modelTest, {
  view: (actor) => <ApplicationCard actor={actor} />,
  externalEvents: [],
  userActions: {
    'field.edit': ({ field: which, value }) =>
      type(field(which === 'phone' ? text.phone : captchaText.label), value),
    'captcha.refresh': () => press(button(captchaText.refresh)),
    'form.submit': () => submit(button(text.submit)),
  },
  // Typing what stands there already is no typing.
  notOffered: ({ context }, event) => event.type === 'field.edit' && context[event.field] === event.value,
  stateAssertions: {
    'applying.form.filling': ({ context: { phone, captcha, problems } }) => {
      expect([field(text.phone).value, field(captchaText.label).value]).toEqual([phone, captcha]);
      expect(isBusy(button(text.submit))).toBe(false);
      expect(alerts()).toEqual(fields.flatMap((one) => joinProblemText(one, problems[one]) ?? []));
    },
    'applying.form.submitting': () => {
      expect([isBusy(button(text.submit)), alerts()]).toEqual([true, []]);
      expect(editableFields()).toEqual([]);
    },
    'applying.form.requestFailed': () =>
      expect([isBusy(button(text.submit)), alerts()]).toEqual([false, [text.requestFailed]]),
    'applying.picture.drawing': () =>
      expect([drawn(), screen.queryByText(captchaText.missing)]).toEqual([null, null]),
    'applying.picture.shown': () => expect(drawn()?.getAttribute('src')).toBe(picture.picPath),
    'applying.picture.missing': () =>
      expect([drawn(), screen.getByText(captchaText.missing)]).toEqual([null, expect.anything()]),
    applied: () => {
      expect(screen.getByRole('status').textContent).toContain(text.appliedHint(written.phone));
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  },
});

describe('application for a branch site, in its card', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('application for a branch site: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  async function start(answer: Applied | Error, draft: JoinDraft | null = null) {
    const sent: ApplyInput[] = [];
    const clock = new SimulatedClock();
    let drawn = 0;
    const { world, machine } = fixture();
    const actor = createActor(
      machine.provide({
        actors: {
          drawCaptcha: fromPromise<DrawnCaptcha>(async () => {
            drawn += 1;
            return { kind: 'drawn', ...picture, captchaId: `c-${drawn}` };
          }),
          createJoin: fromPromise<Applied, ApplyInput>(async ({ input }) => {
            sent.push(input);
            if (answer instanceof Error) throw answer;
            return answer;
          }),
        },
      }),
      { input: { draft }, clock },
    ).start();
    await settled();
    const typeIn = (
      field: keyof ApplyInput & ('name' | 'phone' | 'city' | 'remark' | 'captcha'),
      value: string,
    ) => actor.send({ type: 'field.edit', field, value });
    const submit = async () => {
      actor.send({ type: 'form.submit' });
      actor.send({ type: 'form.submit' });
      await settled();
    };
    return { actor, sent, world, clock, type: typeIn, submit, drawn: () => drawn };
  }

  it('says at every field what is wrong, and sends nothing', async () => {
    const { actor, sent, type, submit } = await start({ kind: 'applied' });
    type('phone', '1380000');
    type('city', '城'.repeat(31));
    type('remark', '字'.repeat(501));
    await submit();
    const { problems } = actor.getSnapshot().context;
    const fields = ['name', 'phone', 'city', 'remark', 'captcha', 'form'] as const;
    expect(fields.map((field) => joinProblemText(field, problems[field]))).toEqual([
      '请输入称呼',
      '请输入正确的手机号',
      '所在城市最多30个字',
      '补充说明最多500个字',
      '请输入验证码',
      null,
    ]);
    expect(sent).toEqual([]);
  });

  it('sends once what was typed, without its spaces, and forgets the draft', async () => {
    const { actor, sent, world, type, submit } = await start({ kind: 'applied' });
    type('name', ' 王先生 ');
    type('phone', '+86 138-0000 0001');
    type('city', '浙江金华 ');
    expect(world.draft).toEqual({
      name: ' 王先生 ',
      phone: '+86 138-0000 0001',
      city: '浙江金华 ',
      remark: '',
    });
    type('captcha', ' 7k2p');
    await submit();
    expect(sent).toEqual([
      {
        ...{ name: '王先生', phone: '13800000001', city: '浙江金华', remark: '' },
        ...{ captcha: '7k2p', captchaId: 'c-1' },
      },
    ]);
    expect([actor.getSnapshot().value, world.draft]).toEqual(['applied', null]);
  });

  it('goes on with the draft of before, and never with its captcha', async () => {
    const { actor } = await start({ kind: 'applied' }, { ...written, city: '杭州' });
    const { name, phone, city, remark, captcha } = actor.getSnapshot().context;
    expect({ name, phone, city, remark, captcha }).toEqual({ ...written, city: '杭州', captcha: '' });
  });

  it.each([
    ['CAPTCHA_WRONG', '验证码错误', 'captcha', '验证码错误'],
    ['CAPTCHA_EXPIRED', '验证码已过期，请刷新', 'captcha', '验证码已过期，请刷新'],
    ['BAD_PARAM', '参数错误：phone', 'phone', '请输入正确的手机号'],
    ['RATE_LIMITED', '操作过于频繁，请稍后再试', 'form', '操作过于频繁，请稍后再试'],
  ] as const)('puts %s where it belongs, and draws another picture', async (key, msg, field, words) => {
    const { actor, type, submit, drawn, sent } = await start(refusal(key, msg, { field: 'phone' }), written);
    type('captcha', '7k2p');
    await submit();
    const { problems, captcha, picture: shown } = actor.getSnapshot().context;
    expect(Object.keys(problems)).toEqual([field]);
    expect(joinProblemText(field, problems[field])).toBe(words);
    expect([captcha, shown?.captchaId, drawn(), sent.length]).toEqual(['', 'c-2', 2, 1]);
  });

  it('draws another picture when the answer was lost, and keeps what was written', async () => {
    const { actor, world, type, submit, drawn } = await start(new Error('offline'), written);
    type('captcha', '7k2p');
    await submit();
    expect([actor.getSnapshot().matches({ applying: { form: 'requestFailed' } }), drawn()]).toEqual([
      true,
      2,
    ]);
    expect(world.draft).toEqual(written);
  });

  it('draws another picture before the server forgets the first', async () => {
    const { clock, drawn } = await start({ kind: 'applied' });
    clock.increment(110_000);
    await settled();
    expect(drawn()).toBe(2);
  });
});
