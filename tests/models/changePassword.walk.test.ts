import { describe, expect, it } from 'vitest';
import { changePasswordMachine } from '../../web/src/features/account/changePassword.machine.ts';
import type { PasswordField } from '../../web/src/features/account/changePassword.types.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { type Sights, takes, walkOf } from '../support/walk.ts';
import { blank, phone, picture, typed } from './changePassword.scene.ts';

/** In the order in which the walk fills them; the captcha goes with every new picture. */
const FIELDS = Object.keys(typed) as PasswordField[];

interface World {
  announced: number;
  requests: object[];
}

function stage() {
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
  { type: 'dialog.open' as const, phone },
  { type: 'dialog.close' as const },
  { type: 'way.choose' as const, way: 'old' as const },
  { type: 'way.choose' as const, way: 'code' as const },
  ...FIELDS.map((field) => ({ type: 'field.edit' as const, field, value: typed[field] })),
  { type: 'captcha.refresh' as const },
  { type: 'code.request' as const },
  { type: 'code.sent' as const },
  { type: 'code.refused' as const, problems: { captcha: { code: 'required' } }, spent: false },
  { type: 'code.refused' as const, problems: { captcha: { code: 'CAPTCHA_WRONG' } }, spent: true },
  { type: 'form.submit' as const },
];

type Sight = Sights<typeof changePasswordMachine, World>['closed'];

const whileHearing = ['captcha.refresh', 'code.sent', 'code.refused'];
const whileEditing = ['dialog.close', 'way.choose', 'field.edit', 'form.submit'];

const exits = (snapshot: Parameters<Sight>[0], more: { old: string[]; code: string[] }) =>
  expect(takes(snapshot, events).sort()).toEqual([...more[snapshot.context.way]].sort());

const editing: Sight = (snapshot) => {
  expect([snapshot.hasTag('busy'), snapshot.context.phone]).toEqual([false, phone]);
  exits(snapshot, { old: whileEditing, code: [...whileEditing, ...whileHearing, 'code.request'] });
};

const byCode: Sight = ({ context }) => expect(context.way).toBe('code');

const sights: Sights<typeof changePasswordMachine, World> = {
  closed: (snapshot) => {
    expect(snapshot.context).toEqual(blank);
    expect(takes(snapshot, events)).toEqual(['dialog.open']);
  },
  'open.form.editing.filling': editing,
  'open.form.editing.broken': (snapshot, world) => {
    editing(snapshot, world);
    expect([snapshot.context.password, snapshot.context.captcha]).toEqual([typed.password, '']);
  },
  'open.form.submitting': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    exits(snapshot, { old: [], code: whileHearing });
  },
  'open.proof.byOld': ({ context: { way, picture: shown, codeSent } }) =>
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

const walk = walkOf(changePasswordMachine, {
  gates: {
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
  alike: ({ value, context }) => [value, context.codeSent],
  stage,
});

describe('changing the password, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});
