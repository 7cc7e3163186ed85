import { keptValues } from '../../lib/keptValues.ts';
import type { StorageArea } from '../../lib/storage.ts';
import { type ColumnPreferences, noPreferences, parsePreferences } from './columnPreferences.ts';

/** What persons prefer of the columns of tables, by table. */
export const columnPreferenceStore = (area: StorageArea) =>
  keptValues<ColumnPreferences>(area, {
    ...{ prefix: 'chengcang.columns.', version: 1, read: parsePreferences, nothing: noPreferences },
  });
