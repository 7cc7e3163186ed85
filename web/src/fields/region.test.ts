import { expect, it } from 'vitest';
import { regionText } from './region.ts';

it.each([
  ['北京市', '北京市', '海淀区', '北京市 海淀区'],
  ['浙江省', '杭州市', '', '浙江省 杭州市'],
  ['', '', '', ''],
])('says %s, %s, %s as %s', (province, city, district, text) => {
  expect(regionText({ province, city, district })).toBe(text);
});
