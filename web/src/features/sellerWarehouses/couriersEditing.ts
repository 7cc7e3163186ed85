import { payload } from '../../lib/params.ts';
import {
  blankRule,
  type RuleInput,
  type RuleProblems,
  ruleKey,
  ruleProblems,
  rulesOf,
  withRules,
} from './areaRules.ts';
import { type CourierField, remainingCourierProblems } from './courierForm.rules.ts';
import { blankCourier, type CourierForm, courierIn, type WithCouriers, withCourier } from './courierForm.ts';

/** The areas of one courier, as they are worked on. */
export interface AreasWork {
  courierId: number;
  /** Codes of the chosen areas. */
  chosen: readonly string[];
  input: RuleInput;
  problems: RuleProblems;
}

/** What a chart knows in whose form couriers are edited. */
export interface CouriersContext<Form extends WithCouriers, Problems> {
  form: Form;
  problems: Problems;
  areas: AreasWork | null;
}

type Areas = readonly { code: string; name: string }[];

/** Events that every such chart takes. */
export type CouriersEvent =
  | { type: 'courier.add'; courierId: number }
  | { type: 'courier.edit'; courierId: number; change: Partial<CourierForm> }
  | { type: 'courier.remove'; courierId: number }
  | { type: 'areas.open'; courierId: number }
  | { type: 'areas.close' }
  | { type: 'areas.choose'; codes: readonly string[] }
  | { type: 'rule.edit'; change: Partial<RuleInput> }
  /** Applies the rule to the chosen areas, whose names are passed along. */
  | { type: 'rules.apply'; areas: Areas }
  | { type: 'rules.remove'; keys: readonly string[] }
  /** Takes the rules of another courier over. */
  | { type: 'rules.copy'; from: number };

/** What an event of these says. */
export type CouriersEventOf<T extends CouriersEvent['type']> = Omit<
  Extract<CouriersEvent, { type: T }>,
  'type'
>;

/** What the guards and actions of such a chart ask of its context and do to it; params are the events. */
export function courierChanges<Form extends WithCouriers, Problems extends object>() {
  type Context = CouriersContext<Form, Problems>;
  type Named = { courierId: number };
  type Said = { areas: Areas };

  /** The rules of the courier whose areas are worked on. */
  const rulesNow = ({ areas, form }: Context) => (areas && courierIn(form, areas.courierId)?.areaRules) ?? [];
  const problemsOfRule = (context: Context, areas: Areas) => {
    const input = context.areas?.input ?? blankRule;
    return ruleProblems(input, areas.length, withRules(rulesNow(context), rulesOf(input, areas)).length);
  };
  /** With other rules for the courier whose areas are worked on. */
  const withAreaRules = ({ form, areas, problems }: Context, areaRules: CourierForm['areaRules']) =>
    areas
      ? {
          form: withCourier(form, areas.courierId, { areaRules }),
          problems: remainingCourierProblems(problems, areas.courierId, ['areaRules']),
        }
      : {};

  return {
    isNew: ({ form }: Context, { courierId }: Named) => courierIn(form, courierId) === undefined,
    isThere: ({ form }: Context, { courierId }: Named) => courierIn(form, courierId) !== undefined,
    isRuleInvalid: (context: Context, { areas }: Said) =>
      Object.keys(problemsOfRule(context, areas)).length > 0,
    added: ({ form, problems }: Context, { courierId }: Named) => ({
      form: { ...form, couriers: [...form.couriers, { ...blankCourier, courierId }] },
      problems: remainingCourierProblems(problems, courierId, 'all'),
    }),
    edited: (
      { form, problems }: Context,
      { courierId, change }: Named & { change: Partial<CourierForm> },
    ) => ({
      form: withCourier(form, courierId, change),
      problems: remainingCourierProblems(problems, courierId, Object.keys(change) as CourierField[]),
    }),
    removed: ({ form, problems }: Context, { courierId }: Named) => ({
      form: { ...form, couriers: form.couriers.filter((courier) => courier.courierId !== courierId) },
      problems: remainingCourierProblems(problems, courierId, 'all'),
    }),
    opened: (_: Context, { courierId }: Named) => ({
      areas: { courierId, chosen: [], input: blankRule, problems: {} },
    }),
    chosen: ({ areas }: Context, { codes }: { codes: readonly string[] }) => {
      if (!areas) return {};
      const { areas: _areas, ...problems } = areas.problems;
      return { areas: { ...areas, chosen: codes, problems } };
    },
    ruleEdited: ({ areas }: Context, { change }: { change: Partial<RuleInput> }) =>
      areas ? { areas: { ...areas, input: { ...areas.input, ...change }, problems: {} } } : {},
    ruleValidated: (context: Context, { areas }: Said) =>
      context.areas ? { areas: { ...context.areas, problems: problemsOfRule(context, areas) } } : {},
    ruleApplied: (context: Context, { areas }: Said) =>
      context.areas
        ? {
            ...withAreaRules(context, withRules(rulesNow(context), rulesOf(context.areas.input, areas))),
            areas: { ...context.areas, chosen: [], problems: {} },
          }
        : {},
    rulesRemoved: (context: Context, { keys }: { keys: readonly string[] }) => {
      const gone = new Set(keys);
      return withAreaRules(
        context,
        rulesNow(context).filter((rule) => !gone.has(ruleKey(rule))),
      );
    },
    rulesCopied: (context: Context, { from }: { from: number }) =>
      withAreaRules(context, withRules(rulesNow(context), courierIn(context.form, from)?.areaRules ?? [])),
  };
}

/** What such a chart does with its couriers while the form is filled in. */
export const courierEvents = {
  'courier.add': {
    guard: { type: 'isNew', params: payload },
    target: '.filling',
    actions: [{ type: 'addCourier', params: payload }, 'saveUnsavedDraft'],
  },
  'courier.edit': {
    target: '.filling',
    actions: [{ type: 'editCourier', params: payload }, 'saveUnsavedDraft'],
  },
  'courier.remove': {
    target: '.filling',
    actions: [{ type: 'removeCourier', params: payload }, 'saveUnsavedDraft'],
  },
  'areas.open': {
    guard: { type: 'isThere', params: payload },
    target: '.areas',
    actions: { type: 'openAreas', params: payload },
  },
} as const;

/** The areas of one of the couriers, above the form. */
export const areasState = {
  exit: 'closeAreas',
  on: {
    'areas.close': 'filling',
    'areas.choose': { actions: { type: 'chooseAreas', params: payload } },
    'rule.edit': { actions: { type: 'editRule', params: payload } },
    'rules.apply': [
      {
        guard: { type: 'isRuleInvalid', params: payload },
        actions: { type: 'validateRule', params: payload },
      },
      { actions: [{ type: 'applyRule', params: payload }, 'saveUnsavedDraft'] },
    ],
    'rules.remove': { actions: [{ type: 'removeRules', params: payload }, 'saveUnsavedDraft'] },
    'rules.copy': { actions: [{ type: 'copyRules', params: payload }, 'saveUnsavedDraft'] },
  },
} as const;
