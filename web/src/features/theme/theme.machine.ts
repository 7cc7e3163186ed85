import { assign, fromCallback, setup } from 'xstate';

export type Theme = 'light' | 'dark';

interface Context {
  /** What the person chose; null while the page follows the system. */
  chosen: Theme | null;
  systemDark: boolean;
}

type Event = { type: 'theme.toggle' } | { type: 'system.changed'; dark: boolean };

/** Light or dark: follows the system until the person chooses, then remembers the choice. */
export const themeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
  },
  actors: {
    watchSystem: fromCallback<Event>(() => {}),
  },
  actions: {
    applyTheme: (_, _params: { theme: Theme }) => {},
    remember: (_, _params: { theme: Theme }) => {},
    choose: assign((_, { theme }: { theme: Theme }) => ({ chosen: theme })),
    setSystemTheme: assign((_, { dark }: { dark: boolean }) => ({ systemDark: dark })),
  },
  guards: {
    isDark: ({ context }) => (context.chosen ? context.chosen === 'dark' : context.systemDark),
    followsTo: ({ context }, { dark, theme }: { dark: boolean; theme: Theme }) =>
      context.chosen === null && dark === (theme === 'dark'),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => input,
  invoke: { id: 'watchSystem', src: 'watchSystem' },
  initial: 'settling',
  states: {
    settling: {
      always: [{ guard: 'isDark', target: 'dark' }, { target: 'light' }],
    },
    light: {
      entry: { type: 'applyTheme', params: { theme: 'light' } },
      on: {
        'theme.toggle': {
          target: 'dark',
          actions: [
            { type: 'choose', params: { theme: 'dark' } },
            { type: 'remember', params: { theme: 'dark' } },
          ],
        },
        'system.changed': [
          {
            guard: { type: 'followsTo', params: ({ event }) => ({ dark: event.dark, theme: 'dark' }) },
            target: 'dark',
            actions: { type: 'setSystemTheme', params: ({ event }) => ({ dark: event.dark }) },
          },
          { actions: { type: 'setSystemTheme', params: ({ event }) => ({ dark: event.dark }) } },
        ],
      },
    },
    dark: {
      entry: { type: 'applyTheme', params: { theme: 'dark' } },
      on: {
        'theme.toggle': {
          target: 'light',
          actions: [
            { type: 'choose', params: { theme: 'light' } },
            { type: 'remember', params: { theme: 'light' } },
          ],
        },
        'system.changed': [
          {
            guard: { type: 'followsTo', params: ({ event }) => ({ dark: event.dark, theme: 'light' }) },
            target: 'light',
            actions: { type: 'setSystemTheme', params: ({ event }) => ({ dark: event.dark }) },
          },
          { actions: { type: 'setSystemTheme', params: ({ event }) => ({ dark: event.dark }) } },
        ],
      },
    },
  },
});
