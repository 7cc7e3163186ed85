import type pg from 'pg';

/** Gives rows that were there before what is new. Everything that it does may be done again. */
export type Batches = {
  /** The database knows it by this name, which stays. */
  name: string;
  /**
   * Works on some rows whose ids are above `last`, a few milliseconds' worth, in a transaction of its own.
   * @returns the highest id that it has worked on; null when there was none left
   */
  batch(client: pg.ClientBase, last: number): Promise<number | null>;
};

/** What a migration has added, filled as a part of migrating. */
export type Backfill = Batches & {
  /** The migration whose columns it fills: it runs next, before any later one. */
  after: string;
};
