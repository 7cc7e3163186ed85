import { expect, it } from 'vitest';
import type { StorageArea } from '../../lib/storage.ts';
import { destinationStore, nowhere } from './destination.ts';

function memory(): StorageArea {
  const map = new Map<string, string>();
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

it.each([
  nowhere,
  { provinceCode: '33', cityCode: '', districtCode: '' },
  { provinceCode: '33', cityCode: '3301', districtCode: '330106' },
])('the destination store restores %o', (codes) => {
  const store = destinationStore(memory());
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
  const area = memory();
  area.setItem('destination', `{"v":1,"data":${data}}`);
  expect(destinationStore(area).load()).toBeNull();
});
