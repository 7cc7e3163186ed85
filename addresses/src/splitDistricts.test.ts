import { describe, expect, it } from 'vitest';
import { readAddress } from './reader.ts';

describe('a district of the past that was split', () => {
  it('is read as its largest part and asked about', () => {
    const { district, detail, problems } = readAddress('四川省达县华蜀路128号 亓建国 13800000000');
    expect({ district, detail, problems }).toEqual({
      district: '达川区',
      detail: '达县华蜀路128号',
      problems: [{ field: 'region', reasonCode: 'ADDRESS_INVALID', msg: '达县已拆分，区县请确认' }],
    });
  });
});

describe('a city behind everything else', () => {
  it('says whose district it is that several cities have', () => {
    const { city, name, detail, problems } = readAddress('西湖区文二路391号 毛毛 13800000000 杭州');
    expect({ city, name, detail, problems }).toEqual({
      city: '杭州市',
      name: '毛毛',
      detail: '文二路391号',
      problems: [],
    });
  });

  it('is a name where the region named it before', () => {
    expect(readAddress('安庆市宜秀区菱湖南路18号 安庆 13800000000').name).toBe('安庆');
  });
});
