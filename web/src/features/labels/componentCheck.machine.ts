import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { LabelPaper } from '../../graphql/generated/graphql.ts';
import { output, payload } from '../../lib/params.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import type { ComponentName, Printers, PrintOutcome } from './components/componentTypes.ts';

/** A component as it was found; without printers it is away. */
export interface ComponentState {
  name: ComponentName;
  takesPdf: boolean;
  printers: Printers | null;
}

export interface TestPage {
  printer: string;
  paper: Exclude<LabelPaper, 'W100_H150'>;
}

/** `away`: nothing was sent. */
export type TestOutcome = PrintOutcome | { kind: 'unavailable' };

interface Context {
  components: readonly ComponentState[];
  test: TestPage | null;
  outcome: TestOutcome | null;
}

type Event = { type: 'component.check' } | ({ type: 'test.print' } & TestPage);

/** Looks which print components run on this computer, and prints a page to try the one for our labels. */
export const componentCheckMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'checking' | 'testing' },
  actors: {
    findAllUnavailable: unprovidedActor<readonly ComponentState[]>(),
    printTest: unprovidedActor<TestOutcome, TestPage>(),
  },
  guards: {
    hasComponent: ({ context }) => context.components.some(({ takesPdf, printers }) => takesPdf && printers),
  },
  actions: {
    setComponents: assign((_, components: readonly ComponentState[]) => ({ components })),
    setTest: assign((_, { printer, paper }: TestPage) => ({ test: { printer, paper }, outcome: null })),
    setOutcome: assign((_, outcome: TestOutcome) => ({ outcome })),
    clearOutcome: assign({ test: null, outcome: null }),
  },
}).createMachine({
  id: 'componentCheck',
  context: { components: [], test: null, outcome: null },
  initial: 'checking',
  states: {
    checking: {
      tags: 'checking',
      entry: 'clearOutcome',
      invoke: {
        id: 'findAllUnavailable',
        src: 'findAllUnavailable',
        onDone: { target: 'resting', actions: { type: 'setComponents', params: output } },
        onError: { target: 'resting', actions: { type: 'setComponents', params: [] } },
      },
    },
    resting: {
      on: {
        'component.check': 'checking',
        'test.print': {
          guard: 'hasComponent',
          target: 'testing',
          actions: { type: 'setTest', params: payload },
        },
      },
    },
    testing: {
      tags: 'testing',
      invoke: {
        id: 'printTest',
        src: 'printTest',
        input: ({ context }) => context.test ?? { printer: '', paper: 'W76_H130' },
        onDone: { target: 'resting', actions: { type: 'setOutcome', params: output } },
        onError: { target: 'resting', actions: { type: 'setOutcome', params: { kind: 'unavailable' } } },
      },
    },
  },
});

export type ComponentCheck = ActorRefFrom<typeof componentCheckMachine>;

/** Printers of the component that prints our labels; null while there is none. */
export const selectPrinters = (snapshot: SnapshotFrom<typeof componentCheckMachine>) =>
  snapshot.context.components.find(({ takesPdf, printers }) => takesPdf && printers)?.printers ?? null;
