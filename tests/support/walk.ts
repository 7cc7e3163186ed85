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
import { type Edge, edgesOf } from './edges.ts';
import { manualClock } from './manualClock.ts';
import { type Adjacency, toursOf } from './tours.ts';
import { recordWalk, type WalkKind } from './walkRecords.ts';

/** How an invoked promise may end. */
export type Outcome = { output: unknown } | { error: unknown };

/** The dotted names of a machine's resting places, such as `open.captcha.shown`. */
export type Leaf<Value> = Value extends string
  ? Value
  : { [K in keyof Value & string]: `${K}.${Leaf<Exclude<Value[K], undefined>>}` }[keyof Value & string];

type ValueOf<M extends AnyStateMachine> = SnapshotFrom<M> extends { value: infer Value } ? Value : never;

/** What must be true in each state of the machine; a state without a sight does not compile. */
export type Sights<M extends AnyStateMachine, World> = Record<
  Leaf<ValueOf<M>>,
  (snapshot: SnapshotFrom<M>, world: World) => void
>;

/** How events reach what is tested; by default they are sent to the actor. */
export type Gestures<M extends AnyStateMachine, World> = {
  [Type in EventFromLogic<M>['type']]?: (
    event: Extract<EventFromLogic<M>, { type: Type }>,
    actor: AnyActorRef,
    world: World,
  ) => void | Promise<void>;
};

interface Stage<M extends AnyStateMachine, World> {
  world: World;
  /** The machine with its effects bound to the world of this one run. */
  machine: M;
  /** Hears of every change, as what is subscribed to the actor in the product does. */
  watch?: (snapshot: SnapshotFrom<M>) => void;
}

interface WalkOptions<M extends AnyStateMachine, World> {
  input?: InputFrom<M>;
  /** By id of the invoke, then by a name for the title: how its promise may end. Other actors stay silent. */
  gates: Record<string, Record<string, Outcome>>;
  /** By id of the invoke: machines that run beside this one, for a view that shows them; the map takes them for silent. */
  children?: Record<string, AnyActorLogic>;
  /** Samples of every event; those that the state would not take are left out. */
  events: readonly EventFromLogic<M>[];
  /** Most steps that the search may take before it gives up. */
  limit: number;
  /** Where the walk goes on; beyond, it turns back. For what can grow without end. */
  within?: (snapshot: SnapshotFrom<M>) => boolean;
  /** What makes two states different for the walk. Leave out what only counts or ages. */
  key: (snapshot: SnapshotFrom<M>) => unknown;
  /** What makes edges alike, so that one of them is enough: what it says of both ends. By default the whole key. */
  alike?: (snapshot: SnapshotFrom<M>) => unknown;
  stage: () => Stage<M, World>;
}

interface Step {
  event: { type: string };
  state: AnyMachineSnapshot;
}

/** What a path drives, and how it looks at it. */
interface Rig<M extends AnyStateMachine, World> {
  gestures?: Gestures<M, World> | undefined;
  sights: Sights<M, World>;
  /** Puts something on the started actor; what it answers takes it away again. */
  mount?: (actor: AnyActorRef, world: World) => Promise<() => void>;
  /** Wraps every step, for what must hear of it as a whole. */
  around?: (step: () => Promise<void>) => Promise<void>;
}

interface Footprints {
  walked: Set<Edge['transition']>;
  seenStates: Set<string>;
}

/** A walk of a machine, to be gone in memory or in front of its view. */
export type Walk<M extends AnyStateMachine, World> = ReturnType<typeof walkOf<M, World>>;

/**
 * Walks a machine: finds its states with the promises of its actors and its delays as events, and gives paths that
 * take every edge found. Each path drives a fresh actor through gates and a hand-wound clock.
 */
export function walkOf<M extends AnyStateMachine, World>(bare: M, options: WalkOptions<M, World>) {
  const { input, gates, children = {}, events, limit, within, key, alike = key, stage } = options;
  const silenced = silence(bare, gates);
  const edges = edgesOf(bare);
  const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify(key(snapshot as SnapshotFrom<M>));

  const model = new TestModel<AnyMachineSnapshot, { type: string }, unknown>(silenced, {
    input,
    limit,
    serializeState: keyOf,
    ...(within ? { stopWhen: (snapshot) => !within(snapshot as SnapshotFrom<M>) } : {}),
    events: (snapshot) => [
      ...snapshot._nodes.flatMap((node: AnyStateNode) => [
        ...node.invoke.flatMap(({ id }) => Object.values(gates[id] ?? {}).map((end) => ending(id, end))),
        ...node.after.map(({ eventType }) => ({ type: eventType })),
      ]),
      ...events.filter((event) => snapshot.can(event)),
    ],
  });

  interface Run {
    actor: AnyActorRef;
    clock: ReturnType<typeof manualClock>;
    waiting: Map<string, PromiseWithResolvers<unknown>>;
    gestures: Gestures<M, World> | undefined;
    world: World;
  }

  async function run(
    steps: readonly Step[],
    { gestures, sights, mount, around = (step) => step() }: Rig<M, World>,
    { walked, seenStates }: Footprints,
  ): Promise<void> {
    const { world, machine, watch } = stage();
    const waiting = new Map<string, PromiseWithResolvers<unknown>>();
    const clock = manualClock();
    const actor = createActor(gate(machine, gates, waiting, children) as AnyStateMachine, {
      input,
      clock,
      inspect: (seen) => {
        if (seen.type !== '@xstate.microstep') return;
        for (const transition of seen._transitions) walked.add(edges.original(transition));
      },
    });
    const look = () => {
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      for (const leaf of leavesOf(snapshot.value)) {
        seenStates.add(leaf);
        const sight = sights[leaf as Leaf<ValueOf<M>>];
        if (!sight) throw new Error(`no sight for ${leaf}`);
        sight(snapshot as SnapshotFrom<M>, world);
      }
      return keyOf(snapshot);
    };
    if (watch) actor.subscribe((snapshot) => watch(snapshot as SnapshotFrom<M>));
    actor.start();
    const unmount = await mount?.(actor, world);
    try {
      look();
      for (const { event, state } of steps) {
        await around(() => perform(event, { actor, clock, waiting, gestures, world }));
        const seen = look();
        if (seen !== keyOf(state)) throw new Error(`after ${event.type}: ${seen} instead of ${keyOf(state)}`);
      }
    } finally {
      unmount?.();
      actor.stop();
    }
  }

  async function perform(event: { type: string }, run: Run): Promise<void> {
    const { actor, clock, waiting, gestures, world } = run;
    if ('actorId' in event) {
      const id = String(event.actorId);
      const promise = waiting.get(id);
      if (!promise) throw new Error(`${id} was never asked`);
      if ('error' in event) promise.reject(event.error);
      else promise.resolve('output' in event ? event.output : undefined);
    } else if (event.type.startsWith('xstate.after.')) {
      clock.fire(edges.delayOf(event.type));
    } else {
      const gesture = gestures?.[event.type as keyof typeof gestures] as
        | ((event: { type: string }, actor: AnyActorRef, world: World) => unknown)
        | undefined;
      if (gesture) await gesture(event, actor, world);
      else actor.send(event);
    }
    await settled();
  }

  const map: Adjacency<AnyMachineSnapshot, Step> = { ...model.getAdjacencyMap() };
  const titleOf = (steps: readonly Step[]) => steps.map(({ event }) => nameOf(event, gates)).join(' → ');

  /** Tours over the map, once for each way to go them: what was seen on one counts for no other. */
  function tours(kind: WalkKind, ends: (snapshot: SnapshotFrom<M>) => unknown) {
    const footprints: Footprints = { walked: new Set(), seenStates: new Set() };
    const endOf = (snapshot: AnyMachineSnapshot) => ends(snapshot as SnapshotFrom<M>);
    const found = toursOf(map, Object.keys(map)[0] ?? '', {
      goalOf: ({ state }) => keyOf(state),
      kindOf: (from, event, { state }) => JSON.stringify([endOf(from), event, endOf(state)]),
    });
    const unwalked = () => [
      ...edges.all.filter(({ transition }) => !footprints.walked.has(transition)).map(({ name }) => name),
      ...edges.restingStates.filter((state) => !footprints.seenStates.has(state)),
    ];
    recordWalk({
      machine: bare.id,
      kind,
      states: edges.restingStates,
      transitions: edges.all.map(({ name }) => name),
      unwalked,
    });
    return {
      paths: found.map((steps) => ({
        title: titleOf(steps),
        run: (rig: Rig<M, World>) => run(steps, rig, footprints),
      })),
      /** The edges of the chart, guarded branches one by one, and its states, that no path run so far has been to. */
      unwalked,
    };
  }

  const inMemory = tours('memory', alike);
  return {
    /** How many states the walk found. */
    states: Object.keys(map).length,
    paths: inMemory.paths.map(({ title, run: go }) => ({
      title,
      run: (gestures: Gestures<M, World> | undefined, sights: Sights<M, World>) => go({ gestures, sights }),
    })),
    unwalked: inMemory.unwalked,
    /** The same map for the view: edges count as alike when they join the same states of the chart. */
    tours: (ends: (snapshot: SnapshotFrom<M>) => unknown = ({ value }) => value) => tours('view', ends),
  };
}

function ending(id: string, end: Outcome) {
  const kind = 'error' in end ? 'error' : 'done';
  return { type: `xstate.${kind}.actor.${id}`, actorId: id, ...end };
}

function nameOf(event: { type: string }, gates: Record<string, Record<string, Outcome>>): string {
  if (!('actorId' in event)) return event.type;
  const ends = Object.entries(gates[String(event.actorId)] ?? {});
  const own = JSON.stringify(event);
  const [name] = ends.find(([, end]) => JSON.stringify(ending(String(event.actorId), end)) === own) ?? ['?'];
  return `${event.actorId}(${name})`;
}

/** Every invoked actor that has no gate says nothing. */
function silence<M extends AnyStateMachine>(machine: M, gates: Record<string, unknown>): M {
  return gate(machine, gates, new Map());
}

function gate<M extends AnyStateMachine>(
  machine: M,
  gates: Record<string, unknown>,
  waiting: Map<string, PromiseWithResolvers<unknown>>,
  children: Record<string, AnyActorLogic> = {},
): M {
  const actors: Record<string, unknown> = {};
  for (const node of nodesOf(machine.root)) {
    for (const { id, src } of node.invoke) {
      if (typeof src !== 'string') throw new Error(`the actor of ${id} has no name`);
      actors[src] = id in gates ? gatedPromise(waiting) : (children[id] ?? fromCallback(() => {}));
    }
  }
  return machine.provide({ actors } as Parameters<M['provide']>[0]) as M;
}

function gatedPromise(waiting: Map<string, PromiseWithResolvers<unknown>>) {
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
export function takes(
  snapshot: { can(event: never): boolean },
  events: readonly { type: string }[],
): string[] {
  return [...new Set(events.filter((event) => snapshot.can(event as never)).map(({ type }) => type))];
}

/** Lets every promise that can settle do so. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await null;
}
