/** A column that a person may show or hide. */
export interface ColumnChoice {
  key: string;
  /** What the menu calls it. */
  name: string;
  /** Hidden until somebody wants it. */
  isOff?: boolean;
}

/** What a person has said of columns, by key: shown or not. Of the others the table decides. */
export type ColumnWishes = Readonly<Record<string, boolean>>;

/** What nobody has said anything of. */
export const noWishes: ColumnWishes = {};

/** Reads wishes as they were kept; null when it is something else. */
export function readWishes(data: unknown): ColumnWishes | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  return Object.values(data).every((shown) => typeof shown === 'boolean') ? (data as ColumnWishes) : null;
}

/** The keys of the columns that show. Wishes that would leave none count as none. */
export function shownKeys(choices: readonly ColumnChoice[], wishes: ColumnWishes): ReadonlySet<string> {
  const wished = choices.filter(({ key, isOff }) =>
    Object.hasOwn(wishes, key) ? wishes[key] : isOff !== true,
  );
  const shown = wished.length > 0 ? wished : choices.filter(({ isOff }) => isOff !== true);
  return new Set(shown.map(({ key }) => key));
}

/** The wishes after a column was shown or hidden; the last one stays. */
export function toggled(choices: readonly ColumnChoice[], wishes: ColumnWishes, key: string): ColumnWishes {
  const shown = shownKeys(choices, wishes);
  if (shown.has(key) && shown.size === 1) return wishes;
  return { ...wishes, [key]: !shown.has(key) };
}
