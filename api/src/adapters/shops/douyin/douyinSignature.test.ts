import { describe, expect, it } from 'vitest';
import { canonicalJson, signCall, signCallByMd5 } from './douyinSignature.ts';

const app = { appKey: '12345', appSecret: 'testSecret' };
const timestamp = '1700000000';

describe("Douyin's signature", () => {
  it.each([
    [
      'order.searchList',
      { size: 100, page: 0 },
      '8921cf575d9b6f3dbbb863c8b73ebeead36e9325d763f42a0c51e63d1fc88faf',
    ],
    [
      'order.orderDetail',
      { order_id: '6917557867423', c: { b: '<短袖&>', a: 1 } },
      '49df7040c2efe5e187f05de649a6c2ab0c60fdb4bef03e8efbc75ed06997aeb5',
    ],
  ])('is computed for %s by HMAC-SHA256', (method, params, signature) => {
    expect(signCall({ method, paramJson: canonicalJson(params), timestamp }, app)).toBe(signature);
  });

  it('is computed by MD5', () => {
    const call = { method: 'order.searchList', paramJson: '{"page":0,"size":100}', timestamp };
    expect(signCallByMd5(call, app)).toBe('17ad3cd0f933b7c3ba9fa854d6234ae1');
  });
});

describe('canonical JSON', () => {
  it.each([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ b: { d: [], c: { f: null, e: true } }, a: '' }, '{"a":"","b":{"c":{"e":true,"f":null},"d":[]}}'],
    [{ list: [{ b: 1, a: 2 }, 'x'] }, '{"list":[{"a":2,"b":1},"x"]}'],
    [{ Z: 1, a: 2, _: 3 }, '{"Z":1,"_":3,"a":2}'],
    [{ text: '<a href="?b&c">\'短\u2028/' }, '{"text":"<a href=\\"?b&c\\">\'短\u2028/"}'],
    [{ 9: 'nine', 10: 'ten' }, '{"10":"ten","9":"nine"}'],
    [{ gone: undefined, kept: 0 }, '{"kept":0}'],
    [{}, '{}'],
  ])('is computed for %j', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ c: { y: 1, x: 2 }, a: 3, b: [{ n: 1, m: 2 }] })).toBe(
      canonicalJson({ b: [{ m: 2, n: 1 }], a: 3, c: { x: 2, y: 1 } }),
    );
  });
});
