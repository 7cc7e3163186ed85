/** A column that a person may show or hide. */
export interface ColumnChoice {
  key: string;
  /** What the menu calls it. */
  name: string;
  /** Hidden until somebody wants it. */
  isOff?: boolean;
}

/** What a person has said of columns, by key: shown or not. Of the others the table decides. */
export type ColumnPreferences = Readonly<Record<string, boolean>>;

/** What nobody has said anything of. */
export const noPreferences: ColumnPreferences = {};

/** Reads preferences as they were stored; null when it is something else. */
export function parsePreferences(data: unknown): ColumnPreferences | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  return Object.values(data).every((shown) => typeof shown === 'boolean')
    ? (data as ColumnPreferences)
    : null;
}

/** The keys of the columns that show. Preferences that would leave none count as none. */
export function shownKeys(
  choices: readonly ColumnChoice[],
  preferences: ColumnPreferences,
): ReadonlySet<string> {
  const preferred = choices.filter(({ key, isOff }) =>
    Object.hasOwn(preferences, key) ? preferences[key] : isOff !== true,
  );
  const shown = preferred.length > 0 ? preferred : choices.filter(({ isOff }) => isOff !== true);
  return new Set(shown.map(({ key }) => key));
}

/** The preferences after a column was shown or hidden; the last one stays. */
export function toggleColumn(
  choices: readonly ColumnChoice[],
  preferences: ColumnPreferences,
  key: string,
): ColumnPreferences {
  const shown = shownKeys(choices, preferences);
  if (shown.has(key) && shown.size === 1) return preferences;
  return { ...preferences, [key]: !shown.has(key) };
}
