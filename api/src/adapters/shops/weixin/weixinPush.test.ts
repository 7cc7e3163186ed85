import { describe, expect, it } from 'vitest';
import { elementOf, openPush, pushSignature } from './weixinPush.ts';

/** Tencent's published sample. */
const keys = {
  token: 'QDG6eK',
  encodingAesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
  appId: 'wx5823bf96d3bd56c7',
};
const seal = {
  timestamp: '1409659813',
  nonce: '1372623149',
  msgSignature: '477715d11cdb4164915debcba66cb864d751f3e6',
};
const encrypted =
  'RypEvHKD8QQKFhvQ6QleEB4J58tiPdvo+rtK1I9qca6aM/wvqnLSV5zEPeusUiX5L5X/0lWfrf0QADHHhGd3QczcdCUpj911L3vg3W/sYYvuJTs3TUUkSUXxaccAS0qhxchrRYt66wiSpGLYL42aM6A8dTT+6k4aSknmPj48kzJs8qLjvd4Xgpue06DOdnLxAUHzM6+kDZ+HMZfJYuR+LtwGc2hgf5gsijff0ekUNXZiqATP7PF5mZxZ3Izoun1s4zG4LUMnvw2r+KqCKIw+3IQH03v+BCA9nMELNqbSf6tiWSrXJB3LAVGUcallcrw8V2t9EL4EhzJWrQUax5wLVMNS0+rUPA3k22Ncx4XXZS9o0MBH27Bo6BpNelZpS+/uh9KsNlY6bHCmJU9p8g7m3fVKn28H3KDYA5Pl/T8Z1ptDAVe0lXdQ2YoyyH2uyPIGHBZZIs2pDBS8R07+qN+E7Q==';

describe('a push of WeChat', () => {
  it('is signed over its sorted parts', () => {
    expect(pushSignature(keys.token, seal.timestamp, seal.nonce, encrypted)).toBe(seal.msgSignature);
    expect(pushSignature('b', 'a', 'c')).toBe('a9993e364706816aba3e25717850c26c9cd0d89d');
  });

  it('is decrypted with the key of the app', () => {
    const message = openPush(keys, seal, encrypted) ?? '';
    expect(elementOf(message, 'ToUserName')).toBe('wx5823bf96d3bd56c7');
    expect(elementOf(message, 'CreateTime')).toBe('1409659813');
    expect(elementOf(message, 'Content')).toBe('hello');
    expect(elementOf(message, 'Encrypt')).toBeNull();
  });

  it.each([
    ['another signature', keys, { ...seal, msgSignature: seal.msgSignature.replace('4', '5') }, encrypted],
    ['no signature', keys, { ...seal, msgSignature: '' }, encrypted],
    ['another nonce', keys, { ...seal, nonce: '1372623148' }, encrypted],
    ['another token', { ...keys, token: 'QDG6eL' }, seal, encrypted],
    ['another body', keys, seal, encrypted.replace('RypE', 'RypF')],
    ['another application', { ...keys, appId: 'wx0000000000000000' }, seal, encrypted],
    ['another key', { ...keys, encodingAesKey: 'a'.repeat(43) }, seal, encrypted],
  ])('is not decrypted with %s', (_what, input, sealed, body) => {
    expect(openPush(input, sealed, body)).toBeNull();
  });
});
