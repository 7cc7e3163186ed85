import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(({ onTestFinished }) => {
  const spy = vi.spyOn(console, 'error');
  onTestFinished(() => spy.mockRestore());
});

/** A test that expects an error on the console looks at `vi.mocked(console.error)` and clears it. */
afterEach(() => {
  if (vi.isMockFunction(console.error)) {
    expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([]);
  }
});
