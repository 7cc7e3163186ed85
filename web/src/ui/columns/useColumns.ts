import { useMemo, useSyncExternalStore } from 'react';
import { browserStorage } from '../../lib/storage.ts';
import { columnPreferenceStore } from './columnPreferenceStore.ts';
import { type ColumnChoice, noPreferences, shownKeys, toggleColumn } from './columnPreferences.ts';

const memory = columnPreferenceStore(browserStorage());

/** Which columns of a table show, and the ways to change that. */
export interface ColumnSetting {
  choices: readonly ColumnChoice[];
  /** Keys of the choices that show; at least one. */
  shown: ReadonlySet<string>;
  /** Nothing differs from what the table shows by itself. */
  isDefault: boolean;
  toggle(key: string): void;
  restore(): void;
}

/**
 * The columns of a table as its person wants them, remembered by that name: one for each kind of account and table, such
 * as `buyer.orders`, with the account behind it where each has its own. Every page that shows the table follows at once.
 */
export function useColumns(table: string, choices: readonly ColumnChoice[]): ColumnSetting {
  const preferences = useSyncExternalStore(memory.subscribe, () => memory.get(table));
  return useMemo(
    () => ({
      choices,
      shown: shownKeys(choices, preferences),
      isDefault: preferences === noPreferences,
      toggle: (key) => memory.set(table, toggleColumn(choices, memory.get(table), key)),
      restore: () => memory.set(table, noPreferences),
    }),
    [table, choices, preferences],
  );
}

/** The columns that show; what is no choice, such as the one to choose rows with, always does. */
export function pickColumns<C extends { key: string }>(
  columns: readonly C[],
  { choices, shown }: ColumnSetting,
): C[] {
  const optional = new Set(choices.map(({ key }) => key));
  return columns.filter(({ key }) => shown.has(key) || !optional.has(key));
}
