import { type Page, test } from 'playwright/test';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  getInitialSnapshot,
  type StateValueFrom,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { type Adjacency, toursOf } from '../support/tours.ts';
import { listenForTrouble } from './person.ts';

interface Step {
  event: { type: string };
  state: AnyMachineSnapshot;
}

type TypeOf<M extends AnyStateMachine> = EventFromLogic<M>['type'];

/** How one person gets along with a part of the product: what they do, and what they then see. */
export interface UserModel<M extends AnyStateMachine, World> {
  /** A flat chart of what a person can tell apart; it knows nothing of the product's own machines. */
  machine: M;
  /** Brings a browser to where the chart begins; tours are counted from 0. */
  open: (page: Page, tour: number) => Promise<World>;
  actions: Record<TypeOf<M>, (world: World) => Promise<unknown>>;
  sights: Record<StateValueFrom<M> & string, (world: World) => Promise<unknown>>;
  /** What the browser may say on its console, where a deed provokes it. */
  allowed?: RegExp;
}

/** Tests that go through the browser along tours which together take every edge of the chart. */
export function walkAsUser<M extends AnyStateMachine, World>(
  name: string,
  { machine, open, actions, sights, allowed }: UserModel<M, World>,
): void {
  const map: Adjacency<AnyMachineSnapshot, Step> = {
    ...getAdjacencyMap(machine as AnyStateMachine, {
      events: (snapshot) => machine.events.map((type) => ({ type })).filter((event) => snapshot.can(event)),
      serializeState: stateOf as () => never,
    }),
  };
  const unreachable = Object.keys(machine.states).filter((state) => !(state in map));
  if (unreachable.length > 0) throw new Error(`nobody gets to ${unreachable.join(', ')}`);
  const start = stateOf(getInitialSnapshot<AnyStateMachine>(machine));
  const tours = toursOf(map, start, {
    goalOf: ({ state }) => stateOf(state),
    kindOf: (from, event) => `${stateOf(from)} ${event}`,
    // Coming to the start of the chart costs more than going on.
    longest: 60,
  });

  tours.forEach((steps, index) => {
    test(`${name}, tour ${index + 1} of ${tours.length}`, async ({ page }) => {
      const trouble = listenForTrouble(page);
      page.setDefaultTimeout(20_000);
      const world = await open(page, index);
      const look = (state: string) => sights[state as keyof typeof sights](world);
      await look(start);
      for (const { event, state } of steps) {
        await test.step(`${event.type} → ${stateOf(state)}`, async () => {
          await actions[event.type as TypeOf<M>](world);
          await look(stateOf(state));
        });
      }
      const unexpected = trouble.filter((line) => !allowed?.test(line));
      if (unexpected.length > 0) throw new Error(`the console says ${unexpected.join('\n')}`);
    });
  });
}

const stateOf = ({ value }: AnyMachineSnapshot) => String(value);
