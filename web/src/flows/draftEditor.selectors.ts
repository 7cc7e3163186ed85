import type { AnyMachineSnapshot } from 'xstate';

const SCREENS = ['loading', 'loadFailed', 'missing', 'offering', 'changed', 'saved'] as const;

/** What the page of an editor with a draft shows. */
export function selectScreen(snapshot: AnyMachineSnapshot): (typeof SCREENS)[number] | 'form' {
  if (snapshot.hasTag('form')) return 'form';
  return SCREENS.find((state) => snapshot.matches(state)) ?? 'form';
}
