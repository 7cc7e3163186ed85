import { describe, expect, it } from 'vitest';
import { readAnswer, wasBound } from './bindShop.rules.ts';

describe('the answer of the page on which an authorisation ends', () => {
  it('is read', () => {
    const posted = { type: 'shop.authorised', ok: false, msg: '该店铺已经被绑定' };
    expect(readAnswer(posted)).toEqual({ ok: false, msg: '该店铺已经被绑定' });
    expect(readAnswer({ type: 'shop.authorised', ok: true })).toEqual({ ok: true, msg: '' });
  });

  it.each([null, 'shop.authorised', { type: 'other', ok: true }, { type: 'shop.authorised', ok: 'true' }])(
    'is not %o',
    (posted) => expect(readAnswer(posted)).toBeNull(),
  );
});

describe('a shop was bound', () => {
  const before = [{ id: 3, authAt: '2026-11-20T10:00:00+08:00' }];
  const renewed = [{ id: 3, authAt: '2026-11-21T10:00:00+08:00' }];

  it.each([
    ['when there is one more', [...before, { id: 4, authAt: '2026-11-21T10:00:00+08:00' }], true],
    ['when one was renewed', renewed, true],
    ['not while all is as before', before, false],
    ['not when one went', [], false],
  ])('%s', (_, now, expected) => expect(wasBound(before, now)).toBe(expected));
});
