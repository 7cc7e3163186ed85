import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { ShopError, type ShopErrorKind } from '../../api/src/adapters/shops/shopError.ts';
import { errors } from '../../api/src/plugins/errors.ts';
import { keptLog } from '../support/accounts.ts';

it.each<[ShopErrorKind, string, string]>([
  ['authExpired', 'SHOP_EXPIRED', '店铺授权已过期，请续期后重试'],
  ['rateLimited', 'PLATFORM_LIMIT', '平台接口繁忙，请稍后再试'],
  ['transient', 'PLATFORM_LIMIT', '平台接口繁忙，请稍后再试'],
  ['invalid', 'PLATFORM_ERROR', '外部平台没有接受，请稍后再试'],
  ['unknown', 'PLATFORM_ERROR', '外部平台没有接受，请稍后再试'],
])('a platform failure %s is reported as %s with its code only in the log', async (kind, errorKey, msg) => {
  const kept = keptLog();
  const app = Fastify({ logger: kept.logger });
  await app.register(errors);
  app.get('/', async () => {
    throw new ShopError('scripted', kind, 'isv.access-token-expired');
  });
  const answer = await app.inject('/');
  await app.close();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ code: 7, data: { errorKey }, msg, requestId: expect.any(String) });
  expect(kept.alarms()).toEqual([
    { level: 40, kind, code: 'isv.access-token-expired', msg: 'provider call failed' },
  ]);
});
