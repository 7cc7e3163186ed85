import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { createTokenStore } from './tokenStore.ts';

describe('the token of the console', () => {
  it('that ended by itself is gone, and that it did is known after the page is loaded anew', () => {
    const tab = memoryStorage();
    const tokens = createTokenStore(tab);
    tokens.save('op_1');
    tokens.clear(true);
    const after = createTokenStore(tab);
    expect([after.token(), after.expired()]).toEqual([null, true]);
    after.save('op_2');
    expect([after.token(), after.expired()]).toEqual(['op_2', false]);
  });

  it('of somebody who signs out leaves nothing', () => {
    const tab = memoryStorage();
    const tokens = createTokenStore(tab);
    tokens.clear(true);
    tokens.clear();
    expect([tokens.token(), createTokenStore(tab).expired()]).toEqual([null, false]);
  });
});
