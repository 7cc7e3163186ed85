import { assign, setup } from 'xstate';
import { output, payload } from '../../lib/params.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** What is searched for. In addresses 1 and 2. */
export type SearchKind = 'goods' | 'warehouse';

export interface Search {
  kind: SearchKind;
  text: string;
}

/** A warehouse whose name contains what was typed. */
export interface Suggestion {
  id: number;
  name: string;
}

interface Context extends Search {
  /** Those of the text as it stands. */
  suggestions: readonly Suggestion[];
  /** The search whose address was gone to last; null once the address says it, or another. */
  asked: Search | null;
  /** Place of the suggestion that the arrow keys have come to; null for the text itself. */
  active: number | null;
}

type SearchEvent =
  | { type: 'box.focus'; jump: boolean }
  | { type: 'text.type'; text: string }
  | { type: 'kind.choose'; kind: SearchKind }
  | { type: 'search.submit' }
  | { type: 'suggestion.move'; by: 1 | -1 }
  | { type: 'suggestion.choose'; at: number }
  | { type: 'suggestions.close' }
  | { type: 'address.changed'; search: Search };

const nothingSuggested: Pick<Context, 'suggestions' | 'active'> = { suggestions: [], active: null };

/** The search box: what is searched for, the warehouses that it suggests, and the search under way. */
export const searchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SearchEvent,
    input: {} as Search,
    tags: {} as 'busy',
  },
  actors: {
    findWarehouses: unprovidedActor<readonly Suggestion[], { text: string }>(),
    /** Asks for the first page of what is found, which the results page then shows. */
    runSearch: unprovidedActor<void, Search>(),
  },
  delays: { suggestPause: 200 },
  guards: {
    allowsJump: (_, { jump }: { jump: boolean }) => jump,
    isCleared: ({ context }, { text }: { text: string }) => isBlank(text) && !isBlank(context.text),
    isBlank: (_, { text }: { text: string }) => isBlank(text),
    isChosen: ({ context }, { kind }: { kind: SearchKind }) => kind === context.kind,
    isGoods: (_, { kind }: { kind: SearchKind }) => kind === 'goods',
    isShown: ({ context }, { search }: { search: Search }) =>
      search.kind === context.kind && search.text.trim() === context.text.trim(),
    // What was typed since is newer.
    wasAsked: ({ context: { asked } }, { search }: { search: Search }) =>
      asked?.kind === search.kind && asked.text === search.text.trim(),
    isEmpty: (_, found: readonly Suggestion[]) => found.length === 0,
    hasSuggestions: ({ context }) => context.suggestions.length > 0,
  },
  actions: {
    typeText: assign((_, { text }: { text: string }) => ({ text, ...nothingSuggested })),
    clearText: assign({ text: '' }),
    chooseKind: assign((_, { kind }: { kind: SearchKind }) => ({ kind })),
    setSearch: assign((_, { search }: { search: Search }) => ({ ...search, ...nothingSuggested })),
    setAsked: assign(({ context }) => ({ asked: searchOf(context) })),
    clearAsked: assign({ asked: null }),
    setSuggestions: assign((_, suggestions: readonly Suggestion[]) => ({ suggestions })),
    clearSuggestions: assign(nothingSuggested),
    /** Beyond either end lies the text itself. */
    moveActive: assign(({ context: { suggestions, active } }, { by }: { by: 1 | -1 }) => {
      const places = suggestions.length + 1;
      const next = ((active ?? suggestions.length) + by + places) % places;
      return { active: next === suggestions.length ? null : next };
    }),
    leaveActive: assign({ active: null }),
    /** A suggestion is a warehouse: choosing one searches for it among the warehouses. */
    setActiveSuggestion: assign(({ context }, { at }: { at: number | null }) => {
      const suggestion = at === null ? undefined : context.suggestions[at];
      return suggestion ? { kind: 'warehouse' as const, text: suggestion.name } : {};
    }),
    openSearch: unprovidedAction<Search>(),
    showResults: unprovidedAction<Search>(),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ ...input, ...nothingSuggested, asked: null }),
  initial: 'closed',
  on: {
    'box.focus': {
      guard: { type: 'allowsJump', params: payload },
      actions: ['setAsked', { type: 'openSearch', params: ({ context }) => searchOf(context) }],
    },
    'text.type': [
      {
        guard: { type: 'isCleared', params: payload },
        target: '.running',
        actions: { type: 'typeText', params: payload },
      },
      {
        guard: { type: 'isBlank', params: payload },
        target: '.closed',
        actions: { type: 'typeText', params: payload },
      },
      { target: '.pausing', actions: { type: 'typeText', params: payload } },
    ],
    'kind.choose': [
      { guard: { type: 'isChosen', params: payload } },
      {
        guard: { type: 'isGoods', params: payload },
        target: '.running',
        actions: [{ type: 'chooseKind', params: payload }, 'clearText'],
      },
      { target: '.running', actions: { type: 'chooseKind', params: payload } },
    ],
    'search.submit': '.running',
    'address.changed': [
      { guard: { type: 'isShown', params: payload }, actions: 'clearAsked' },
      { guard: { type: 'wasAsked', params: payload }, actions: 'clearAsked' },
      { target: '.closed', actions: [{ type: 'setSearch', params: payload }, 'clearAsked'] },
    ],
  },
  states: {
    closed: {
      entry: 'leaveActive',
      on: {
        'suggestion.move': {
          guard: 'hasSuggestions',
          target: 'open',
          actions: { type: 'moveActive', params: payload },
        },
      },
    },
    pausing: {
      after: { suggestPause: 'suggesting' },
      on: { 'suggestions.close': 'closed' },
    },
    suggesting: {
      invoke: {
        id: 'findWarehouses',
        src: 'findWarehouses',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: [
          { guard: { type: 'isEmpty', params: output }, target: 'closed' },
          { target: 'open', actions: { type: 'setSuggestions', params: output } },
        ],
        onError: 'closed',
      },
      on: { 'suggestions.close': 'closed' },
    },
    open: {
      on: {
        'suggestion.move': { actions: { type: 'moveActive', params: payload } },
        'suggestion.choose': {
          target: 'running',
          actions: { type: 'setActiveSuggestion', params: payload },
        },
        'search.submit': {
          target: 'running',
          actions: { type: 'setActiveSuggestion', params: ({ context }) => ({ at: context.active }) },
        },
        'suggestions.close': 'closed',
      },
    },
    running: {
      tags: 'busy',
      entry: [
        'clearSuggestions',
        'setAsked',
        { type: 'showResults', params: ({ context }) => searchOf(context) },
      ],
      invoke: {
        id: 'runSearch',
        src: 'runSearch',
        input: ({ context }) => searchOf(context),
        onDone: 'closed',
        // The results page says what went wrong.
        onError: 'closed',
      },
      on: { 'search.submit': {} },
    },
  },
});

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function searchOf({ kind, text }: Context): Search {
  return { kind, text: text.trim() };
}
