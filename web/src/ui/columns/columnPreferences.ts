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

/** Reads wishes as they were kept; null when it is something else. */
export function parsePreferences(data: unknown): ColumnPreferences | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  return Object.values(data).every((shown) => typeof shown === 'boolean')
    ? (data as ColumnPreferences)
    : null;
}

/** The keys of the columns that show. Wishes that would leave none count as none. */
export function shownKeys(choices: readonly ColumnChoice[], wishes: ColumnPreferences): ReadonlySet<string> {
  const wished = choices.filter(({ key, isOff }) =>
    Object.hasOwn(wishes, key) ? wishes[key] : isOff !== true,
  );
  const shown = wished.length > 0 ? wished : choices.filter(({ isOff }) => isOff !== true);
  return new Set(shown.map(({ key }) => key));
}

/** The wishes after a column was shown or hidden; the last one stays. */
export function toggleColumn(
  choices: readonly ColumnChoice[],
  wishes: ColumnPreferences,
  key: string,
): ColumnPreferences {
  const shown = shownKeys(choices, wishes);
  if (shown.has(key) && shown.size === 1) return wishes;
  return { ...wishes, [key]: !shown.has(key) };
}
