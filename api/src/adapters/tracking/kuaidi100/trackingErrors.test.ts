import { expect, it } from 'vitest';
import { trackingError } from './trackingErrors.ts';

it.each([
  ['subscribe', '500', 'transient'],
  ['subscribe', '600', 'authExpired'],
  ['subscribe', '601', 'authExpired'],
  ['subscribe', '700', 'refused'],
  ['subscribe', '701', 'courierUnknown'],
  ['subscribe', '702', 'courierUnknown'],
  ['query', '400', 'refused'],
  ['query', '408', 'refused'],
  ['query', '501', 'transient'],
  ['query', '502', 'transient'],
  ['query', '503', 'authExpired'],
  ['query', '601', 'balance'],
  ['query', '', 'refused'],
] as const)('the Kuaidi100 call %s with the answer %j is reported as %s', (call, returnCode, kind) => {
  const error = trackingError(call, { result: false, returnCode, message: '张晓明 13800138000' });
  expect([error.kind, error.message]).toEqual([kind, `kuaidi100 ${kind}: ${returnCode || 'UNKNOWN'}`]);
});
