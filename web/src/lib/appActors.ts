import { createContext, use } from 'react';

/**
 * The actors and stores that outlive a page, by name. A feature that runs one declares it beside its hook:
 * `declare module '../../lib/appActors.ts' { interface AppActors { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface AppActors {}

export const AppActorsContext = createContext<AppActors | null>(null);

/** One of the actors that outlive a page. */
export function useAppActor<Name extends keyof AppActors>(name: Name): AppActors[Name] {
  const actors = use(AppActorsContext);
  if (!actors) throw new Error('AppActorsContext is missing');
  return actors[name];
}
