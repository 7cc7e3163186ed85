import { describe, expect, it } from 'vitest';
import { ipRegion } from './ipRegion.ts';

describe('ipRegion', () => {
  it('resolves a mainland address', () => {
    expect(ipRegion('202.96.128.86')).toEqual({
      ip: '202.96.128.86',
      provinceCode: '44',
      province: '广东省',
      cityCode: '4401',
      city: '广州市',
    });
  });

  it.each(['127.0.0.1', '::1', '8.8.8.8', 'nonsense'])('does not resolve %s', (ip) => {
    expect(ipRegion(ip)).toEqual({ ip, provinceCode: '', province: '未知', cityCode: '', city: '未知' });
  });
});
