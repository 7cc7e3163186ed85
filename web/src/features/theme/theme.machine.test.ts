import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type Theme, themeMachine } from './theme.machine.ts';

function start(input: { chosen: Theme | null; systemDark: boolean }) {
  const painted: Theme[] = [];
  const remembered: Theme[] = [];
  const actor = createActor(
    themeMachine.provide({
      actions: {
        paint: (_, { theme }) => void painted.push(theme),
        remember: (_, { theme }) => void remembered.push(theme),
      },
    }),
    { input },
  ).start();
  return { actor, painted, remembered };
}

describe('theme', () => {
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
