// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { SearchForm } from '../../web/src/app/shell/SearchForm.tsx';
import {
  type Search,
  type SearchKind,
  type Suggestion,
  searchMachine,
} from '../../web/src/features/search/search.machine.ts';
import { searchBoxText as boxText, kindNames } from '../../web/src/features/search/searchBox.text.ts';
import { manualClock } from '../support/manualClock.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { createViewTest, isBusy, press, submit, type } from '../support/viewTest.tsx';

const yiwu: readonly Suggestion[] = [
  { id: 1, name: '义乌小商品云仓' },
  { id: 5, name: '义乌二号仓' },
];

interface World {
  /** Addresses gone to, by what made them. */
  shown: Search[];
  opened: Search[];
}

function fixture() {
  const world: World = { shown: [], opened: [] };
  const machine = searchMachine.provide({
    actions: {
      showResults: (_, search) => void world.shown.push(search),
      openSearch: (_, search) => void world.opened.push(search),
    },
  });
  return { world, machine };
}

const events = [
  { type: 'box.focus', jump: true },
  { type: 'text.type', text: '义乌' },
  { type: 'text.type', text: ' ' },
  { type: 'kind.choose', kind: 'goods' },
  { type: 'kind.choose', kind: 'warehouse' },
  { type: 'search.submit' },
  { type: 'suggestion.move', by: 1 },
  { type: 'suggestion.move', by: -1 },
  { type: 'suggestion.choose', at: 1 },
  { type: 'suggestions.close' },
  { type: 'address.changed', search: { kind: 'goods', text: '杯' } },
  { type: 'address.changed', search: { kind: 'goods', text: '' } },
] as const;

const stateAssertions = {
  closed: (snapshot) => {
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
  open: ({ context: { text, suggestions, active } }) => {
    expect(text).toBe('义乌');
    expect(suggestions).toEqual(yiwu);
    expect([null, 0, 1]).toContain(active);
  },
  running: (snapshot, { shown }) => {
    const { kind, text, suggestions } = snapshot.context;
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(acceptedEvents(snapshot, events)).not.toContain('suggestion.move');
    expect(suggestions).toEqual([]);
    expect(shown.at(-1)).toEqual({ kind, text: text.trim() });
  },
} satisfies StateAssertions<typeof searchMachine, World>;

const modelTest = createModelTest(searchMachine, {
  input: { kind: 'goods', text: '' },
  outcomes: {
    findWarehouses: {
      some: { output: yiwu },
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
    'suggestion.choose': ({ at }) => {
      const option = options()[at];
      if (option) press(option);
    },
    'suggestions.close': () => void fireEvent.keyDown(box(), { key: 'Escape' }),
  },
  // Typing what stands there already is no typing.
  notOffered: ({ context }, event) => event.type === 'text.type' && event.text === context.text,
  stateAssertions: {
    closed: (snapshot) => {
      folded(snapshot);
      expect(isBusy(form())).toBe(false);
    },
    pausing: folded,
    suggesting: folded,
    open: ({ context: { suggestions, active } }) => {
      expect(box().getAttribute('aria-expanded')).toBe('true');
      expect(options().map(({ textContent }) => textContent)).toEqual(
        suggestions.map(({ name }) => `${name}${boxText.suggestions}`),
      );
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
          findWarehouses: fromPromise<readonly Suggestion[], { text: string }>(
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
    await search.find('义', [{ id: 9, name: '义字仓' }]);
    expect([search.state(), search.context().suggestions]).toEqual(['pausing', []]);
    search.pause();
    await search.find('义', [{ id: 9, name: '义字仓' }]);
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
    expect(world).toEqual({ opened: [{ kind: 'goods', text: '杯' }], shown: [] });
  });
});
