// @vitest-environment happy-dom

import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { ReceiverDialog } from '../../web/src/features/parcels/ReceiverDialog.tsx';
import {
  type ReceiverRead,
  receiverMachine,
  type SaveInput,
} from '../../web/src/features/parcels/receiver.machine.ts';
import { receiverRefusalText, receiverText as text } from '../../web/src/features/parcels/receiver.text.ts';
import type { Revealed } from '../../web/src/features/parcels/revealing/revealing.machine.ts';
import type {
  AddressReading,
  Receiver,
} from '../../web/src/features/shipments/shared/recipients/recipient.ts';
import { noteText } from '../../web/src/features/shipments/shared/recipients/rowNotes.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, isOpen } from '../../web/src/lib/selectors.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  button,
  createViewTest,
  editableFields,
  isBusy as isBusyButton,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';

const words = { specification: '红色', remark: '' };
const subject = {
  parcelId: 9,
  packageNo: 'P9',
  receiver: '张* 138****0001 浙江省 杭州市',
  ...words,
};
const region = {
  ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
};
/** As it is. */
const present: Receiver = {
  ...{ ...region, name: '张三', phone: '13800000001', detail: '文三路 1 号', thirdOrderNo: '' },
};
const hidden = refusal('RECEIVER_HIDDEN', '店铺订单的收件人由店铺平台加密，这里没有明文');
const written = { ...region, name: '李四', phone: '13900000002', detail: '文三路 90 号' };
const reading: AddressReading = {
  ...{
    ...region,
    text: '李四 13900000002',
    name: '李四',
    phone: '13900000002',
    detail: '文三路 90 号',
    rest: '急',
  },
  ...{ extension: '', quantity: 2, specification: '', remark: '放门口', thirdOrderNo: '' },
  problems: [],
};
const invalid = refusal('ROWS_INVALID', '有1行需要修改', {
  failed: [
    { field: 'region', reasonCode: 'AREA_BANNED', msg: '该地区停发', blocking: true },
    { field: 'seller', msg: '其他问题', blocking: true },
    'torn',
  ],
});
const dearer = refusal('PRICE_CHANGED', '价格已变动，请重新确认', { quoted: 0, now: 500 });
const often = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');

interface World {
  announced: number;
}

function fixture() {
  const world: World = { announced: 0 };
  const machine = receiverMachine.provide({
    actions: {
      announce: () => {
        world.announced += 1;
      },
    },
  });
  return { world, machine };
}

const stateAssertions: StateAssertions<typeof receiverMachine, World> = {
  closed: (snapshot) => {
    const { subject: about, form, text } = snapshot.context;
    expect([about, form.name, form.phone, form.detail, form.specification, text]).toEqual([
      null,
      '',
      '',
      '',
      '',
      '',
    ]);
    expect(isOpen(snapshot)).toBe(false);
  },
  revealing: (snapshot) => {
    expect([snapshot.hasTag('loading'), snapshot.context.form.name]).toEqual([true, '']);
    expect(snapshot.can({ type: 'form.save' })).toBe(false);
  },
  'form.filling': (snapshot) => expect(snapshot.context.subject).toEqual(subject),
  'form.readFailed': (snapshot) => expect(isBusy(snapshot)).toBe(false),
  'form.saveFailed': (snapshot) => expect(snapshot.can({ type: 'form.save' })).toBe(true),
  reading: (snapshot) => {
    expect(snapshot.can({ type: 'form.save' })).toBe(false);
    expect(snapshot.can({ type: 'text.read' })).toBe(false);
  },
  saving: (snapshot) => {
    expect(isBusy(snapshot)).toBe(true);
    expect([snapshot.can({ type: 'form.save' }), snapshot.can({ type: 'editor.close' })]).toEqual([
      false,
      false,
    ]);
  },
};

const modelTest = createModelTest(receiverMachine, {
  outcomes: {
    revealReceiver: {
      revealed: { output: { kind: 'revealed', receiver: present } satisfies Revealed },
      hidden: { output: hidden },
      lost: { error: new Error('offline') },
    },
    readReceiver: {
      read: { output: { kind: 'read', reading } },
      nothing: { output: { kind: 'read', reading: null } },
      often: { output: often },
      lost: { error: new Error('offline') },
    },
    saveReceiver: {
      saved: { output: { kind: 'saved' } },
      invalid: { output: invalid },
      dearer: { output: dearer },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'editor.open', subject },
    { type: 'editor.close' },
    { type: 'form.edit', change: { name: '王五' } },
    { type: 'form.save' },
    { type: 'text.edit', text: '李四' },
    { type: 'text.paste', text: '李四 13900000002' },
    { type: 'text.read' },
  ],
  limit: 6000,
  key: ({ value, context: { form, text, notes, rest, refusal: why, unfilled } }) => [
    ...[value, form.name, form.phone, text, notes.length],
    ...[rest, why?.errorKey, unfilled === null],
  ],
  fixture,
});

describe('another receiver for a parcel: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const pasteBox = () => screen.getByLabelText(text.paste);
/** Why the form is empty. */
function serverProblemsOf(unfilled: SnapshotFrom<typeof receiverMachine>['context']['unfilled']): string[] {
  if (unfilled === null) return [];
  return [unfilled === 'lost' ? text.lost : text.unfilled(unfilled.msg)];
}

const viewTest = createViewTest(modelTest, {
  view: (editor) => <ReceiverDialog editor={editor} />,
  externalEvents: ['editor.open'],
  userActions: {
    'editor.close': () => press(button(text.cancel)),
    'form.edit': ({ change: { name = '' } }) => {
      type(screen.getByLabelText('收件人*'), '');
      type(screen.getByLabelText('收件人*'), name);
    },
    'form.save': () => submit(button(text.save)),
    'text.edit': ({ text: typed }) => type(pasteBox(), typed),
    'text.paste': ({ text: pasted }) =>
      void fireEvent.paste(pasteBox(), { clipboardData: { getData: () => pasted } }),
    'text.read': () => press(button(text.read)),
  },
  // Into a box that holds text already, a paste is typing like any other.
  notOffered: ({ context }, event) => event.type === 'text.paste' && context.text !== '',
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    revealing: () => {
      expect(screen.getByText(text.revealing)).toBeDefined();
      expect([button(text.save).disabled, editableFields()]).toEqual([true, []]);
    },
    'form.filling': ({ context: { form, notes, rest, refusal: why, unfilled } }) => {
      expect(screen.getByLabelText<HTMLInputElement>('收件人*').value).toBe(form.name);
      expect(screen.getByLabelText<HTMLInputElement>(text.specification).value).toBe(form.specification);
      expect(screen.getByText(text.itemsStay)).toBeDefined();
      expect(screen.queryByText(text.rest(rest)) !== null).toBe(rest !== '');
      expect(alerts().sort()).toEqual(
        [
          ...notes.map(noteText),
          ...(why ? [receiverRefusalText(why)] : []),
          ...serverProblemsOf(unfilled),
        ].sort(),
      );
      expect(screen.queryByText(text.recorded) !== null).toBe(unfilled === null);
      expect([isBusyButton(button(text.save)), isBusyButton(button(text.read))]).toEqual([false, false]);
    },
    'form.readFailed': () => expect(alerts()).toContain(text.readFailed),
    'form.saveFailed': ({ context: { unfilled } }) =>
      expect(alerts()).toEqual([...serverProblemsOf(unfilled), text.saveFailed]),
    reading: () => {
      expect(isBusyButton(button(text.read))).toBe(true);
      expect(pasteBox().hasAttribute('readonly')).toBe(true);
    },
    saving: () => {
      expect(isBusyButton(button(text.save))).toBe(true);
      expect(button(text.cancel).disabled).toBe(true);
      expect(editableFields()).toEqual([]);
    },
  },
  answers: { ListRegions: { regions: { list: [], version: '1' } } },
});

describe('another receiver for a parcel, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

const settled = () => new Promise(setImmediate);

async function opened(answers: { revealed?: Revealed; read?: ReceiverRead; saved?: unknown }) {
  const saves: SaveInput[] = [];
  const { world, machine } = fixture();
  const actor = createActor(
    machine.provide({
      actors: {
        revealReceiver: fromPromise<Revealed, number>(async () => answers.revealed ?? hidden),
        readReceiver: fromPromise<ReceiverRead, string>(async () => answers.read ?? often),
        saveReceiver: fromPromise<unknown, SaveInput>(async ({ input }) => {
          saves.push(input);
          return answers.saved ?? { kind: 'saved' };
        }),
      },
    }),
  ).start();
  actor.send({ type: 'editor.open', subject });
  await settled();
  return { actor, saves, world };
}

const notesOf = ({ context }: { context: SnapshotFrom<typeof receiverMachine>['context'] }) =>
  context.notes.map(({ field, finding, msg }) => [field, finding?.code ?? msg]);

describe('another receiver for a parcel: scenarios', () => {
  it('begins with the receiver as it is, and saves what was changed of it', async () => {
    const { actor, saves } = await opened({ revealed: { kind: 'revealed', receiver: present } });
    expect(actor.getSnapshot().context.form).toEqual({ ...present, ...words });
    actor.send({ type: 'form.edit', change: { detail: '文三路 2 号', specification: '蓝色' } });
    actor.send({ type: 'form.save' });
    await settled();
    const form = { ...present, detail: '文三路 2 号', specification: '蓝色', remark: '' };
    expect(saves).toEqual([{ parcelId: 9, form }]);
    expect(actor.getSnapshot().context).toMatchObject({ form: { name: '', phone: '' }, unfilled: null });
  });

  it('fills the form from what was pasted, and saves it once', async () => {
    const { actor, saves, world } = await opened({ read: { kind: 'read', reading } });
    actor.send({ type: 'text.paste', text: '李四 13900000002' });
    await settled();
    expect(actor.getSnapshot().context.rest).toBe('急 2件');
    actor.send({ type: 'form.save' });
    actor.send({ type: 'form.save' });
    await settled();
    const form = { ...written, thirdOrderNo: '', specification: '红色', remark: '放门口' };
    expect(saves).toEqual([{ parcelId: 9, form }]);
    expect([world.announced, actor.getSnapshot().value]).toEqual([1, 'closed']);
  });

  it('says at each field what is wrong, before it is sent and after', async () => {
    const { actor, saves } = await opened({ saved: invalid });
    actor.send({ type: 'form.save' });
    expect(notesOf(actor.getSnapshot())).toEqual([
      ['name', 'NAME_EMPTY'],
      ['phone', 'PHONE_EMPTY'],
      ['region', 'PROVINCE_UNKNOWN'],
      ['detail', 'DETAIL_EMPTY'],
    ]);
    actor.send({ type: 'form.edit', change: { name: '李四' } });
    expect(notesOf(actor.getSnapshot()).map(([field]) => field)).toEqual(['phone', 'region', 'detail']);
    actor.send({ type: 'form.edit', change: written });
    actor.send({ type: 'form.save' });
    await settled();
    expect([saves.length, notesOf(actor.getSnapshot())]).toEqual([
      1,
      [
        ['region', '该地区停发'],
        ['row', '其他问题'],
      ],
    ]);
    actor.send({ type: 'form.edit', change: region });
    expect(notesOf(actor.getSnapshot())).toEqual([]);
  });

  it('says what is wrong with the words for the parcel', async () => {
    const { actor, saves } = await opened({ revealed: { kind: 'revealed', receiver: present } });
    actor.send({ type: 'form.edit', change: { specification: '红'.repeat(101), remark: '\u202e' } });
    actor.send({ type: 'form.save' });
    expect(notesOf(actor.getSnapshot())).toEqual([
      ['specification', 'SPECIFICATION_LONG'],
      ['remark', 'TEXT_BROKEN'],
    ]);
    actor.send({ type: 'form.edit', change: { specification: '' } });
    expect([notesOf(actor.getSnapshot()).length, saves]).toEqual([1, []]);
  });

  it('keeps the form when the place costs another surcharge', async () => {
    const { actor } = await opened({ saved: dearer });
    actor.send({ type: 'form.edit', change: written });
    actor.send({ type: 'form.save' });
    await settled();
    const { value, context } = actor.getSnapshot();
    expect([value, context.refusal, context.form.name]).toEqual([{ form: 'filling' }, dearer, '李四']);
  });
});
