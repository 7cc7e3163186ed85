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

/** A search that the box offers: one of the last, or a warehouse whose name contains what was typed. */
export interface Suggestion {
  search: Search;
  isRecent: boolean;
}

interface Context extends Search {
  /** Those of the text as it stands. */
  suggestions: readonly Suggestion[];
  /** The search whose address was gone to last; null once the address says it, or another. */
  asked: Search | null;
  /**
   * Place of the suggestion that the arrow keys have come to; null for the text itself. What clears the last searches
   * has the place after all suggestions.
   */
  active: number | null;
}

type SearchEvent =
  | { type: 'box.focus'; jump: boolean }
  | { type: 'text.type'; text: string }
  | { type: 'kind.choose'; kind: SearchKind }
  | { type: 'search.submit' }
  | { type: 'suggestion.move'; by: 1 | -1 }
  | { type: 'suggestion.choose'; at: number }
  | { type: 'suggestion.remove'; at: number }
  | { type: 'recent.clear' }
  | { type: 'suggestions.close' }
  | { type: 'address.changed'; search: Search };

const nothingSuggested: Pick<Context, 'suggestions' | 'active'> = { suggestions: [], active: null };

/** Whether the last searches are among them, which can be cleared. */
export function hasRecent(suggestions: readonly Suggestion[]): boolean {
  return suggestions.some(({ isRecent }) => isRecent);
}

/** The search box: what is searched for, the searches that it suggests, and the search under way. */
export const searchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SearchEvent,
    input: {} as Search,
    tags: {} as 'busy',
  },
  actors: {
    /** The last searches and the warehouses with that text; for none, all the last searches. */
    findSuggestions: unprovidedActor<readonly Suggestion[], { text: string }>(),
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
    hasSuggestions: ({ context }) => context.suggestions.length > 0,
    hasNoSuggestions: ({ context }) => context.suggestions.length === 0,
    isRecent: ({ context }, { at }: { at: number }) => context.suggestions[at]?.isRecent === true,
    hasRecent: ({ context }) => hasRecent(context.suggestions),
    isAtClear: ({ context: { suggestions, active } }) => active === suggestions.length,
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
      const options = suggestions.length + (hasRecent(suggestions) ? 1 : 0);
      const places = options + 1;
      const next = ((active ?? options) + by + places) % places;
      return { active: next === options ? null : next };
    }),
    leaveActive: assign({ active: null }),
    setActiveSuggestion: assign(({ context }, { at }: { at: number | null }) =>
      at === null ? {} : (context.suggestions[at]?.search ?? {}),
    ),
    /** The arrow keys stay where they are while one of the last searches is there. */
    dropSuggestion: assign(({ context }, { at }: { at: number }) => {
      const suggestions = context.suggestions.filter((_, place) => place !== at);
      const stays = context.active !== null && suggestions[context.active]?.isRecent;
      return { suggestions, active: stays ? context.active : null };
    }),
    recordSearch: unprovidedAction<Search>(),
    removeRecent: unprovidedAction<Search | null>(),
    clearRecent: unprovidedAction(),
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
        'box.focus': [
          {
            guard: { type: 'allowsJump', params: payload },
            target: 'recalling',
            actions: ['setAsked', { type: 'openSearch', params: ({ context }) => searchOf(context) }],
          },
          { target: 'recalling' },
        ],
        'suggestion.move': [
          { guard: 'hasSuggestions', target: 'open', actions: { type: 'moveActive', params: payload } },
          { target: 'recalling' },
        ],
      },
    },
    recalling: {
      invoke: {
        id: 'recallSearches',
        src: 'findSuggestions',
        input: { text: '' },
        onDone: { target: 'open', actions: { type: 'setSuggestions', params: output } },
        onError: 'closed',
      },
      on: { 'suggestions.close': 'closed' },
    },
    pausing: {
      after: { suggestPause: 'suggesting' },
      on: { 'suggestions.close': 'closed' },
    },
    suggesting: {
      invoke: {
        id: 'findSuggestions',
        src: 'findSuggestions',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: { target: 'open', actions: { type: 'setSuggestions', params: output } },
        onError: 'closed',
      },
      on: { 'suggestions.close': 'closed' },
    },
    open: {
      always: { guard: 'hasNoSuggestions', target: 'closed' },
      on: {
        'suggestion.move': { actions: { type: 'moveActive', params: payload } },
        'suggestion.choose': {
          target: 'running',
          actions: { type: 'setActiveSuggestion', params: payload },
        },
        'suggestion.remove': {
          guard: { type: 'isRecent', params: payload },
          actions: [
            {
              type: 'removeRecent',
              params: ({ context, event }) => context.suggestions[event.at]?.search ?? null,
            },
            { type: 'dropSuggestion', params: payload },
          ],
        },
        'recent.clear': {
          guard: 'hasRecent',
          target: 'closed',
          actions: ['clearRecent', 'clearSuggestions'],
        },
        'search.submit': [
          { guard: 'isAtClear', target: 'closed', actions: ['clearRecent', 'clearSuggestions'] },
          {
            target: 'running',
            actions: { type: 'setActiveSuggestion', params: ({ context }) => ({ at: context.active }) },
          },
        ],
        'suggestions.close': 'closed',
      },
    },
    running: {
      tags: 'busy',
      entry: [
        'clearSuggestions',
        'setAsked',
        { type: 'recordSearch', params: ({ context }) => searchOf(context) },
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
