import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readDouyinPush } from './douyinPush.ts';

const APP = { appKey: 'app-1', appSecret: 'testSecret' };
const BODY =
  '[{"tag":"90680","msg_id":"iop-1","data":{"distr_order_id":"540001","shop_id":4001003,"user_id":4001001}}]';
/** By openssl md5. */
const SIGN = '7463647fb2b263efc33a8b931a772a81';
const CHANGE = { supplierShopId: '4001003', merchantShopId: '4001001', assignedId: '540001' };

function signed(body: string) {
  const eventSign = createHash('md5').update(`app-1${body}testSecret`).digest('hex');
  return readDouyinPush(APP, { appId: 'app-1', eventSign }, body);
}

describe('a push of Douyin', () => {
  it('is read when application and body are signed for', () => {
    expect(readDouyinPush(APP, { appId: 'app-1', eventSign: SIGN }, BODY)).toEqual({
      assigned: [CHANGE],
      goods: [],
    });
    expect(readDouyinPush(APP, { appId: 'app-1', eventSign: SIGN.toUpperCase() }, BODY)).toEqual({
      assigned: [CHANGE],
      goods: [],
    });
  });

  it.each([
    ['of another application', { appId: 'app-2', eventSign: SIGN }, BODY],
    ['without a signature', { appId: 'app-1', eventSign: '' }, BODY],
    ['with a signature that is too short', { appId: 'app-1', eventSign: SIGN.slice(2) }, BODY],
    ['with a forged signature', { appId: 'app-1', eventSign: '0'.repeat(32) }, BODY],
    ['whose body was changed', { appId: 'app-1', eventSign: SIGN }, BODY.replace('540001', '540002')],
  ])('is refused %s', (_what, seal, body) => {
    expect(readDouyinPush(APP, seal, body)).toBeNull();
  });

  it('tells several changes, also when their data is text', () => {
    const data = { distr_order_id: '540002', shop_id: 4001003, user_id: 4001002 };
    const body = JSON.stringify([
      { tag: '1', msg_id: 'a', data },
      { tag: '2', msg_id: 'b', data: JSON.stringify({ ...data, distr_order_id: '540003' }) },
    ]);
    expect(signed(body)?.assigned.map(({ assignedId }) => assignedId)).toEqual(['540002', '540003']);
  });

  it('tells of goods by the platform’s ids, with all of their digits', () => {
    const goods =
      '{"event":5,"product_id":3488625851803765001,"shop_id":4001003,"check_reject_reason":"主图含水印"}';
    const body = `[{"tag":"400","msg_id":"a","data":${goods}},{"tag":"401","msg_id":"b","data":${goods}}]`;
    expect(signed(body)).toEqual({
      assigned: [],
      goods: [{ remoteShopId: '4001003', remoteGoodId: '3488625851803765001' }],
    });
  });

  it.each([
    ['the check of the address', '[{"tag":"0","msg_id":"0","data":"2026-11-30T00:00:00+08:00"}]'],
    ['an order that is not assigned', '[{"tag":"100","msg_id":"a","data":{"p_id":1,"shop_id":4001003}}]'],
    ['no JSON', 'hello'],
    ['no list', '{"data":{}}'],
  ])('tells no change in %s', (_what, body) => {
    expect(signed(body)).toEqual({ assigned: [], goods: [] });
  });
});
