import { expect, it } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { destinationStore, nowhere } from './destination.ts';

it.each([
  nowhere,
  { provinceCode: '33', cityCode: '', districtCode: '' },
  { provinceCode: '33', cityCode: '3301', districtCode: '330106' },
])('the destination store restores %o', (codes) => {
  const store = destinationStore(memoryStorage());
  store.save(codes);
  expect(store.load()).toEqual(codes);
});

it.each([
  'null',
  '"33"',
  '{"provinceCode":"33"}',
  '{"provinceCode":"333","cityCode":"","districtCode":""}',
  '{"provinceCode":"浙江","cityCode":"","districtCode":""}',
  '{"provinceCode":33,"cityCode":"","districtCode":""}',
])('the destination store reads %s as no destination', (data) => {
  const area = memoryStorage();
  area.setItem('destination', `{"v":1,"data":${data}}`);
  expect(destinationStore(area).load()).toBeNull();
});
