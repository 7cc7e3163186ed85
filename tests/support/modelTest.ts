import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventFromLogic,
  fromCallback,
  fromPromise,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import { TestModel } from 'xstate/graph';
import { type CoverageKind, recordCoverage } from './coverageRecords.ts';
import { type Adjacency, coveringPaths } from './coveringPaths.ts';
import { type Edge, edgesOf } from './edges.ts';
import { manualClock } from './manualClock.ts';

/** How an invoked promise may end. */
export type Outcome = { output: unknown } | { error: unknown };

/** The dotted names of a machine's resting places, such as `open.captcha.shown`. */
export type Leaf<Value> = Value extends string
  ? Value
  : { [K in keyof Value & string]: `${K}.${Leaf<Exclude<Value[K], undefined>>}` }[keyof Value & string];

type ValueOf<M extends AnyStateMachine> = SnapshotFrom<M> extends { value: infer Value } ? Value : never;

/** What must be true in each state of the machine; a state without an assertion does not compile. */
export type StateAssertions<M extends AnyStateMachine, World> = Record<
  Leaf<ValueOf<M>>,
  (snapshot: SnapshotFrom<M>, world: World) => void
>;

/** How events reach what is under test; by default they are sent to the actor. */
export type UserActions<M extends AnyStateMachine, World> = {
  [Type in EventFromLogic<M>['type']]?: (
    event: Extract<EventFromLogic<M>, { type: Type }>,
    actor: AnyActorRef,
    world: World,
  ) => void | Promise<void>;
};

interface Fixture<M extends AnyStateMachine, World> {
  world: World;
  /** The machine with its effects bound to the world of this one run. */
  machine: M;
  /** Hears of every change, as what is subscribed to the actor in the product does. */
  watch?: (snapshot: SnapshotFrom<M>) => void;
}

interface ModelTestOptions<M extends AnyStateMachine, World> {
  input?: InputFrom<M>;
  /** By id of the invoke, then by a name for the title: how its promise may end. Other actors stay silent. */
  outcomes: Record<string, Record<string, Outcome>>;
  /** By id of the invoke: machines that run beside this one, for a view that shows them; the exploration takes them for silent. */
  children?: Record<string, AnyActorLogic>;
  /** By id of the invoke: what runs in the place of a machine with outcomes, for a view that shows it; it ends as they say. */
  standIns?: Record<string, (ended: AnyActorLogic) => AnyActorLogic>;
  /** Samples of every event; those that the state would not take are left out. */
  events: readonly EventFromLogic<M>[];
  /** Steps after which the exploration fails. */
  limit: number;
  /** States that the exploration goes on from; others end it. For what can grow without end. */
  within?: (snapshot: SnapshotFrom<M>) => boolean;
  /** What makes two states different. Leave out what only counts or ages. */
  key: (snapshot: SnapshotFrom<M>) => unknown;
  /** Of transitions whose two ends it maps to the same values, one is enough. By default the whole key. */
  equivalence?: (snapshot: SnapshotFrom<M>) => unknown;
  fixture: () => Fixture<M, World>;
}

interface Step {
  event: { type: string };
  state: AnyMachineSnapshot;
}

/** How a path drives the actor and checks its states. */
interface Driver<M extends AnyStateMachine, World> {
  userActions?: UserActions<M, World> | undefined;
  stateAssertions: StateAssertions<M, World>;
  /** Puts something on the started actor; what it answers takes it away again. */
  mount?: (actor: AnyActorRef, world: World) => Promise<() => void>;
  /** Wraps every step, for what must hear of it as a whole. */
  around?: (step: () => Promise<void>) => Promise<void>;
}

interface Coverage {
  transitions: Set<Edge['transition']>;
  states: Set<string>;
}

/** The model-based test of a machine: its paths in memory, and those for its view. */
export type ModelTest<M extends AnyStateMachine, World> = ReturnType<typeof createModelTest<M, World>>;

/**
 * Explores a machine, with the outcomes of its actors and its delays as events, and returns paths that together take
 * every transition found. Each path drives a fresh actor with controlled actors and a manual clock.
 */
export function createModelTest<M extends AnyStateMachine, World>(
  bare: M,
  options: ModelTestOptions<M, World>,
) {
  const {
    input,
    outcomes,
    children = {},
    standIns = {},
    events,
    limit,
    within,
    key,
    equivalence = key,
    fixture,
  } = options;
  const muted = muteActors(bare, outcomes);
  const edges = edgesOf(bare);
  const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify(key(snapshot as SnapshotFrom<M>));

  const model = new TestModel<AnyMachineSnapshot, { type: string }, unknown>(muted, {
    input,
    limit,
    serializeState: keyOf,
    ...(within ? { stopWhen: (snapshot) => !within(snapshot as SnapshotFrom<M>) } : {}),
    events: (snapshot) => [
      ...snapshot._nodes.flatMap((node: AnyStateNode) => [
        ...node.invoke.flatMap(({ id }) => Object.values(outcomes[id] ?? {}).map((end) => ending(id, end))),
        ...node.after.map(({ eventType }) => ({ type: eventType })),
      ]),
      ...events.filter((event) => snapshot.can(event)),
    ],
  });

  interface Run {
    actor: AnyActorRef;
    clock: ReturnType<typeof manualClock>;
    waiting: Map<string, PromiseWithResolvers<unknown>>;
    userActions: UserActions<M, World> | undefined;
    world: World;
  }

  async function run(
    steps: readonly Step[],
    { userActions, stateAssertions, mount, around = (step) => step() }: Driver<M, World>,
    { transitions, states }: Coverage,
  ): Promise<void> {
    const { world, machine, watch } = fixture();
    const waiting = new Map<string, PromiseWithResolvers<unknown>>();
    const clock = manualClock();
    const actor = createActor(
      controlActors(machine, outcomes, waiting, children, standIns) as AnyStateMachine,
      {
        input,
        clock,
        inspect: (seen) => {
          if (seen.type !== '@xstate.microstep') return;
          for (const transition of seen._transitions) transitions.add(edges.original(transition));
        },
      },
    );
    const look = () => {
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      for (const leaf of leavesOf(snapshot.value)) {
        states.add(leaf);
        const assertState = stateAssertions[leaf as Leaf<ValueOf<M>>];
        if (!assertState) throw new Error(`no state assertion for ${leaf}`);
        assertState(snapshot as SnapshotFrom<M>, world);
      }
      return keyOf(snapshot);
    };
    if (watch) actor.subscribe((snapshot) => watch(snapshot as SnapshotFrom<M>));
    actor.start();
    const unmount = await mount?.(actor, world);
    try {
      look();
      for (const { event, state } of steps) {
        await around(() => perform(event, { actor, clock, waiting, userActions, world }));
        const seen = look();
        if (seen !== keyOf(state)) throw new Error(`after ${event.type}: ${seen} instead of ${keyOf(state)}`);
      }
    } finally {
      unmount?.();
      actor.stop();
    }
  }

  async function perform(event: { type: string }, run: Run): Promise<void> {
    const { actor, clock, waiting, userActions, world } = run;
    if ('actorId' in event) {
      const id = String(event.actorId);
      const promise = waiting.get(id);
      if (!promise) throw new Error(`${id} was never invoked`);
      if ('error' in event) promise.reject(event.error);
      else promise.resolve('output' in event ? event.output : undefined);
    } else if (event.type.startsWith('xstate.after.')) {
      clock.fire(edges.delayOf(event.type));
    } else {
      const userAction = userActions?.[event.type as keyof typeof userActions] as
        | ((event: { type: string }, actor: AnyActorRef, world: World) => unknown)
        | undefined;
      if (userAction) await userAction(event, actor, world);
      else actor.send(event);
    }
    await settled();
  }

  const map: Adjacency<AnyMachineSnapshot, Step> = { ...model.getAdjacencyMap() };
  const titleOf = (steps: readonly Step[]) => steps.map(({ event }) => nameOf(event, outcomes)).join(' → ');

  /** Paths over the map with their coverage, counted apart for each kind. */
  function coverage(kind: CoverageKind, ends: (snapshot: SnapshotFrom<M>) => unknown) {
    const covered: Coverage = { transitions: new Set(), states: new Set() };
    const endOf = (snapshot: AnyMachineSnapshot) => ends(snapshot as SnapshotFrom<M>);
    const found = coveringPaths(map, Object.keys(map)[0] ?? '', {
      goalOf: ({ state }) => keyOf(state),
      kindOf: (from, event, { state }) => JSON.stringify([endOf(from), event, endOf(state)]),
    });
    const uncovered = () => [
      ...edges.all.filter(({ transition }) => !covered.transitions.has(transition)).map(({ name }) => name),
      ...edges.restingStates.filter((state) => !covered.states.has(state)),
    ];
    recordCoverage({
      machine: bare.id,
      kind,
      states: edges.restingStates,
      transitions: edges.all.map(({ name }) => name),
      uncovered,
    });
    return {
      paths: found.map((steps) => ({
        title: titleOf(steps),
        run: (driver: Driver<M, World>) => run(steps, driver, covered),
      })),
      /** Transitions of the chart, guarded branches one by one, and states that no path run so far has covered. */
      uncovered,
    };
  }

  const inMemory = coverage('memory', equivalence);
  return {
    /** How many states the exploration found. */
    states: Object.keys(map).length,
    paths: inMemory.paths.map(({ title, run: go }) => ({
      title,
      run: (userActions: UserActions<M, World> | undefined, stateAssertions: StateAssertions<M, World>) =>
        go({ userActions, stateAssertions }),
    })),
    uncovered: inMemory.uncovered,
    /** The same map for the view: transitions are equivalent when they join the same states of the chart. */
    viewPaths: (ends: (snapshot: SnapshotFrom<M>) => unknown = ({ value }) => value) =>
      coverage('view', ends),
  };
}

function ending(id: string, end: Outcome) {
  const kind = 'error' in end ? 'error' : 'done';
  return { type: `xstate.${kind}.actor.${id}`, actorId: id, ...end };
}

function nameOf(event: { type: string }, outcomes: Record<string, Record<string, Outcome>>): string {
  if (!('actorId' in event)) return event.type;
  const ends = Object.entries(outcomes[String(event.actorId)] ?? {});
  const own = JSON.stringify(event);
  const [name] = ends.find(([, end]) => JSON.stringify(ending(String(event.actorId), end)) === own) ?? ['?'];
  return `${event.actorId}(${name})`;
}

/** Invoked actors without listed outcomes stay silent. */
function muteActors<M extends AnyStateMachine>(machine: M, outcomes: Record<string, unknown>): M {
  return controlActors(machine, outcomes, new Map());
}

function controlActors<M extends AnyStateMachine>(
  machine: M,
  outcomes: Record<string, unknown>,
  waiting: Map<string, PromiseWithResolvers<unknown>>,
  children: Record<string, AnyActorLogic> = {},
  standIns: NonNullable<ModelTestOptions<M, unknown>['standIns']> = {},
): M {
  const actors: Record<string, unknown> = {};
  for (const node of nodesOf(machine.root)) {
    for (const { id, src } of node.invoke) {
      if (typeof src !== 'string') throw new Error(`the actor of ${id} has no name`);
      const deferred = deferredActor(waiting);
      if (id in outcomes) actors[src] = standIns[id]?.(deferred) ?? deferred;
      else actors[src] = children[id] ?? fromCallback(() => {});
    }
  }
  return machine.provide({ actors } as Parameters<M['provide']>[0]) as M;
}

function deferredActor(waiting: Map<string, PromiseWithResolvers<unknown>>) {
  return fromPromise(({ self }) => {
    const promise = Promise.withResolvers<unknown>();
    waiting.set(self.id, promise);
    return promise.promise;
  });
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : leavesOf(inner).map((leaf) => `${name}.${leaf}`),
  );
}

/** Which of the sample events the state takes, by type. */
export function acceptedEvents(
  snapshot: { can(event: never): boolean },
  events: readonly { type: string }[],
): string[] {
  return [...new Set(events.filter((event) => snapshot.can(event as never)).map(({ type }) => type))];
}

/** Lets every promise that can settle do so. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await null;
}
