import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { editRecordMachine } from '../../web/src/flows/editRecord.machine.ts';
import { editRecord } from '../../web/src/flows/editRecord.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, isFailed, isOpen } from '../../web/src/lib/selectors.ts';
import { answered } from '../support/flows/recordingClient.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';

interface Shelf {
  pieces: number;
}
interface ShelfForm {
  pieces: string;
  code: string;
}
type ShelfProblems = Partial<Record<keyof ShelfForm, string>>;

const shelf: Shelf = { pieces: 10 };
const changed = refusal('CHANGED', '已被修改', { current: { pieces: 25 } });
const atField = refusal('PIECES', '数量不对');
const refused = refusal('CLOSED', '不能修改');

/** A form whose tries end as they are told. */
function shelfForm(ends: (object | Refusal | 'lost')[] = []) {
  const tried: [ShelfForm, Shelf, boolean][] = [];
  const saved: Shelf[] = [];
  const logic = editRecord({
    blank: { pieces: '', code: '' },
    fill: ({ pieces }: Shelf) => ({ pieces: String(pieces), code: '' }),
    validate: ({ pieces, code }): ShelfProblems => ({
      ...(pieces === '' && { pieces: 'required' }),
      ...(code === '' && { code: 'required' }),
    }),
    remaining: (problems, change) =>
      Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change))),
    save: async (...input) => {
      tried.push(input);
      const end = ends.shift() ?? 'lost';
      if (end === 'lost') throw new Error('offline');
      return end;
    },
    refusedAt: ({ errorKey, msg }) => (errorKey === 'PIECES' ? { pieces: msg } : null),
    current: (_, { data }) => (data.current as Shelf | undefined) ?? null,
    onSaved: (item) => void saved.push(item),
  });
  return { logic, tried, saved };
}

const events = [
  { type: 'editor.open', item: shelf },
  { type: 'editor.close' },
  { type: 'form.edit', change: { code: '1' } },
  { type: 'form.edit', change: { pieces: '' } },
  { type: 'form.save' },
] as const;

const { logic } = shelfForm();
const blank = {
  ...{ item: null, opened: null, form: { pieces: '', code: '' }, problems: {}, refusal: null },
  isRetry: false,
};

const stateAssertions: StateAssertions<typeof logic, undefined> = {
  closed: (snapshot) => {
    expect([isOpen(snapshot), snapshot.context]).toEqual([false, blank]);
    expect(acceptedEvents(snapshot, events)).toEqual(['editor.open']);
  },
  'form.editing': (snapshot) => {
    expect([isOpen(snapshot), isBusy(snapshot), isFailed(snapshot)]).toEqual([true, false, false]);
    expect(snapshot.context.refusal).toBeNull();
    expect(acceptedEvents(snapshot, events)).toEqual(['editor.close', 'form.edit', 'form.save']);
  },
  'form.conflict': ({ context: { item, opened } }) => expect([item, opened]).toEqual([{ pieces: 25 }, shelf]),
  'form.refused': ({ context: { refusal: said, problems } }) =>
    expect([said, problems]).toEqual(said ? [refused, {}] : [null, { pieces: atField.msg }]),
  'form.failed': (snapshot) => expect([isFailed(snapshot), snapshot.context.isRetry]).toEqual([true, true]),
  saving: (snapshot) => {
    expect([isOpen(snapshot), isBusy(snapshot), snapshot.context.problems]).toEqual([true, true, {}]);
    expect(acceptedEvents(snapshot, events)).toEqual([]);
  },
};

const modelTest = createModelTest(logic, {
  outcomes: {
    saveForm: {
      saved: { output: {} },
      changed: { output: changed },
      atField: { output: atField },
      refused: { output: refused },
      lost: { error: new Error('offline') },
    },
  },
  events: [...events],
  limit: 2_000,
  key: ({ value, context: { form, problems, refusal: said, item, isRetry } }) => [
    ...[value, form, Object.keys(problems), said?.errorKey, item, isRetry],
  ],
  fixture: () => ({ world: undefined, machine: logic }),
});

describe('the machine of a form', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every transition', () => expect(modelTest.uncovered()).toEqual([]));
});

describe('a form', () => {
  it('shows the problems until they are corrected, saves once, and keeps nothing of what was typed', async () => {
    const { logic: machine, tried, saved } = shelfForm(['lost', {}]);
    const actor = createActor(machine).start();
    const problems = () => actor.getSnapshot().context.problems;
    actor.send({ type: 'editor.open', item: shelf });
    actor.send({ type: 'form.edit', change: { pieces: '' } });
    actor.send({ type: 'form.save' });
    expect(problems()).toEqual({ pieces: 'required', code: 'required' });
    actor.send({ type: 'form.edit', change: { pieces: '7' } });
    expect(problems()).toEqual({ code: 'required' });
    actor.send({ type: 'form.edit', change: { code: '1' } });
    for (let turn = 0; turn < 2; turn += 1) {
      actor.send({ type: 'form.save' });
      actor.send({ type: 'form.save' });
      await answered();
    }
    const typed = { pieces: '7', code: '1' };
    expect(tried).toEqual([
      [typed, shelf, false],
      [typed, shelf, true],
    ]);
    expect([saved, actor.getSnapshot().context]).toEqual([[shelf], blank]);
  });

  it('fails where nothing was defined for it', () => {
    const errors: unknown[] = [];
    const actor = createActor(editRecordMachine);
    actor.subscribe({ error: (error) => void errors.push(error) });
    actor.start();
    expect(errors).toEqual([new Error('action not provided')]);
  });
});
