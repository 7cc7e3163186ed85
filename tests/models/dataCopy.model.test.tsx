// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ExportAnswer } from '../../web/src/exports/exporting.machine.ts';
import { DataCopyDialog } from '../../web/src/features/accounts/DataCopyDialog.tsx';
import { dataCopyMachine } from '../../web/src/features/accounts/dataCopy.machine.ts';
import { dataCopyText as text } from '../../web/src/features/accounts/dataCopy.text.ts';
import type { DrawnCaptcha } from '../../web/src/fields/captcha.ts';
import { credentialProblemText } from '../../web/src/fields/credentials.text.ts';
import { maskedPhone } from '../../web/src/fields/credentials.ts';
import { captchaFieldText, codeFieldText } from '../../web/src/fields/fields.text.ts';
import type { ProofField } from '../../web/src/flows/codeProof.ts';
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

const phone = '13800000001';
const picture = { captchaId: 'c-1', picPath: 'data:image/png;base64,AA' };
const typed: Record<ProofField, string> = { captcha: '7k2p', phoneCode: '024680' };
const FIELDS = Object.keys(typed) as ProofField[];
const file: ExportAnswer = { kind: 'done', url: '/files/exports/t1/a.xlsx', fileName: '个人信息副本.xlsx' };
const blank = { phone: '', captcha: '', phoneCode: '', problems: {}, picture: null, codeSent: false };

interface World {
  handed: ExportAnswer[];
  requests: object[];
}

function fixture() {
  const world: World = { handed: [], requests: [] };
  const machine = dataCopyMachine.provide({
    actions: {
      passToExports: (_, answer) => void world.handed.push(answer),
      requestCode: (_, form) => void world.requests.push(form),
    },
  });
  return { world, machine };
}

const events = [
  { type: 'editor.open' as const, phone },
  { type: 'editor.close' as const },
  ...FIELDS.map((field) => ({ type: 'field.edit' as const, field, value: typed[field] })),
  { type: 'captcha.refresh' as const },
  { type: 'code.request' as const },
  { type: 'code.sent' as const },
  { type: 'code.refused' as const, problems: { captcha: { code: 'required' } }, spent: false },
  { type: 'code.refused' as const, problems: { captcha: { code: 'CAPTCHA_WRONG' } }, spent: true },
  { type: 'form.save' as const },
];

type Sight = StateAssertions<typeof dataCopyMachine, World>['closed'];

const whileHearing = ['captcha.refresh', 'code.refused', 'code.sent'];

const editing: Sight = (snapshot) => {
  expect([snapshot.hasTag('busy'), snapshot.context.phone]).toEqual([false, phone]);
  expect(acceptedEvents(snapshot, events).sort()).toEqual(
    [...whileHearing, 'code.request', 'editor.close', 'field.edit', 'form.save'].sort(),
  );
};
const shows =
  (expected: object | null): Sight =>
  ({ context }) =>
    expect(context.picture).toEqual(expected);

const stateAssertions: StateAssertions<typeof dataCopyMachine, World> = {
  closed: (snapshot) => {
    expect(snapshot.context).toEqual(blank);
    expect(acceptedEvents(snapshot, events)).toEqual(['editor.open']);
  },
  'open.form.editing.filling': editing,
  'open.form.editing.failed': editing,
  'open.form.submitting': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(acceptedEvents(snapshot, events).sort()).toEqual(whileHearing);
  },
  'open.proof.drawing': shows(null),
  'open.proof.shown': shows(picture),
  'open.proof.missing': shows(null),
};

const offline = { error: new Error('offline') };

const modelTest = createModelTest(dataCopyMachine, {
  outcomes: {
    drawCaptcha: {
      drawn: { output: { kind: 'drawn', ...picture } },
      refused: { output: refusal('RATE_LIMITED') },
      lost: offline,
    },
    exportData: {
      done: { output: file },
      wrong: { output: refusal('PHONE_CODE_WRONG', '短信验证码错误') },
      lost: offline,
    },
  },
  events,
  limit: 2_000,
  key: ({ value, context }) => [value, context.codeSent, FIELDS.map((field) => context[field] !== '')],
  equivalence: ({ value, context }) => [value, context.codeSent],
  fixture,
});

describe('asking for a copy of the own data: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const labels: Record<ProofField, string> = {
  captcha: captchaFieldText.label,
  phoneCode: codeFieldText.label,
};
const field = (which: ProofField) => screen.queryByLabelText<HTMLInputElement>(labels[which]);
const drawn = () => screen.queryByRole('img', { name: captchaFieldText.alt });

type Look = (snapshot: Parameters<Sight>[0]) => void;

const typedShown: Look = ({ context }) =>
  expect(FIELDS.map((which) => field(which)?.value)).toEqual(FIELDS.map((which) => context[which]));

const viewTest = createViewTest(modelTest, {
  view: (actor) => <DataCopyDialog actor={actor} />,
  externalEvents: ['editor.open', 'code.sent', 'code.refused'],
  userActions: {
    'editor.close': () => press(button(text.cancel)),
    'field.edit': ({ field: which, value }) => type(screen.getByLabelText(labels[which]), value),
    'captcha.refresh': () => press(button(captchaFieldText.refresh)),
    'code.request': () => press(button(codeFieldText.send)),
    'form.save': () => submit(button(text.save)),
  },
  // Typing what stands there already is no typing.
  notOffered: (_, event) =>
    event.type === 'field.edit' && (field(event.field)?.value ?? event.value) === event.value,
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'open.form.editing.filling': (snapshot) => {
      const { problems } = snapshot.context;
      typedShown(snapshot);
      expect(isBusy(button(text.save))).toBe(false);
      expect(alerts()).toEqual(
        [...FIELDS, 'form' as const].flatMap((which) => credentialProblemText(which, problems[which]) ?? []),
      );
    },
    'open.form.editing.failed': (snapshot) => {
      typedShown(snapshot);
      expect(alerts().at(-1)).toBe(text.requestFailed);
    },
    'open.form.submitting': (snapshot) => {
      typedShown(snapshot);
      expect([isBusy(button(text.save)), button(text.cancel).disabled]).toEqual([true, true]);
      expect(editableFields()).toEqual([]);
    },
    'open.proof.drawing': ({ context: { codeSent } }) => {
      expect(screen.getByText(text.codeTo(maskedPhone(phone)))).toBeDefined();
      expect([drawn(), screen.queryByText(captchaFieldText.missing)]).toEqual([null, null]);
      expect(screen.queryByText(codeFieldText.sent) !== null).toBe(codeSent);
    },
    'open.proof.shown': () => expect(drawn()?.getAttribute('src')).toBe(picture.picPath),
    'open.proof.missing': () => {
      expect(screen.getByText(captchaFieldText.missing)).toBeDefined();
      expect(drawn()).toBeNull();
    },
  },
  equivalence: (snapshot) => [snapshot.matches('open'), snapshot.hasTag('busy')],
});

describe('asking for a copy of the own data, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('asking for a copy of the own data: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  async function open(answers: (ExportAnswer | Error)[]) {
    const sent: object[] = [];
    const { world, machine } = fixture();
    const actor = createActor(
      machine.provide({
        actors: {
          drawCaptcha: fromPromise<DrawnCaptcha>(async () => ({ kind: 'drawn', ...picture })),
          exportData: fromPromise<ExportAnswer, { phoneCode: string }>(async ({ input }) => {
            sent.push(input);
            const answer = answers.shift() ?? new Error('asked too often');
            if (answer instanceof Error) throw answer;
            return answer;
          }),
          subscribeToCode: fromCallback(() => {}),
        },
      }),
    ).start();
    actor.send({ type: 'editor.open', phone });
    await settled();
    const edit = (which: ProofField, value: string) =>
      actor.send({ type: 'field.edit', field: which, value });
    const send = async () => {
      actor.send({ type: 'form.save' });
      actor.send({ type: 'form.save' });
      await settled();
    };
    const said = () =>
      Object.fromEntries(
        Object.entries(actor.getSnapshot().context.problems).map(([which, problem]) => [
          which,
          credentialProblemText(which as ProofField | 'form', problem),
        ]),
      );
    return { actor, world, sent, edit, send, said };
  }

  it('asks once with the code, hands the file over, closes and forgets', async () => {
    const { actor, world, sent, edit, send } = await open([file]);
    edit('phoneCode', ' 024680 ');
    await send();
    expect([sent, world.handed]).toEqual([[{ phoneCode: '024680' }], [file]]);
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual(['closed', blank]);
  });

  it('sends nothing without picture and code, and says what is missing at each', async () => {
    const { sent, send, said } = await open([]);
    await send();
    expect([sent, said()]).toEqual([[], { captcha: '请输入验证码', phoneCode: '请输入验证码' }]);
  });

  it.each([
    ['PHONE_CODE_WRONG', 'phoneCode', '短信验证码错误'],
    ['RATE_LIMITED', 'form', '操作过于频繁，请稍后再试'],
  ])('shows the refusal %s at %s', async (errorKey, which, msg) => {
    const { actor, world, edit, send, said } = await open([refusal(errorKey, msg)]);
    edit('phoneCode', '111111');
    await send();
    expect([said(), world.handed, actor.getSnapshot().matches('open')]).toEqual([{ [which]: msg }, [], true]);
  });
});
