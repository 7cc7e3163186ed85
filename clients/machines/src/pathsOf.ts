import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { type Chart, type ChartState, statesOf } from './chart.ts';
import { type ChartEvent, machineOf } from './machineOf.ts';

/** One step of a path, and where it leads. */
export type Step = {
  /** What happens: an event by its name, `… done` and `… failed` of an actor, `after …` of a delay. */
  event: string;
  /** Guards that have to hold while it happens: what was typed or answered has to be so. */
  holds: readonly string[];
  /** The states then, such as `ready.refused`; several in a chart with parallel ones. */
  states: string[];
  /** What a view asks of these: `busy`, `failed`, … */
  tags: string[];
};

export type Path = {
  /** For the title of a test: the events in their order. */
  title: string;
  /** Where it begins, and the guards that have to hold for that. */
  start: Pick<Step, 'states' | 'holds' | 'tags'>;
  steps: Step[];
};

export type PathOptions = {
  /** Whether every state is reached once, or every transition between states taken; all transitions by default. */
  covering?: 'states' | 'transitions';
  /** Combinations of states and events at most; a chart that has more is refused. */
  limit?: number;
};

type Edge = { from: string; to: string; step: Step };

/**
 * Paths through a chart from its start that together reach every state, or take every transition, that can be reached: the
 * shortest way to each.
 */
export function pathsOf(
  chart: Chart,
  { covering = 'transitions', limit = 20_000 }: PathOptions = {},
): Path[] {
  const machine = machineOf(chart);
  const { starts, always } = guardSets(chart);
  const taken = new Set<string>();
  return starts.flatMap((holds) => {
    const { start, edges } = explored(machine, { holds, also: always, limit });
    const paths = covering === 'states' ? toStates(start.key, edges) : alongEdges(start.key, edges, taken);
    return paths.map((steps) => ({ title: titleOf(start.facts.holds, steps), start: start.facts, steps }));
  });
}

function titleOf(holds: readonly string[], steps: Step[]): string {
  const given = (names: readonly string[]) => (names.length > 0 ? ` (${names.join(', ')})` : '');
  return [`start${given(holds)}`, ...steps.map((step) => `${step.event}${given(step.holds)}`)].join(' → ');
}

/** What may hold at the start, and what may besides the guards of an event: those of states that are left at once. */
function guardSets(chart: Chart) {
  const guards = statesOf(chart).flatMap(({ always = [] }) => always.flatMap(({ guard }) => guard ?? []));
  const always = [[], ...new Set(guards)].map((guard) => [guard].flat());
  return { always, starts: initially(chart).some(({ always: leaves }) => leaves) ? always : [[]] };
}

/** The states in which a chart begins. */
function initially({ initial, type, states = {} }: ChartState): ChartState[] {
  const first =
    type === 'parallel' ? Object.values(states) : [states[initial ?? '']].flatMap((one) => one ?? []);
  return first.flatMap((state) => [state, ...initially(state)]);
}

type Exploring = { holds: string[]; also: string[][]; limit: number };

function explored(machine: AnyStateMachine, { holds, also, limit }: Exploring) {
  const key = (snapshot: AnyMachineSnapshot) => JSON.stringify(snapshot.value);
  const map = getAdjacencyMap(machine, {
    input: { holds },
    limit,
    serializeState: (snapshot) => key(snapshot),
    events: ((snapshot: AnyMachineSnapshot) => eventsAt(snapshot, also)) as never,
  }) as unknown as Record<
    string,
    {
      state: AnyMachineSnapshot;
      transitions: Record<string, { event: ChartEvent; state: AnyMachineSnapshot }>;
    }
  >;
  const [first] = Object.values(map);
  if (!first) throw new Error(`${machine.id} has no state`);
  const edges: Edge[] = Object.entries(map).flatMap(([from, { transitions }]) =>
    Object.values(transitions).map(({ event, state }) => ({
      ...{ from, to: key(state) },
      step: { event: nameOf(event.type), holds: event.holds ?? [], ...factsOf(state) },
    })),
  );
  return {
    start: { key: key(first.state), facts: { holds, ...factsOf(first.state) } },
    edges: distinct(edges),
  };
}

/** Every event that the states take, once for each guard of its branches and once for none. */
function eventsAt(snapshot: AnyMachineSnapshot, also: string[][]): ChartEvent[] {
  const guards = new Map<string, Set<string>>();
  for (const node of snapshot._nodes)
    for (const [type, branches] of node.transitions) {
      const names = guards.get(type) ?? new Set<string>();
      for (const { guard } of branches) if (typeof guard === 'string') names.add(guard);
      guards.set(type, names);
    }
  return [...guards].flatMap(([type, names]) =>
    [[], ...names]
      .flatMap((own) => also.map((more) => ({ type, holds: [...new Set([own, more].flat())] })))
      .filter((event) => snapshot.machine.getTransitionData(snapshot, event).length > 0),
  );
}

const edgeName = ({ from, to, step }: Edge) => JSON.stringify([from, step.event, to]);

/** Of steps between the same states by the same event, the one that needs the least to hold. */
function distinct(edges: Edge[]): Edge[] {
  const found = new Map<string, Edge>();
  for (const edge of edges) {
    const name = edgeName(edge);
    const known = found.get(name);
    if (!known || known.step.holds.length > edge.step.holds.length) found.set(name, edge);
  }
  return [...found.values()];
}

/** The shortest way to every state. */
function waysTo(start: string, edges: Edge[]): Map<string, Edge[]> {
  const ways = new Map<string, Edge[]>([[start, []]]);
  for (const [at, way] of ways)
    for (const edge of edges) if (edge.from === at && !ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
  return ways;
}

const stepsOf = (way: Edge[]) => way.map(({ step }) => step);

/** Ways that no other one goes on from. */
function toStates(start: string, edges: Edge[]): Step[][] {
  const ways = [...waysTo(start, edges).values()];
  const passed = new Set(ways.flatMap((way) => way.slice(0, -1).map(({ to }) => to)));
  return ways.filter((way) => !passed.has(way.at(-1)?.to ?? start)).map(stepsOf);
}

/** A way for every edge that was not taken yet, as far as it leads on to others; the start alone where nothing is left. */
function alongEdges(start: string, edges: Edge[], taken: Set<string>): Step[][] {
  const ways = waysTo(start, edges);
  const take = (way: Edge[]) => {
    for (const edge of way) taken.add(edgeName(edge));
  };
  const paths: Edge[][] = [];
  for (const edge of edges) {
    if (taken.has(edgeName(edge))) continue;
    const path = [...(ways.get(edge.from) ?? []), edge];
    take(path);
    for (let onward = next(edge); onward; onward = next(onward)) {
      path.push(onward);
      take([onward]);
    }
    paths.push(path);
  }
  return paths.length > 0 ? paths.map(stepsOf) : [[]];

  function next({ to }: Edge): Edge | undefined {
    return edges.find((each) => each.from === to && !taken.has(edgeName(each)));
  }
}

function factsOf({ value, tags }: AnyMachineSnapshot) {
  return { states: leavesOf(value), tags: [...tags].sort() };
}

function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner = {}]) => {
    const leaves = leavesOf(inner);
    return leaves.length === 0 ? [name] : leaves.map((leaf) => `${name}.${leaf}`);
  });
}

function nameOf(type: string): string {
  const [, kind, of] = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/.exec(type) ?? [];
  if (kind) return `${of} ${kind === 'done' ? 'done' : 'failed'}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  return delay ? `after ${delay}` : type;
}
