import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ThemeStore } from '../lib/themeStore.ts';
import { useFields } from '../lib/useFields.ts';
import type { Permission } from './permissions.text.ts';
import type { proveAgainMachine } from './proof/proveAgain.machine.ts';
import type { consoleSessionMachine, Operator } from './session/consoleSession.machine.ts';

/** What outlives a page of the console. */
export interface ConsoleActors {
  session: ActorRefFrom<typeof consoleSessionMachine>;
  proof: ActorRefFrom<typeof proveAgainMachine>;
  theme: ThemeStore;
}

export const ConsoleActorsContext = createContext<ConsoleActors | null>(null);

export function useConsole(): ConsoleActors {
  const actors = use(ConsoleActorsContext);
  if (!actors) throw new Error('ConsoleActorsContext is missing');
  return actors;
}

/** Who is signed in; pages stand only where somebody is. */
export function useOperator(): Operator {
  const { operator } = useFields(useConsole().session, 'operator');
  if (!operator) throw new Error('nobody is signed in');
  return operator;
}

/** Whether the operator may do something: what they may not is not shown. */
export function useMay(permission: Permission): boolean {
  return useOperator().permissions.includes(permission);
}
