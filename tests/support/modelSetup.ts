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

const ADDRESS = 'http://localhost:3000/';

/**
 * Files of a worker share its document: what one has left on the page or said in a notice, and where a link has led it, is not for the next. At an
 * address of nowhere no picture has one.
 */
afterAll(async () => {
  if (typeof document === 'undefined') return;
  const { happyDOM } = window as { happyDOM?: { setURL: (url: string) => void } };
  happyDOM?.setURL(ADDRESS);
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  const { takeNotices } = await import('./flows/notices.ts');
  takeNotices();
});
