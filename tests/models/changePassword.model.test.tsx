// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChangePasswordDialog } from '../../web/src/features/accounts/ChangePasswordDialog.tsx';
import { changePasswordMachine } from '../../web/src/features/accounts/changePassword.machine.ts';
import type { PasswordField } from '../../web/src/features/accounts/changePassword.rules.ts';
import {
  changeProblemText,
  changePasswordText as text,
} from '../../web/src/features/accounts/changePassword.text.ts';
import { maskedPhone } from '../../web/src/fields/credentials.ts';
import { captchaFieldText, codeFieldText } from '../../web/src/fields/fields.text.ts';
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
import { blank, phone, picture, typed } from './changePassword.fixture.ts';

/** In the order in which the test fills them; the captcha goes with every new picture. */
const FIELDS = Object.keys(typed) as PasswordField[];

interface World {
  announced: number;
  requests: object[];
}

function fixture() {
  const world: World = { announced: 0, requests: [] };
  const machine = changePasswordMachine.provide({
    actions: {
      announce: () => {
        world.announced += 1;
      },
      requestCode: (_, form) => void world.requests.push(form),
    },
  });
  return { world, machine };
}

const events = [
  { type: 'editor.open' as const, phone },
  { type: 'editor.close' as const },
  { type: 'way.choose' as const, way: 'old' as const },
  { type: 'way.choose' as const, way: 'code' as const },
  ...FIELDS.map((field) => ({ type: 'field.edit' as const, field, value: typed[field] })),
  { type: 'captcha.refresh' as const },
  { type: 'code.request' as const },
  { type: 'code.sent' as const },
  { type: 'code.refused' as const, problems: { captcha: { code: 'required' } }, spent: false },
  { type: 'code.refused' as const, problems: { captcha: { code: 'CAPTCHA_WRONG' } }, spent: true },
  { type: 'form.save' as const },
];

type Sight = StateAssertions<typeof changePasswordMachine, World>['closed'];

const whileHearing = ['captcha.refresh', 'code.sent', 'code.refused'];
const whileEditing = ['editor.close', 'way.choose', 'field.edit', 'form.save'];

const exits = (snapshot: Parameters<Sight>[0], more: { old: string[]; code: string[] }) =>
  expect(acceptedEvents(snapshot, events).sort()).toEqual([...more[snapshot.context.way]].sort());

const editing: Sight = (snapshot) => {
  expect([snapshot.hasTag('busy'), snapshot.context.phone]).toEqual([false, phone]);
  exits(snapshot, { old: whileEditing, code: [...whileEditing, ...whileHearing, 'code.request'] });
};

const byCode: Sight = ({ context }) => expect(context.way).toBe('code');

const stateAssertions: StateAssertions<typeof changePasswordMachine, World> = {
  closed: (snapshot) => {
    expect(snapshot.context).toEqual(blank);
    expect(acceptedEvents(snapshot, events)).toEqual(['editor.open']);
  },
  'open.form.editing.filling': editing,
  'open.form.editing.requestFailed': (snapshot, world) => {
    editing(snapshot, world);
    expect([snapshot.context.password, snapshot.context.captcha]).toEqual([typed.password, '']);
  },
  'open.form.submitting': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    exits(snapshot, { old: [], code: whileHearing });
  },
  'open.proof.byPassword': ({ context: { way, picture: shown, codeSent } }) =>
    expect([way, shown, codeSent]).toEqual(['old', null, false]),
  'open.proof.byCode.drawing': (snapshot, world) => {
    byCode(snapshot, world);
    expect(snapshot.context.picture).toBeNull();
  },
  'open.proof.byCode.shown': (snapshot, world) => {
    byCode(snapshot, world);
    expect(snapshot.context.picture).toEqual(picture);
  },
  'open.proof.byCode.missing': (snapshot, world) => {
    byCode(snapshot, world);
    expect(snapshot.context.picture).toBeNull();
  },
};

const offline = { error: new Error('offline') };

const modelTest = createModelTest(changePasswordMachine, {
  outcomes: {
    drawCaptcha: {
      drawn: { output: { kind: 'drawn', ...picture } },
      refused: { output: refusal('RATE_LIMITED') },
      lost: offline,
    },
    changePassword: {
      changed: { output: { kind: 'changed' } },
      wrong: { output: refusal('PASSWORD_COMMON', '密码过于简单，请换一个') },
      lost: offline,
    },
  },
  events,
  limit: 5_000,
  // The other way's own fields are not shown.
  within: ({ context }) => {
    const shown = FIELDS.filter((field) =>
      context.way === 'old' ? field !== 'phoneCode' && field !== 'captcha' : field !== 'oldPassword',
    );
    const filled = shown.map((field) => context[field] !== '');
    const strange = FIELDS.some((field) => !shown.includes(field) && context[field] !== '');
    return !strange && filled.every((is, at) => !is || at === 0 || filled[at - 1] === true);
  },
  key: ({ value, context }) => [value, context.codeSent, FIELDS.map((field) => context[field] !== '')],
  equivalence: ({ value, context }) => [value, context.codeSent],
  fixture,
});

describe('changing the password: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const labels: Record<PasswordField, string> = {
  ...{ oldPassword: text.oldPassword, password: text.password, repassword: text.repassword },
  ...{ captcha: captchaFieldText.label, phoneCode: codeFieldText.label },
};
const inOrder = ['oldPassword', 'captcha', 'phoneCode', 'password', 'repassword'] as const;

const field = (which: PasswordField) => screen.queryByLabelText<HTMLInputElement>(labels[which]);
const drawn = () => screen.queryByRole('img', { name: captchaFieldText.alt });

type Look = (snapshot: Parameters<Sight>[0]) => void;

const typedShown: Look = ({ context }) => {
  const shown = inOrder.filter((which) => field(which) !== null);
  const own = context.way === 'old' ? ['oldPassword'] : ['captcha', 'phoneCode'];
  expect(shown).toEqual([...own, 'password', 'repassword']);
  expect(shown.map((which) => field(which)?.value)).toEqual(shown.map((which) => context[which]));
};

const viewTest = createViewTest(modelTest, {
  view: (actor) => <ChangePasswordDialog actor={actor} />,
  externalEvents: ['editor.open', 'code.sent', 'code.refused'],
  userActions: {
    'editor.close': () => press(button(text.cancel)),
    'way.choose': ({ way }) => press(screen.getByRole('radio', { name: text.ways[way] })),
    'field.edit': ({ field: which, value }) => type(screen.getByLabelText(labels[which]), value),
    'captcha.refresh': () => press(button(captchaFieldText.refresh)),
    'code.request': () => press(button(codeFieldText.send)),
    'form.save': () => submit(button(text.save)),
  },
  // What the way does not show cannot be typed, and typing what stands there already is no typing.
  notOffered: (_, event) =>
    event.type === 'field.edit' && (field(event.field)?.value ?? event.value) === event.value,
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'open.form.editing.filling': (snapshot) => {
      const { problems } = snapshot.context;
      typedShown(snapshot);
      expect(isBusy(button(text.save))).toBe(false);
      expect(alerts()).toEqual(
        [...inOrder, 'form' as const].flatMap((which) => changeProblemText(which, problems[which]) ?? []),
      );
    },
    'open.form.editing.requestFailed': (snapshot) => {
      typedShown(snapshot);
      expect(alerts().at(-1)).toBe(text.requestFailed);
    },
    'open.form.submitting': (snapshot) => {
      typedShown(snapshot);
      expect([isBusy(button(text.save)), button(text.cancel).disabled]).toEqual([true, true]);
      expect(editableFields()).toEqual([]);
    },
    'open.proof.byPassword': () => expect([field('captcha'), drawn()]).toEqual([null, null]),
    'open.proof.byCode.drawing': ({ context: { codeSent } }) => {
      expect(screen.getByText(text.codeTo(maskedPhone(phone)))).toBeDefined();
      expect([drawn(), screen.queryByText(captchaFieldText.missing)]).toEqual([null, null]);
      expect(screen.queryByText(codeFieldText.sent) !== null).toBe(codeSent);
    },
    'open.proof.byCode.shown': () => expect(drawn()?.getAttribute('src')).toBe(picture.picPath),
    'open.proof.byCode.missing': () => {
      expect(screen.getByText(captchaFieldText.missing)).toBeDefined();
      expect(drawn()).toBeNull();
    },
  },
  // The picture goes its own way, and what can be done to the form is the same however it stands.
  equivalence: (snapshot) => [snapshot.matches('open') && snapshot.context.way, snapshot.hasTag('busy')],
});

describe('changing the password, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});
