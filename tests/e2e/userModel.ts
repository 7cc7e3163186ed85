import { type Page, test } from 'playwright/test';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  getInitialSnapshot,
  type StateValueFrom,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { type Adjacency, coveringPaths } from '../support/coveringPaths.ts';
import { collectConsoleErrors } from './person.ts';

interface Step {
  event: { type: string };
  state: AnyMachineSnapshot;
}

type TypeOf<M extends AnyStateMachine> = EventFromLogic<M>['type'];

/** A model of one user of a part of the product: what they do, and what they then see. */
export interface UserModel<M extends AnyStateMachine, World> {
  /** A flat chart of what a person can tell apart; it knows nothing of the product's own machines. */
  machine: M;
  /** Brings a browser to where the chart begins; paths are counted from 0. */
  open: (page: Page, path: number) => Promise<World>;
  actions: Record<TypeOf<M>, (world: World) => Promise<unknown>>;
  stateAssertions: Record<StateValueFrom<M> & string, (world: World) => Promise<unknown>>;
  /** What the browser may say on its console, where an action provokes it. */
  allowed?: RegExp;
}

/** Browser tests along paths that together take every transition of the chart. */
export function testUserModel<M extends AnyStateMachine, World>(
  name: string,
  { machine, open, actions, stateAssertions, allowed }: UserModel<M, World>,
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
  const paths = coveringPaths(map, start, {
    goalOf: ({ state }) => stateOf(state),
    kindOf: (from, event) => `${stateOf(from)} ${event}`,
    // Coming to the start of the chart costs more than going on.
    maxLength: 60,
  });

  paths.forEach((steps, index) => {
    test(`${name} shows every state along path ${index + 1} of ${paths.length}`, async ({ page }) => {
      const errors = collectConsoleErrors(page);
      page.setDefaultTimeout(20_000);
      const world = await open(page, index);
      const look = (state: string) => stateAssertions[state as keyof typeof stateAssertions](world);
      await look(start);
      for (const { event, state } of steps) {
        await test.step(`${event.type} → ${stateOf(state)}`, async () => {
          await actions[event.type as TypeOf<M>](world);
          await look(stateOf(state));
        });
      }
      const unexpected = errors.filter((line) => !allowed?.test(line));
      if (unexpected.length > 0) throw new Error(`the console says ${unexpected.join('\n')}`);
    });
  });
}

const stateOf = ({ value }: AnyMachineSnapshot) => String(value);
