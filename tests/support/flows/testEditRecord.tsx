import type { ApolloClient } from '@apollo/client';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { EditContext } from '../../../web/src/flows/editRecord.machine.ts';
import type { EditRecord, EditRecordLogic } from '../../../web/src/flows/editRecord.ts';
import { refusal } from '../../../web/src/lib/refusal.ts';
import { createModelTest, type Outcome } from '../modelTest.ts';
import {
  alerts,
  button,
  createViewTest,
  editableFields,
  inSequence,
  isBusy,
  press,
  submit,
} from '../viewTest.tsx';
import { recordingClient } from './recordingClient.ts';

interface EditRow<Item, Form, Problems extends object> {
  build: (client: ApolloClient) => EditRecordLogic<Item, Form, Problems>;
  /** The feature's dialog, as its page shows it. */
  view: (actor: EditRecord<Item, Form, Problems>) => ReactNode;
  item: Item;
  /** `leave`: of the question that stands before typed words are thrown away, where there is one. */
  texts: { save: string; cancel: string; failed: string; leave?: { leave: string } };
  /** Changes that a person makes; one of them makes the form valid. */
  changes: readonly Partial<Form>[];
  /** Types or chooses such a change. */
  fill: (change: Partial<Form>) => void;
  /** Where a change stands in the form already. */
  stands?: (form: Form, change: Partial<Form>) => boolean;
  /** What is said at the fields, in their order. */
  saysOf: (problems: Problems) => readonly string[];
  /** What the form shows of what was typed. */
  shows: (form: Form) => void;
  /** An answer that says what somebody else has made of the item, and what the dialog shows then. */
  conflict?: { answer: Outcome; save: (form: Form) => string; shows: (form: Form) => void };
  /** What the graph answers to the dialog's own queries. */
  answers?: Record<string, Record<string, unknown>>;
}

const refused = refusal('CONFLICT', '状态已变化，请刷新后重试');

/** Proves a form dialog: in front of it, along every path of the machine, what is said and what may be pressed. */
export function testEditRecord<Item, Form, Problems extends object>(
  name: string,
  row: EditRow<Item, Form, Problems>,
): void {
  const { build, view, item, texts, changes, fill, stands = () => false, saysOf, shows, conflict } = row;
  const logic = build(recordingClient({}).client);
  type Context = EditContext<Item, Form, Problems>;

  const modelTest = createModelTest(logic, {
    outcomes: {
      saveForm: {
        saved: { output: {} },
        refused: { output: refused },
        lost: { error: new Error('offline') },
        ...(conflict && { conflict: conflict.answer }),
      },
    },
    events: [
      { type: 'editor.open', item },
      { type: 'editor.close' },
      ...changes.map((change) => ({ type: 'form.edit' as const, change })),
      { type: 'form.save' },
    ],
    limit: 2_000,
    key: ({ value, context: { form, problems, refusal: said, item: held, isRetry } }) => [
      ...[value, form, Object.keys(problems), said?.errorKey, held, isRetry],
    ],
    equivalence: ({ value, context: { problems } }) => [value, Object.keys(problems)],
    fixture: () => ({
      world: undefined,
      // What one path has kept would stand in the form of the next one.
      machine: logic.provide({ actions: { announce: () => {}, keepForm: () => {} } }),
    }),
  });

  const saver = (snapshot: { matches: (state: never) => boolean; context: Context }) =>
    conflict && snapshot.matches({ form: 'conflict' } as never)
      ? conflict.save(snapshot.context.form)
      : texts.save;

  const viewTest = createViewTest(modelTest, {
    view,
    externalEvents: ['editor.open'],
    userActions: {
      'editor.close': () =>
        inSequence(
          () => press(button(texts.cancel)),
          () => {
            const leave = texts.leave && screen.queryByRole('button', { name: texts.leave.leave });
            if (leave) press(leave);
          },
        ),
      'form.edit': ({ change }) => fill(change),
      'form.save': (_, snapshot) => submit(button(saver(snapshot))),
    },
    notOffered: ({ context }, event) => event.type === 'form.edit' && stands(context.form, event.change),
    stateAssertions: {
      closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
      'form.editing': ({ context: { form, problems } }) => {
        shows(form);
        for (const says of saysOf(problems)) expect(alerts()).toContain(says);
        expect([isBusy(button(texts.save)), alerts().includes(texts.failed)]).toEqual([false, false]);
      },
      'form.conflict': ({ context: { form } }) => conflict?.shows(form),
      'form.refused': ({ context: { form } }) => {
        shows(form);
        expect(alerts()).toContain(refused.msg);
      },
      'form.failed': ({ context: { form } }) => {
        shows(form);
        expect(alerts()).toContain(texts.failed);
      },
      saving: () => {
        expect([isBusy(button(texts.save)), button(texts.cancel).disabled]).toEqual([true, true]);
        expect([editableFields(), alerts().includes(refused.msg)]).toEqual([[], false]);
      },
    },
    ...(row.answers && { answers: row.answers }),
  });

  describe(name, () => {
    it.each(viewTest.paths)('follows $title in its dialog', (path) => path.run());

    it('covers every transition that its dialog can make', () => {
      const left = viewTest.uncovered().filter((edge) => conflict || !edge.includes('conflict'));
      expect(left.filter((edge) => conflict || !edge.includes('saveForm[0]'))).toEqual([]);
    });
  });
}
