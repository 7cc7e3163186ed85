import { describe, expect, it } from 'vitest';
import { readAnswer, wasBound } from './bindShop.rules.ts';

describe('the message of the authorisation page', () => {
  it('a valid message is parsed', () => {
    const posted = { type: 'shop.authorised', ok: false, msg: '该店铺已经被绑定' };
    expect(readAnswer(posted)).toEqual({ ok: false, msg: '该店铺已经被绑定' });
    expect(readAnswer({ type: 'shop.authorised', ok: true })).toEqual({ ok: true, msg: '' });
  });

  it.each([null, 'shop.authorised', { type: 'other', ok: true }, { type: 'shop.authorised', ok: 'true' }])(
    'the message %o is ignored',
    (posted) => expect(readAnswer(posted)).toBeNull(),
  );
});

describe('detecting a bound shop', () => {
  const before = [{ id: 3, authAt: '2026-11-20T10:00:00+08:00' }];
  const renewed = [{ id: 3, authAt: '2026-11-21T10:00:00+08:00' }];

  it.each([
    ['when there is one more', [...before, { id: 4, authAt: '2026-11-21T10:00:00+08:00' }], true],
    ['when one was renewed', renewed, true],
    ['not while all is as before', before, false],
    ['not when one went', [], false],
  ])('a bound shop is detected: %s', (_, now, expected) => expect(wasBound(before, now)).toBe(expected));
});
