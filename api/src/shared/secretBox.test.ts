import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretBox } from './secretBox.ts';

const box = secretBox(randomBytes(32));

describe('secretBox', () => {
  it('decrypts what it encrypted and encrypts the same text differently every time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [one, other] = [box.seal(text, 'name'), box.seal(text, 'name')];
        expect(box.open(one, 'name')).toBe(text);
        expect(one).not.toBe(other);
      }),
    );
  });

  it('reveals nothing of the text', () => {
    expect(box.seal('张三', 'name')).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/);
    expect(box.fingerprint('11010519491231002X', 'id')).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['another purpose', () => box.open(box.seal('张三', 'name'), 'id')],
    ['another key', () => secretBox(randomBytes(32)).open(box.seal('张三', 'name'), 'name')],
    ['a changed sign', () => box.open(changed(box.seal('张三', 'name')), 'name')],
    ['a shortened tag', () => box.open(box.seal('张三', 'name').slice(0, 30), 'name')],
    ['an unknown version', () => box.open(box.seal('张三', 'name').replace('v1', 'v9'), 'name')],
  ])('refuses %s', (_, open) => {
    expect(open).toThrow();
  });

  it('decrypts with former keys, encrypts with its own and keeps its fingerprints', () => {
    const [old, next] = [randomBytes(32), randomBytes(32)];
    const before = secretBox(old);
    const after = secretBox({ current: next, others: [old], printKey: before.printKey });
    const sealed = before.seal('张三', 'name');
    expect([after.open(sealed, 'name'), sealed.startsWith(after.mark)]).toEqual(['张三', false]);
    expect(secretBox(next).open(after.seal('张三', 'name'), 'name')).toBe('张三');
    expect(after.fingerprint('1', 'id')).toBe(before.fingerprint('1', 'id'));
  });

  it('gives equal texts one fingerprint per purpose', () => {
    expect(box.fingerprint('1', 'id')).toBe(box.fingerprint('1', 'id'));
    expect(
      new Set([box.fingerprint('1', 'id'), box.fingerprint('2', 'id'), box.fingerprint('1', 'no')]).size,
    ).toBe(3);
  });
});

function changed(sealed: string): string {
  const at = sealed.length - 3;
  return `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
}
