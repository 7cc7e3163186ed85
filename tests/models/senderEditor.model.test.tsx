// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Reading } from '../../web/src/features/senders/readSender.ts';
import { SenderDialog } from '../../web/src/features/senders/SenderDialog.tsx';
import { type SenderRead, senderEditorMachine } from '../../web/src/features/senders/senderEditor.machine.ts';
import { readingText, sendersText as text } from '../../web/src/features/senders/senders.text.ts';
import type { SavedSender } from '../../web/src/fields/saveSender.ts';
import { blankSender, type SenderForm } from '../../web/src/fields/sender.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { button, createViewTest, editableFields, isBusy, press, submit, type } from '../support/viewTest.tsx';

const hangzhou = { provinceCode: '33', cityCode: '3301', districtCode: '330106' };
const zhang: SenderForm = {
  ...blankSender,
  ...hangzhou,
  name: '张三',
  phone: '13800000001',
  address: '文三路 123 号',
};
const PASTED = '张三 13800000001 浙江省杭州市西湖区文三路 123 号';
const reading: Reading = {
  ...{ text: PASTED, name: '张三', phone: '13800000001', detail: '文三路 123 号', rest: '' },
  ...{ ...hangzhou, province: '浙江省', city: '杭州市', district: '西湖区' },
  ...{ specification: '', remark: '', thirdOrderNo: '' },
};

interface World {
  announced: number;
}

function fixture() {
  const world: World = { announced: 0 };
  const announce = () => {
    world.announced += 1;
  };
  return { world, machine: senderEditorMachine.provide({ actions: { announce } }) };
}

const stateAssertions: StateAssertions<typeof senderEditorMachine, World> = {
  closed: ({ context }) =>
    expect(context).toEqual({
      ...{ form: blankSender, staysDefault: false, problems: {} },
      ...{ text: '', note: null, readProblem: null },
    }),
  'form.filling': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(false);
    expect(snapshot.can({ type: 'form.save' })).toBe(true);
  },
  'form.failed': ({ context }) => expect(context.form.name).not.toBe(''),
  reading: (snapshot) => {
    expect([snapshot.context.note, snapshot.context.readProblem]).toEqual([null, null]);
    expect(snapshot.can({ type: 'form.save' })).toBe(false);
    expect(snapshot.can({ type: 'text.read' })).toBe(false);
  },
  saving: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.context.problems).toEqual({});
    expect(snapshot.can({ type: 'form.save' })).toBe(false);
    expect(snapshot.can({ type: 'editor.close' })).toBe(false);
  },
};

const modelTest = createModelTest(senderEditorMachine, {
  outcomes: {
    readSender: {
      read: { output: { kind: 'read', reading } },
      refused: { output: refusal('RATE_LIMITED', '操作过于频繁，请稍后再试') },
      lost: { error: new Error('offline') },
    },
    saveSender: {
      saved: { output: { kind: 'saved', senderId: 6 } },
      full: { output: refusal('SENDER_LIMIT', '最多保存50个发件人') },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'editor.open', form: blankSender, staysDefault: true },
    { type: 'editor.close' },
    { type: 'form.edit', change: { name: '李四' } },
    { type: 'form.save' },
    { type: 'text.edit', text: PASTED },
    { type: 'text.paste', text: PASTED },
    { type: 'text.read' },
    { type: 'reading.apply' },
  ],
  limit: 2_000,
  key: ({ value, context: { form, text, note } }) => [
    value,
    form.name,
    form.phone,
    text !== '',
    note?.kept.length,
  ],
  fixture,
});

describe('the editor of a sender: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const dialog = () => screen.queryByRole('dialog');

const viewTest = createViewTest(modelTest, {
  view: (editor) => <SenderDialog editor={editor} />,
  externalEvents: ['editor.open'],
  userActions: {
    'editor.close': () => press(button(text.cancel)),
    'form.edit': ({ change }) => type(screen.getByLabelText('姓名*'), change.name ?? ''),
    'form.save': () => submit(button(text.save)),
    'text.edit': ({ text: typed }) => type(screen.getByLabelText(text.paste), typed),
    'text.paste': ({ text: pasted }) =>
      void fireEvent.paste(screen.getByLabelText(text.paste), {
        clipboardData: { getData: () => pasted },
      }),
    'text.read': () => press(button(text.read)),
    'reading.apply': () => press(button(readingText.apply)),
  },
  // Into a box that holds text already, a paste is typing like any other.
  notOffered: ({ context }, event) => event.type === 'text.paste' && context.text !== '',
  stateAssertions: {
    closed: () => expect(dialog()).toBeNull(),
    'form.filling': ({ context }) => {
      expect(screen.getByLabelText<HTMLInputElement>('姓名*').value).toBe(context.form.name);
      expect(isBusy(button(text.save))).toBe(false);
    },
    'form.failed': () => expect(screen.getByText(text.unsaved)).toBeDefined(),
    reading: () => expect(isBusy(button(text.read))).toBe(true),
    saving: () => {
      expect(isBusy(button(text.save))).toBe(true);
      expect(button(text.cancel).disabled).toBe(true);
      expect(editableFields()).toEqual([]);
    },
  },
  answers: { ListRegions: { regions: { list: [], version: '1' } } },
});

describe('the editor of a sender, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('the editor of a sender: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  function start(
    answer: SavedSender = { kind: 'saved', senderId: 6 },
    read: SenderRead = { kind: 'read', reading },
  ) {
    const sent: SenderForm[] = [];
    const texts: string[] = [];
    const { world, machine } = fixture();
    const actor = createActor(
      machine.provide({
        actors: {
          readSender: fromPromise<SenderRead, string>(async ({ input }) => {
            texts.push(input);
            return read;
          }),
          saveSender: fromPromise<SavedSender, SenderForm>(async ({ input }) => {
            sent.push(input);
            return answer;
          }),
        },
      }),
    ).start();
    return { actor, sent, texts, world, context: () => actor.getSnapshot().context };
  }

  it('fills the form from what is pasted, saves it once, and forgets it', async () => {
    const { actor, sent, texts, world, context } = start();
    actor.send({ type: 'editor.open', form: { ...blankSender, isDefault: true }, staysDefault: true });
    actor.send({ type: 'text.paste', text: PASTED });
    await settled();
    expect(texts).toEqual([PASTED]);
    expect(context().note && readingText.filled(context().note?.filled ?? [])).toBe(
      '已填入姓名、电话、所在地区、详细地址',
    );
    actor.send({ type: 'form.save' });
    actor.send({ type: 'form.save' });
    await settled();
    expect(sent).toEqual([{ ...zhang, isDefault: true }]);
    expect([actor.getSnapshot().value, world.announced]).toEqual(['closed', 1]);
  });

  it('leaves what is written until the person wants it replaced', async () => {
    const { actor, context } = start();
    const li = { ...zhang, id: 5, name: '李四', remark: '老仓库' };
    actor.send({ type: 'editor.open', form: li, staysDefault: false });
    actor.send({ type: 'text.edit', text: PASTED });
    actor.send({ type: 'text.read' });
    await settled();
    expect(context().form).toEqual(li);
    expect(context().note?.kept.map(readingText.keptPart)).toEqual(['姓名 张三']);
    actor.send({ type: 'reading.apply' });
    expect(context().form).toEqual({ ...zhang, id: 5, remark: '老仓库' });
    expect(actor.getSnapshot().can({ type: 'reading.apply' })).toBe(false);
  });

  it('keeps what is typed while it reads', async () => {
    const { actor, context } = start();
    actor.send({ type: 'editor.open', form: blankSender, staysDefault: false });
    actor.send({ type: 'text.paste', text: PASTED });
    actor.send({ type: 'form.edit', change: { name: '王五' } });
    await settled();
    expect([context().form.name, context().form.phone]).toEqual(['王五', '13800000001']);
  });

  it('says what is missing, and sends nothing', () => {
    const { actor, sent, context } = start();
    actor.send({
      type: 'editor.open',
      form: { ...zhang, phone: '1380000', cityCode: '' },
      staysDefault: false,
    });
    actor.send({ type: 'form.save' });
    expect(context().problems).toEqual({ phone: { code: 'wrong' }, region: { code: 'required' } });
    actor.send({ type: 'form.edit', change: { phone: '13800000001' } });
    expect(context().problems).toEqual({ region: { code: 'required' } });
    expect(sent).toEqual([]);
  });

  it.each([
    ['BAD_PARAM', '参数错误：phone', { phone: { code: 'wrong' } }],
    ['SENDER_LIMIT', '最多保存50个发件人', { form: { code: 'SENDER_LIMIT', msg: '最多保存50个发件人' } }],
  ])('puts the refusal %s (%s) at its field', async (errorKey, msg, problems) => {
    const { actor, context } = start(refusal(errorKey, msg, { field: 'phone' }) as Refusal);
    actor.send({ type: 'editor.open', form: zhang, staysDefault: false });
    actor.send({ type: 'form.save' });
    await settled();
    expect([context().problems, context().form]).toEqual([problems, zhang]);
  });

  it('says at its field what was read wrong, and nothing of what is missing', async () => {
    const bare = { ...reading, phone: '1390000', detail: '' };
    const { actor, context } = start(undefined, { kind: 'read', reading: bare });
    actor.send({ type: 'editor.open', form: blankSender, staysDefault: false });
    actor.send({ type: 'text.paste', text: PASTED });
    await settled();
    expect(context().problems).toEqual({ phone: { code: 'wrong' } });
    expect(context().note?.missing).toEqual(['address']);
  });

  it('tells why it could not read', async () => {
    const { actor, context } = start(
      undefined,
      refusal('RATE_LIMITED', '操作过于频繁，请稍后再试') as Refusal,
    );
    actor.send({ type: 'editor.open', form: blankSender, staysDefault: false });
    actor.send({ type: 'text.paste', text: PASTED });
    await settled();
    expect(context().readProblem?.msg).toBe('操作过于频繁，请稍后再试');
    expect(context().text).toBe(PASTED);
  });
});
