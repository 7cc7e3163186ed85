import { describe, expect, it } from 'vitest';
import { signTexts } from '../../waybills/kuaidi100/kuaidi100Signature.ts';
import { readKuaidi100Push } from './pushes.ts';

const SALT = 'test-salt';
const NOW = new Date('2026-01-03T00:00:00Z');
const RESULT = {
  nu: 'YT2026000000001',
  com: 'yuantong',
  state: '0',
  data: [{ time: '2026-01-02 03:04:05', context: '到达' }],
};
const READ = {
  waybillNo: 'YT2026000000001',
  courierCode: 'YTO',
  isAborted: false,
  state: 0,
  traces: [{ at: new Date('2026-01-01T19:04:05Z'), text: '到达', state: null }],
};
const read = (push: unknown, sign?: string) => {
  const param = typeof push === 'string' ? push : JSON.stringify(push);
  return readKuaidi100Push({ param, sign: sign ?? signTexts(param, SALT) }, SALT, NOW);
};

describe('a push of Kuaidi100', () => {
  it('is parsed into the traces of one waybill', () => {
    expect(read({ status: 'polling', comOld: '', lastResult: RESULT })).toEqual(READ);
  });

  // As OpenSSL computes it: `printf %s "$param$salt" | openssl dgst -md5`.
  it('is accepted with the signature that OpenSSL computes, in either case', () => {
    const param = '{"status":"polling","lastResult":{"nu":"YT2026000000001"}}';
    const sign = 'FE9620C78ECAE42176BB0760402380C8';
    const reported = {
      waybillNo: 'YT2026000000001',
      courierCode: null,
      isAborted: false,
      state: null,
      traces: [],
    };
    expect([read(param, sign), read(param, sign.toLowerCase())]).toEqual([reported, reported]);
  });

  it.each([
    ['', ''],
    ['of another salt', signTexts('{}', 'other')],
    ['too short', 'A'],
    ['of other letters', '０'.repeat(32)],
  ])('is rejected with a signature %s', (_what, sign) => {
    expect(read({ lastResult: RESULT }, sign)).toBe(null);
  });

  it.each([
    '',
    '[]',
    'null',
    '{"lastResult":',
    '{}',
    '{"lastResult":{"nu":""}}',
    '{"lastResult":{"nu":"YT 1 OR 1=1"}}',
  ])('with %j is ignored although it is signed', (param) => {
    expect(read(param)).toBe(null);
  });

  it('belongs to the subscribed courier, also when Kuaidi100 switches to another', () => {
    const lastResult = { ...RESULT, com: 'jingdongkuaiyun' };
    expect(read({ comOld: 'jd', comNew: 'jingdongkuaiyun', lastResult })).toMatchObject({
      courierCode: 'JD',
    });
    expect(read({ lastResult })).toMatchObject({ courierCode: null });
  });

  it('can report that the parcel was given up', () => {
    const lastResult = { ...RESULT, data: [] };
    expect(read({ status: 'abort', message: '3天查询无记录', lastResult })).toEqual({
      ...READ,
      isAborted: true,
      state: null,
      traces: [],
    });
  });
});
