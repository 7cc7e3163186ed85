import { afterAll } from 'vitest';
import { type CoverageFigures, coverageFigures } from './coverageRecords.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The coverage of the model-based tests of a file. */
    coverage?: CoverageFigures[];
  }
}

// biome-ignore lint/correctness/noEmptyPattern: the suite comes after the fixtures, of which none is wanted
afterAll(({}, suite) => {
  const coverage = coverageFigures();
  if (coverage.length > 0) suite.file.meta.coverage = coverage;
});

/** Files of a worker share its document: what one has left on the page is not for the next. */
afterAll(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
