import { assign, fromCallback, setup } from 'xstate';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { isBuilt, isOtherBuild } from './scriptRefs.ts';

interface Context {
  /** The script references of the page that runs. */
  running: readonly string[];
  /** The prompt was shown in this visit before. */
  prompted: boolean;
  visible: boolean;
}

type Event =
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' }
  | { type: 'page.refresh' }
  | { type: 'prompt.dismiss' }
  /** The gateway does not take requests of this build any more. */
  | { type: 'release.retired' };

/**
 * Asks again and again whether there is a newer build of the page, and says so once a visit; whenever it is needed,
 * when this one cannot be used any more.
 */
export const updateCheckMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Context },
  actors: {
    /** Answers with the script references of the site root as it is now. */
    fetchScripts: unprovidedActor<string[]>(),
    /** Reports when the tab is shown or hidden. */
    watchTab: fromCallback<{ type: 'none' }>(() => {}),
  },
  delays: { checkInterval: 20_000, promptPause: 10_000 },
  guards: {
    hasNothingToTell: ({ context }) => context.prompted || !isBuilt(context.running),
    isVisible: ({ context }) => context.visible,
    isOther: ({ context }, { fetched }: { fetched: readonly string[] }) =>
      isOtherBuild(fetched, context.running),
  },
  actions: {
    setTabVisible: assign((_, params: { visible: boolean }) => params),
    rememberPrompt: () => {},
    refresh: () => {},
  },
}).createMachine({
  id: 'updateCheck',
  context: ({ input }) => input,
  invoke: { id: 'watchTab', src: 'watchTab' },
  on: {
    'tab.shown': { actions: { type: 'setTabVisible', params: { visible: true } } },
    'tab.hidden': { actions: { type: 'setTabVisible', params: { visible: false } } },
    'release.retired': { target: '.prompting' },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasNothingToTell', target: 'done' }, { target: 'watching' }] },
    watching: {
      after: { checkInterval: [{ guard: 'isVisible', target: 'checking' }, { target: 'hidden' }] },
    },
    /** A check is due, and waits for the tab to be seen. */
    hidden: {
      on: {
        'tab.shown': { target: 'checking', actions: { type: 'setTabVisible', params: { visible: true } } },
      },
    },
    checking: {
      invoke: {
        id: 'fetchScripts',
        src: 'fetchScripts',
        onDone: [
          {
            guard: { type: 'isOther', params: ({ event }) => ({ fetched: event.output }) },
            target: 'found',
          },
          { target: 'watching' },
        ],
        onError: 'watching',
      },
    },
    found: { after: { promptPause: 'prompting' } },
    prompting: {
      entry: 'rememberPrompt',
      on: {
        'page.refresh': { target: 'done', actions: 'refresh' },
        'prompt.dismiss': 'done',
        'release.retired': {},
      },
    },
    done: {},
  },
});
