import { afterAll } from 'vitest';
import { type WalkedFigures, walkedFigures } from './walkRecords.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** How far the walks of a file have come. */
    walks?: WalkedFigures[];
  }
}

// biome-ignore lint/correctness/noEmptyPattern: the suite comes after the fixtures, of which none is wanted
afterAll(({}, suite) => {
  const walks = walkedFigures();
  if (walks.length > 0) suite.file.meta.walks = walks;
});
