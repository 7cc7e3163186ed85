/** One number and what it is held against. */
export type Figure = {
  name: string;
  value: number;
  /** After the number: `ms`, `%`, `of plain REST`. */
  unit: string;
  target?: { atLeast: number } | { atMost: number };
};

export type Table = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

/** A bar for each thing that was measured; `file` is the name of the picture. */
export type Plot = {
  file: string;
  title: string;
  unit: string;
  bars: readonly { name: string; value: number }[];
};

/** What one benchmark has found out. */
export type Section = {
  title: string;
  /** How it was measured, in a few sentences. */
  about: string;
  figures: readonly Figure[];
  tables: readonly Table[];
  plots: readonly Plot[];
};

/** Whether the target is reached; undefined where there is none. */
export function isReached({ value, target }: Figure): boolean | undefined {
  if (!target) return undefined;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

export function targetText({ target }: Figure): string {
  if (!target) return '';
  return 'atLeast' in target
    ? `≥ ${target.atLeast.toLocaleString('en')}`
    : `≤ ${target.atMost.toLocaleString('en')}`;
}

/** With as many digits as mean something. */
export function numberText(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return Number(value.toFixed(digits)).toLocaleString('en');
}
