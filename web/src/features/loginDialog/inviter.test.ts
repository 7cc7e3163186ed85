import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { createInviterStore, superIdIn } from './inviter.ts';

describe('the inviter in a URL hash', () => {
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
  ])('superIdIn reads %s as %s', (hash, superId) => {
    expect(superIdIn(hash)).toBe(superId);
  });
});

describe('the inviter stored in a tab', () => {
  function tab() {
    const area = memoryStorage();
    /** A page load at an address. */
    return (hash: string) => {
      const store = createInviterStore(area);
      store.notice(hash);
      return store;
    };
  }

  it('the stored inviter survives navigation and reloads until another one replaces it', () => {
    const load = tab();
    expect(['#super=42', '', '#top', '#super=43', ''].map((hash) => load(hash).superId())).toEqual([
      ...['42', '42', '42', '43', '43'],
    ]);
  });

  it('a cleared inviter is not restored by its own URL but another inviter is stored', () => {
    const load = tab();
    load('#super=42').forget();
    expect(['#super=42', '', '#super=43'].map((hash) => load(hash).superId())).toEqual([null, null, '43']);
  });

  it('clearing without a stored inviter does nothing', () => {
    const store = tab()('');
    store.forget();
    expect(store.superId()).toBeNull();
  });
});
