import { type ActorRefFrom, assign, fromPromise, type NonReducibleUnknown } from 'xstate';
import { isRefusal, type Refusal } from '../lib/refusal.ts';
import { type EditContext, editRecordMachine, type editRecordOf } from './editRecord.machine.ts';

/** What a feature says of a form in which one item is edited. */
interface Definition<Item, Form, Problems extends object, Answer> {
  /** The form before anything was typed; what is secret is gone with it when the form closes. */
  blank: Form;
  fill: (item: Item) => Form;
  /** What becomes of the form where a change is more than itself. */
  edit?: (form: Form, change: Partial<Form>, item: Item) => Form;
  /** Keeps what was typed beyond the form, at every change; `fill` reads it again. */
  keep?: (form: Form, item: Item) => void;
  /** What is wrong, by field; empty when it can be saved. */
  validate: (form: Form, item: Item) => Problems;
  /** What is still wrong after a change; by default nothing is, until it is saved again. */
  remaining?: (problems: Problems, change: Partial<Form>) => Problems;
  /** Saves it; a refusal is a value. After `isRetry` an earlier try may have come through unheard. */
  save: (form: Form, item: Item, isRetry: boolean) => Promise<Answer | Refusal>;
  /** A refusal at its field; null where it stands at none. */
  refusedAt?: (refusal: Refusal, form: Form) => Problems | null;
  /** The item as a refusal says that it holds now, where somebody else has changed it; null for any other. */
  current?: (item: Item, refusal: Refusal) => Item | null;
  onSaved: (item: Item, answer: Answer) => void;
}

export type EditRecordLogic<Item, Form, Problems extends object> = ReturnType<
  typeof editRecordOf<Item, Form, Problems>
>;
export type EditRecord<Item, Form, Problems extends object> = ActorRefFrom<
  EditRecordLogic<Item, Form, Problems>
>;

/** The machine of one feature's form. */
export function editRecord<Item, Form, Problems extends object, Answer>(
  definition: Definition<Item, Form, Problems, Answer>,
): EditRecordLogic<Item, Form, Problems> {
  type Context = EditContext<Item, Form, Problems>;
  const { blank, fill, validate, save, onSaved } = definition;
  const edit = definition.edit ?? ((form, change) => ({ ...form, ...change }));
  const remaining = definition.remaining ?? (() => ({}) as Problems);
  const problemsOf = ({ form, item }: Context) => validate(form, known(item));
  const currentIn = ({ item }: Context, answer: unknown) =>
    isRefusal(answer) ? (definition.current?.(known(item), answer) ?? null) : null;

  // One chart for all definitions: React starts an actor anew when the chart of its logic is another one.
  return (editRecordMachine as unknown as EditRecordLogic<Item, Form, Problems>).provide({
    actors: {
      saveForm: fromPromise<unknown, NonReducibleUnknown>(({ input }) => {
        const { form, item, isRetry } = input as Context;
        return save(form, known(item), isRetry);
      }),
    },
    guards: {
      isValid: ({ context }) => Object.keys(problemsOf(context)).length === 0,
      hasConflict: ({ context }, answer) => currentIn(context, answer) !== null,
    },
    actions: {
      reset: assign({
        ...{ item: null, opened: null, form: blank, problems: {} as Problems, refusal: null, isRetry: false },
      }),
      openForm: assign((_, { item }) => ({ item, opened: item, form: fill(item) })),
      editForm: assign(({ context: { form, item, problems } }, { change }) => ({
        form: edit(form, change, known(item)),
        problems: remaining(problems, change),
        refusal: null,
      })),
      keepForm: ({ context: { form, item } }) => definition.keep?.(form, known(item)),
      validateForm: assign(({ context }) => ({ problems: problemsOf(context), refusal: null })),
      setRefusal: assign(({ context: { form } }, answer) => {
        if (!isRefusal(answer)) return {};
        const problems = definition.refusedAt?.(answer, form);
        return problems ? { problems } : { refusal: answer };
      }),
      setCurrent: assign(({ context }, answer) => ({ item: currentIn(context, answer) })),
      announce: ({ context }, answer) => onSaved(known(context.item), answer as Answer),
    },
  });
}

function known<Item>(item: Item | null): Item {
  if (item === null) throw new Error('no form is open');
  return item;
}
