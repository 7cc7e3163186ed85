import { describe, expect, it } from 'vitest';
import type { StorageArea } from '../../lib/storage.ts';
import { createInviterStore, superIdIn } from './inviter.ts';

describe("the inviter in an address's hash", () => {
  it.each([
    ['#super=42', '42'],
    ['#super=A7x9', 'A7x9'],
    ['#/?super=42', '42'],
    ['#/join?from=wx&super=42&x=1', '42'],
    [`#super=${'a'.repeat(32)}`, 'a'.repeat(32)],
    [`#super=${'a'.repeat(33)}`, null],
    ['#super=', null],
    ['#super=%3Cb%3E', null],
    ['#oversuper=42', null],
    ['#top', null],
    ['', null],
  ])('%s: %s', (hash, superId) => {
    expect(superIdIn(hash)).toBe(superId);
  });
});

describe('the inviter that a tab keeps', () => {
  function tab() {
    const entries = new Map<string, string>();
    const area: StorageArea = {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    };
    /** A page load at an address. */
    return (hash: string) => {
      const store = createInviterStore(area);
      store.notice(hash);
      return store;
    };
  }

  it('stays through navigation and reloads, and gives way to another', () => {
    const load = tab();
    expect(['#super=42', '', '#top', '#super=43', ''].map((hash) => load(hash).superId())).toEqual([
      ...['42', '42', '42', '43', '43'],
    ]);
  });

  it('does not come back with its own address once it was forgotten, while another does', () => {
    const load = tab();
    load('#super=42').forget();
    expect(['#super=42', '', '#super=43'].map((hash) => load(hash).superId())).toEqual([null, null, '43']);
  });

  it('has nothing to forget where nobody invited', () => {
    const store = tab()('');
    store.forget();
    expect(store.superId()).toBeNull();
  });
});
