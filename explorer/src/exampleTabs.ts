import { allExamples } from './examples/examples.ts';

/** Where GraphiQL keeps its tabs. */
const KEY = 'graphiql:tabState';

type Tabs = { tabs: { query?: string | null }[]; activeTabIndex: number };

/** Forgets the tabs that hold an example as it was picked; one that was changed stays. */
export function closeExampleTabs(): void {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return;
  const state = JSON.parse(stored) as Tabs;
  const tabs = state.tabs.filter(({ query }) => !allExamples.some(({ document }) => document === query));
  if (tabs.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify({ ...state, tabs, activeTabIndex: 0 }));
}
