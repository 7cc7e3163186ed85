import { describe, expect, it } from 'vitest';
import { credentialHeaders, credentialOf } from './credential.ts';

describe('what a request shows of its caller', () => {
  it.each([
    [{}, null],
    [{ 'x-token': '' }, null],
    [{ 'x-token': 'abc' }, { kind: 'session', text: 'abc' }],
    [{ authorization: 'bearer  abc' }, { kind: 'token', text: 'abc' }],
    [
      { authorization: 'Bearer abc', 'x-token': 'def' },
      { kind: 'token', text: 'abc' },
    ],
    [
      { authorization: 'Basic abc', 'x-token': 'def' },
      { kind: 'session', text: 'def' },
    ],
    [{ authorization: 'Bearer a b' }, null],
  ] as const)('%j is %j', (headers, expected) => {
    expect(credentialOf(headers)).toEqual(expected);
  });

  it.each(['session', 'token'] as const)('is sent on as it came: a %s', (kind) => {
    expect(credentialOf(credentialHeaders({ kind, text: 'abc' }))).toEqual({ kind, text: 'abc' });
  });
});
