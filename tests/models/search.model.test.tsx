// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { SearchForm } from '../../web/src/app/shell/SearchForm.tsx';
import {
  hasRecent,
  type Search,
  type SearchKind,
  type Suggestion,
  searchMachine,
} from '../../web/src/features/search/search.machine.ts';
import { searchBoxText as boxText, kindNames } from '../../web/src/features/search/searchBox.text.ts';
import { manualClock } from '../support/manualClock.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { createViewTest, isBusy, press, submit, type } from '../support/viewTest.tsx';

const warehouse = (text: string): Suggestion => ({ search: { kind: 'warehouse', text }, isRecent: false });
const yiwu: readonly Suggestion[] = [warehouse('义乌小商品云仓'), warehouse('义乌二号仓')];
const recentCup: Suggestion = { search: { kind: 'goods', text: '义乌杯' }, isRecent: true };
const some: readonly Suggestion[] = [recentCup, warehouse('义乌小商品云仓')];

interface World {
  /** Addresses gone to, by what made them. */
  shown: Search[];
  opened: Search[];
  /** What is kept of the last searches. */
  recorded: Search[];
  removed: (Search | null)[];
  cleared: number;
}

function fixture() {
  const world: World = { shown: [], opened: [], recorded: [], removed: [], cleared: 0 };
  const machine = searchMachine.provide({
    actions: {
      showResults: (_, search) => void world.shown.push(search),
      openSearch: (_, search) => void world.opened.push(search),
      recordSearch: (_, search) => void world.recorded.push(search),
      removeRecent: (_, search) => void world.removed.push(search),
      clearRecent: () => void world.cleared++,
    },
  });
  return { world, machine };
}

const events = [
  { type: 'box.focus', jump: true },
  { type: 'box.focus', jump: false },
  { type: 'text.type', text: '义乌' },
  { type: 'text.type', text: ' ' },
  { type: 'kind.choose', kind: 'goods' },
  { type: 'kind.choose', kind: 'warehouse' },
  { type: 'search.submit' },
  { type: 'suggestion.move', by: 1 },
  { type: 'suggestion.move', by: -1 },
  { type: 'suggestion.choose', at: 1 },
  { type: 'suggestion.remove', at: 0 },
  { type: 'suggestion.remove', at: 1 },
  { type: 'recent.clear' },
  { type: 'suggestions.close' },
  { type: 'address.changed', search: { kind: 'goods', text: '杯' } },
  { type: 'address.changed', search: { kind: 'goods', text: '' } },
] as const;

const stateAssertions = {
  closed: (snapshot) => {
    expect(snapshot.context.active).toBeNull();
    expect(acceptedEvents(snapshot, events)).not.toContain('suggestion.choose');
  },
  recalling: (snapshot) => {
    expect(snapshot.context.active).toBeNull();
    expect(acceptedEvents(snapshot, events)).not.toContain('suggestion.choose');
  },
  pausing: (snapshot) => {
    expect(snapshot.context.text).toBe('义乌');
    expect(snapshot.context.suggestions).toEqual([]);
  },
  suggesting: (snapshot) => {
    expect(snapshot.context.text).toBe('义乌');
    expect(snapshot.context.suggestions).toEqual([]);
  },
  open: ({ context: { suggestions, active } }, { removed }) => {
    expect(suggestions).toEqual(removed.length > 0 && suggestions.length === 1 ? some.slice(1) : some);
    expect(active === null || active <= suggestions.length).toBe(true);
  },
  running: (snapshot, { shown, recorded }) => {
    const { kind, text, suggestions } = snapshot.context;
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(acceptedEvents(snapshot, events)).not.toContain('suggestion.move');
    expect(suggestions).toEqual([]);
    expect(shown.at(-1)).toEqual({ kind, text: text.trim() });
    expect(recorded).toEqual(shown);
  },
} satisfies StateAssertions<typeof searchMachine, World>;

const modelTest = createModelTest(searchMachine, {
  input: { kind: 'goods', text: '' },
  outcomes: {
    recallSearches: { some: { output: some }, none: { output: [] }, lost: { error: new Error('offline') } },
    findSuggestions: {
      some: { output: some },
      none: { output: [] },
      lost: { error: new Error('offline') },
    },
    runSearch: { found: { output: undefined }, lost: { error: new Error('offline') } },
  },
  events,
  limit: 4_000,
  key: ({ value, context: { kind, text, suggestions, active, asked } }) => [
    value,
    kind,
    text,
    suggestions.length,
    active,
    asked,
  ],
  equivalence: ({ value, context: { kind, text, active } }) => [value, kind, text.trim() === '', active],
  fixture,
});

describe('search: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: boxText.run });
const options = () => screen.queryAllByRole('option');
const option = (at: number) => options()[at] ?? expect.unreachable(`there is no suggestion ${at}`);
const form = () => box().form ?? expect.unreachable('the box stands in its form');
const radio = (kind: SearchKind) => screen.getByRole<HTMLInputElement>('radio', { name: kindNames[kind] });

/** What is typed and chosen, with nothing suggested. */
const folded = ({ context: { kind, text } }: SnapshotFrom<typeof searchMachine>) => {
  const { value, placeholder } = box();
  expect([value, placeholder]).toEqual([text, boxText[kind]]);
  expect(radio(kind).checked).toBe(true);
  expect([box().getAttribute('aria-expanded'), screen.queryByRole('listbox')]).toEqual(['false', null]);
};

const viewTest = createViewTest(modelTest, {
  view: (actor) => <SearchForm actor={actor} jumps />,
  externalEvents: ['address.changed'],
  userActions: {
    'box.focus': () => press(box()),
    'text.type': ({ text }) => type(box(), text),
    'kind.choose': ({ kind }) => press(radio(kind)),
    'search.submit': () => submit(box()),
    'suggestion.move': ({ by }) => void fireEvent.keyDown(box(), { key: by === 1 ? 'ArrowDown' : 'ArrowUp' }),
    'suggestion.choose': ({ at }) => press(option(at)),
    'suggestion.remove': ({ at }) => press(within(option(at)).getByTitle(boxText.remove)),
    'recent.clear': () => press(screen.getByRole('option', { name: boxText.clearRecent })),
    'suggestions.close': () => void fireEvent.keyDown(box(), { key: 'Escape' }),
  },
  // Typing what stands there already is no typing.
  notOffered: ({ context, ...snapshot }, event) =>
    // The box that this view shows jumps.
    (event.type === 'box.focus' && !event.jump) ||
    (event.type === 'text.type' && event.text === context.text) ||
    // A list that is closed shows nothing to choose.
    ('at' in event && !(snapshot.value === 'open' && context.suggestions[event.at])),
  stateAssertions: {
    closed: (snapshot) => {
      folded(snapshot);
      expect(isBusy(form())).toBe(false);
    },
    recalling: folded,
    pausing: folded,
    suggesting: folded,
    open: ({ context: { suggestions, active } }) => {
      expect(box().getAttribute('aria-expanded')).toBe('true');
      const clear = hasRecent(suggestions) ? [boxText.clearRecent] : [];
      expect(options().map(({ textContent }) => textContent)).toEqual([
        ...suggestions.map(
          ({ search, isRecent }) => `${search.text}${isRecent ? boxText.recent : boxText.warehouses}`,
        ),
        ...clear,
      ]);
      const chosen = options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
      expect(chosen).toBe(active ?? -1);
    },
    running: (snapshot) => {
      folded(snapshot);
      expect(isBusy(form())).toBe(true);
    },
  },
});

describe('search, in its box', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('search: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  /** A search whose warehouses are found by hand: by text, in the order asked. */
  function start(input: Search = { kind: 'goods', text: '' }) {
    const asked: string[] = [];
    const ran: Search[] = [];
    const found = new Map<string, (list: readonly Suggestion[]) => void>();
    const { world, machine } = fixture();
    const clock = manualClock();
    const actor = createActor(
      machine.provide({
        actors: {
          findSuggestions: fromPromise<readonly Suggestion[], { text: string }>(
            ({ input: { text } }) =>
              new Promise((resolve) => {
                asked.push(text);
                found.set(text, resolve);
              }),
          ),
          runSearch: fromPromise<void, Search>(async ({ input: search }) => void ran.push(search)),
        },
      }),
      { input, clock },
    ).start();
    return {
      actor,
      asked,
      ran,
      world,
      type: (text: string) => actor.send({ type: 'text.type', text }),
      pause: () => clock.fire(200),
      find: async (text: string, list: readonly Suggestion[]) => {
        found.get(text)?.(list);
        await settled();
      },
      state: () => actor.getSnapshot().value,
      context: () => actor.getSnapshot().context,
    };
  }

  it('choosing goods clears the text and runs', async () => {
    const { actor, ran, world, context } = start({ kind: 'warehouse', text: '义乌' });
    actor.send({ type: 'kind.choose', kind: 'goods' });
    await settled();
    expect(context()).toMatchObject({ kind: 'goods', text: '', suggestions: [], active: null });
    expect([ran, world.shown]).toEqual([[{ kind: 'goods', text: '' }], [{ kind: 'goods', text: '' }]]);
  });

  it('choosing warehouses keeps the text and runs', async () => {
    const { actor, ran } = start({ kind: 'goods', text: '义乌' });
    actor.send({ type: 'kind.choose', kind: 'warehouse' });
    await settled();
    expect(ran).toEqual([{ kind: 'warehouse', text: '义乌' }]);
  });

  it('choosing what is chosen does nothing', async () => {
    const { actor, ran, context } = start({ kind: 'goods', text: '杯' });
    actor.send({ type: 'kind.choose', kind: 'goods' });
    await settled();
    expect([ran, context().text]).toEqual([[], '杯']);
  });

  it('clearing the text re-runs the search, once', async () => {
    const search = start({ kind: 'goods', text: '杯' });
    search.type('');
    await settled();
    search.type(' ');
    await settled();
    expect([search.ran, search.asked]).toEqual([[{ kind: 'goods', text: '' }], []]);
  });

  it('never shows the suggestions of an older text for a newer one', async () => {
    const search = start();
    search.type('义');
    search.pause();
    search.type('义乌');
    await search.find('义', [warehouse('义字仓')]);
    expect([search.state(), search.context().suggestions]).toEqual(['pausing', []]);
    search.pause();
    await search.find('义', [warehouse('义字仓')]);
    await search.find('义乌', yiwu);
    expect([search.state(), search.context().suggestions]).toEqual(['open', yiwu]);
    search.type('义乌小');
    expect([search.state(), search.context().suggestions]).toEqual(['pausing', []]);
    expect(search.asked).toEqual(['义', '义乌']);
  });

  it('keeps what is typed while the address that a click or a search leads to is still on its way', () => {
    const search = start();
    search.actor.send({ type: 'box.focus', jump: true });
    search.type('玻');
    search.actor.send({ type: 'address.changed', search: { kind: 'goods', text: '' } });
    expect([search.context().text, search.state()]).toEqual(['玻', 'pausing']);
    search.actor.send({ type: 'search.submit' });
    search.type('玻璃');
    search.actor.send({ type: 'address.changed', search: { kind: 'goods', text: '玻' } });
    expect(search.context().text).toBe('玻璃');
    // Back and Forward are nobody's typing.
    search.actor.send({ type: 'address.changed', search: { kind: 'goods', text: '' } });
    expect(search.context().text).toBe('');
  });

  it('asks only when the typing pauses', () => {
    const search = start();
    search.type('义');
    search.type('义乌');
    expect([search.state(), search.asked]).toEqual(['pausing', []]);
    search.pause();
    expect([search.state(), search.asked]).toEqual(['suggesting', ['义乌']]);
  });

  it('goes through the suggestions and back to the text with the arrows, and runs the chosen one', async () => {
    const search = start();
    search.type('义乌');
    search.pause();
    await search.find('义乌', yiwu);
    const seen = ([1, 1, 1, -1, -1] as const).map((by) => {
      search.actor.send({ type: 'suggestion.move', by });
      return search.context().active;
    });
    expect(seen).toEqual([0, 1, null, 1, 0]);
    search.actor.send({ type: 'search.submit' });
    await settled();
    expect(search.ran).toEqual([{ kind: 'warehouse', text: '义乌小商品云仓' }]);
    expect(search.context()).toMatchObject({
      kind: 'warehouse',
      text: '义乌小商品云仓',
      suggestions: [],
      active: null,
    });
  });

  it('Esc closes the list and keeps the text; an arrow opens it again', async () => {
    const search = start();
    search.type('义乌');
    search.pause();
    await search.find('义乌', yiwu);
    search.actor.send({ type: 'suggestion.move', by: 1 });
    search.actor.send({ type: 'suggestions.close' });
    expect([search.state(), search.context().active, search.context().text]).toEqual([
      'closed',
      null,
      '义乌',
    ]);
    search.actor.send({ type: 'suggestion.move', by: 1 });
    expect([search.state(), search.context().active, search.asked]).toEqual(['open', 0, ['义乌']]);
  });

  it('runs once however often it is submitted, without the spaces around the text', async () => {
    const search = start();
    search.type(' 杯 ');
    search.actor.send({ type: 'search.submit' });
    search.actor.send({ type: 'search.submit' });
    await settled();
    expect([search.ran, search.world.shown, search.state()]).toEqual([
      [{ kind: 'goods', text: '杯' }],
      [{ kind: 'goods', text: '杯' }],
      'closed',
    ]);
  });

  it('takes what the address says, and leaves what it already has', async () => {
    const search = start({ kind: 'goods', text: '杯' });
    search.actor.send({ type: 'address.changed', search: { kind: 'warehouse', text: '义乌' } });
    expect(search.context()).toMatchObject({ kind: 'warehouse', text: '义乌' });
    search.type('义乌 ');
    search.actor.send({ type: 'address.changed', search: { kind: 'warehouse', text: '义乌' } });
    expect([search.state(), search.context().text, search.ran]).toEqual(['pausing', '义乌 ', []]);
  });

  it('leads to the search page with its text when focused, unless jumping is disabled', () => {
    const { actor, world } = start({ kind: 'goods', text: '杯' });
    actor.send({ type: 'box.focus', jump: false });
    expect(world.opened).toEqual([]);
    actor.send({ type: 'box.focus', jump: true });
    expect(world).toMatchObject({ opened: [{ kind: 'goods', text: '杯' }], shown: [] });
  });

  it('offers the last searches at a click or an arrow, and removes the one that the arrows have come to', async () => {
    const search = start();
    const other: Suggestion = { search: { kind: 'goods', text: '盘' }, isRecent: true };
    search.actor.send({ type: 'suggestion.move', by: 1 });
    await search.find('', [recentCup, other, ...yiwu]);
    search.actor.send({ type: 'suggestion.move', by: 1 });
    search.actor.send({ type: 'suggestion.remove', at: 0 });
    expect(search.context()).toMatchObject({ suggestions: [other, ...yiwu], active: 0 });
    search.actor.send({ type: 'suggestion.remove', at: 0 });
    expect(search.context()).toMatchObject({ suggestions: yiwu, active: null });
    // A warehouse is no search of before.
    search.actor.send({ type: 'suggestion.remove', at: 0 });
    expect(search.world.removed).toEqual([recentCup.search, other.search]);
  });

  it('clears the last searches by the arrows too, and runs no search by it', async () => {
    const search = start();
    search.actor.send({ type: 'box.focus', jump: false });
    await search.find('', [recentCup]);
    search.actor.send({ type: 'suggestion.move', by: -1 });
    search.actor.send({ type: 'search.submit' });
    expect([search.world.cleared, search.ran, search.state()]).toEqual([1, [], 'closed']);
    expect(search.context()).toMatchObject({ suggestions: [], active: null });
  });
});
