// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ThemeSwitch } from '../../web/src/features/theme/ThemeSwitch.tsx';
import { type Theme, themeMachine } from '../../web/src/features/theme/theme.machine.ts';
import { themeText as text } from '../../web/src/features/theme/theme.text.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { uncoveredByAll } from '../support/uncoveredByAll.ts';
import { createViewTest, press } from '../support/viewTest.tsx';

/** The page's root class, and what the browser keeps. */
interface World {
  painted: Theme | null;
  remembered: Theme | null;
}

function fixture() {
  const world: World = { painted: null, remembered: null };
  const machine = themeMachine.provide({
    actions: {
      applyTheme: (_, { theme }) => {
        world.painted = theme;
      },
      remember: (_, { theme }) => {
        world.remembered = theme;
      },
    },
  });
  return { world, machine };
}

const events = [
  { type: 'theme.toggle' },
  { type: 'system.changed', dark: true },
  { type: 'system.changed', dark: false },
] as const;

const painted =
  (theme: Theme): StateAssertions<typeof themeMachine, World>[Theme] =>
  (snapshot, world) => {
    const { chosen, systemDark } = snapshot.context;
    expect(world.painted).toBe(theme);
    expect(theme).toBe(chosen ?? (systemDark ? 'dark' : 'light'));
    expect(acceptedEvents(snapshot, events)).toEqual(['theme.toggle', 'system.changed']);
    if (chosen !== null) expect(world.remembered ?? chosen).toBe(chosen);
  };

const stateAssertions: StateAssertions<typeof themeMachine, World> = {
  settling: () => expect.unreachable('decides at once'),
  light: painted('light'),
  dark: painted('dark'),
};

const walks = (['light', 'dark', null] as const).flatMap((chosen) =>
  [false, true].map((systemDark) =>
    createModelTest(themeMachine, {
      input: { chosen, systemDark },
      outcomes: {},
      events,
      limit: 50,
      key: ({ value, context }) => [value, context],
      fixture,
    }),
  ),
);

describe('theme: paths of the machine', () => {
  const paths = walks.flatMap((modelTest) => modelTest.paths);
  it.each(paths)('passes the state assertions along $title', (path) => path.run(undefined, stateAssertions));

  it('covers every state and transition', () => {
    expect(uncoveredByAll(walks.map((modelTest) => modelTest.uncovered()))).toEqual([]);
  });
});

const button = (name: string) => screen.queryByRole('button', { name });

const seen = walks.map((modelTest) =>
  createViewTest(modelTest, {
    view: () => <ThemeSwitch />,
    externalEvents: ['system.changed'],
    userActions: { 'theme.toggle': () => press(screen.getByRole('button')) },
    stateAssertions: {
      settling: () => expect.unreachable('decides at once'),
      light: () => expect([button(text.toDark), button(text.toLight)]).toEqual([expect.anything(), null]),
      dark: () => expect([button(text.toDark), button(text.toLight)]).toEqual([null, expect.anything()]),
    },
    system: (theme) => ({ theme }),
  }),
);

describe('theme, at its switch', () => {
  it.each(seen.flatMap(({ paths }) => paths))('shows every state along $title', (path) => path.run());

  it('covers every state and transition', () => {
    expect(uncoveredByAll(seen.map(({ uncovered }) => uncovered()))).toEqual([]);
  });
});

describe('theme: scenarios', () => {
  function start(input: { chosen: Theme | null; systemDark: boolean }) {
    const painted: Theme[] = [];
    const remembered: Theme[] = [];
    const actor = createActor(
      themeMachine.provide({
        actions: {
          applyTheme: (_, { theme }) => void painted.push(theme),
          remember: (_, { theme }) => void remembered.push(theme),
        },
      }),
      { input },
    ).start();
    return { actor, painted, remembered };
  }

  it.each([
    [null, false, 'light'],
    [null, true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ] as const)('chosen %s, system dark %s: %s', (chosen, systemDark, theme) => {
    expect(start({ chosen, systemDark }).painted).toEqual([theme]);
  });

  it('follows the system until the person chooses', () => {
    const { actor, painted, remembered } = start({ chosen: null, systemDark: false });
    actor.send({ type: 'system.changed', dark: true });
    actor.send({ type: 'system.changed', dark: true });
    actor.send({ type: 'system.changed', dark: false });
    actor.send({ type: 'theme.toggle' });
    actor.send({ type: 'system.changed', dark: true });
    actor.send({ type: 'system.changed', dark: false });
    actor.send({ type: 'theme.toggle' });
    expect(painted).toEqual(['light', 'dark', 'light', 'dark', 'light']);
    expect(remembered).toEqual(['dark', 'light']);
  });
});
