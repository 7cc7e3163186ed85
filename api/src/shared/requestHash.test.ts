import { describe, expect, it } from 'vitest';
import { requestHash } from './requestHash.ts';

describe('the request hash', () => {
  it('does not depend on the order of keys at any depth', () => {
    const one = { goodId: 1, parts: [{ num: 2, packages: [{ name: '张三', phone: '1' }] }] };
    const other = { parts: [{ packages: [{ phone: '1', name: '张三' }], num: 2 }], goodId: 1 };
    expect(requestHash(other)).toBe(requestHash(one));
  });

  it('treats a field without a value like a missing one', () => {
    expect(requestHash({ id: 1, packageIds: undefined })).toBe(requestHash({ id: 1 }));
  });

  it('accepts half an emoji, which pasted text may contain', () => {
    expect(requestHash({ text: '好\ud83d' })).toBe(requestHash({ text: '好\ufffd' }));
  });

  it.each([
    [{ rows: [1, 2] }, { rows: [2, 1] }],
    [{ num: 1 }, { num: '1' }],
    [{ a: { b: 1 } }, { a: { b: 1, c: null } }],
  ])('differs between %o and %o', (one, other) => {
    expect(requestHash(one)).not.toBe(requestHash(other));
  });
});
