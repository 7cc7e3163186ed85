import type pg from 'pg';

/** Gives rows that were there before what a migration has added. Everything that it does may be done again. */
export type Backfill = {
  /** The database knows it by this name, which stays. */
  name: string;
  /** The migration whose columns it fills: it runs next, before any later one. */
  after: string;
  /**
   * Works on some rows whose ids are above `last`, a few milliseconds' worth, in a transaction of its own.
   * @returns the highest id that it has worked on; null when there was none left
   */
  batch(client: pg.ClientBase, last: number): Promise<number | null>;
};
