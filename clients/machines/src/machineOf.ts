import { type AnyStateMachine, createMachine, fromCallback } from 'xstate';
import { type Branch, branchesOf, type Chart, type ChartState, statesOf } from './chart.ts';

/** An event as the stand-ins of the guards take it. */
export type ChartEvent = {
  type: string;
  /** Names of the guards that hold while it is taken; the others do not. */
  holds?: readonly string[];
};

/** How the guards of states that are left at once are called among the stand-ins. */
const AT_ONCE = 'at once: ';

/**
 * A machine that XState runs. Its guards are stand-ins that hold as the event says (`holds`, for the first state those of its
 * input): what the guards of the web app look at is not part of a chart. Its actions do nothing, its actors never end by
 * themselves.
 */
export function machineOf({ texts: _, ...chart }: Chart): AnyStateMachine {
  const states = statesOf(chart);
  const guards = states.flatMap(branchesOf).flatMap(({ guard }) => guard ?? []);
  const actors = states.flatMap(({ invoke = [] }) => invoke.map(({ src }) => src));
  const delays = states.flatMap(({ after = {} }) => Object.keys(after));
  const holdOnce = holdingOnce();
  return createMachine(
    marked(chart) as Parameters<typeof createMachine>[0],
    {
      guards: {
        ...named(
          guards,
          (name) =>
            ({ event }: { event: Told }) =>
              heldBy(event).includes(name),
        ),
        ...named(
          guards,
          (name) =>
            ({ event }: { event: Told }) =>
              holdOnce(event, name),
          AT_ONCE,
        ),
      },
      actors: named(actors, () => fromCallback(() => {})),
      delays: named(delays, () => 0),
    } as unknown as Parameters<typeof createMachine>[1],
  ) as AnyStateMachine;
}

type Told = ChartEvent & { input?: { holds?: readonly string[] } };

const heldBy = ({ holds, input }: Told): readonly string[] => holds ?? input?.holds ?? [];

const named = <Value>(names: string[], value: (name: string) => Value, prefix = '') =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, value(name)]));

/** In the web app an action changes what such a guard looks at; one that held on would go round for ever. */
function holdingOnce() {
  const held = new WeakMap<object, Set<string>>();
  return (event: Told, name: string): boolean => {
    const before = held.get(event) ?? new Set();
    if (before.has(name) || !heldBy(event).includes(name)) return false;
    held.set(event, before.add(name));
    return true;
  };
}

function marked({ always, states = {}, ...state }: ChartState): ChartState {
  return {
    ...state,
    ...(always && { always: always.map(atOnce) }),
    states: Object.fromEntries(Object.entries(states).map(([name, child]) => [name, marked(child)])),
  };
}

const atOnce = ({ guard, ...branch }: Branch): Branch => ({
  ...branch,
  ...(guard !== undefined && { guard: `${AT_ONCE}${guard}` }),
});
