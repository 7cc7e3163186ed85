import { expect, it } from 'vitest';
import { areaTree, pathOf } from './areas.ts';
import { findAreas, regionAt, regionPath, wordsToFind } from './regionSearch.ts';

const area = (code: string, name: string) => ({ code, name, parentCode: code.slice(0, -2) });
const tree = areaTree([
  ...[area('11', '北京市'), area('22', '吉林省'), area('42', '湖北省'), area('52', '贵州省')],
  ...[area('1101', '北京市'), area('2201', '长春市'), area('2202', '吉林市')],
  ...[area('4201', '武汉市'), area('4228', '恩施土家族苗族自治州'), area('5226', '黔东南苗族侗族自治州')],
  ...[
    area('110105', '朝阳区'),
    area('220104', '朝阳区'),
    area('420111', '洪山区'),
    area('420112', '东西湖区'),
  ],
  ...[area('422802', '利川市'), area('522601', '凯里市')],
]);
const found = (words: string) =>
  findAreas(tree, words).map(({ code }) => regionPath(pathOf(tree, code).map(({ name }) => name)));

it.each([
  ['洪山', ['湖北省 / 武汉市 / 洪山区']],
  ['武汉', ['湖北省 / 武汉市']],
  ['武汉洪山', ['湖北省 / 武汉市 / 洪山区']],
  ['湖北 洪山', ['湖北省 / 武汉市 / 洪山区']],
  ['湖北省武汉市洪山区', ['湖北省 / 武汉市 / 洪山区']],
  ['湖北 / 武汉 / 洪山', ['湖北省 / 武汉市 / 洪山区']],
  ['朝阳', ['北京市 / 朝阳区', '吉林省 / 长春市 / 朝阳区']],
  ['吉林', ['吉林省', '吉林省 / 吉林市']],
  ['北京', ['北京市']],
  ['恩施利川', ['湖北省 / 恩施土家族苗族自治州 / 利川市']],
  ['黔东南凯里', ['贵州省 / 黔东南苗族侗族自治州 / 凯里市']],
  ['洪水', []],
  ['  ', []],
])('understands %s', (words, paths) => {
  expect(found(words)).toEqual(paths);
});

it.each([
  ['', '朝阳区建国路1号', '朝阳区'],
  ['22', '朝阳区人民大街1号', '吉林省 朝阳区'],
  ['1101', '朝阳区建国路1号', '北京市 朝阳区'],
  ['', '吉林市朝阳区人民大街1号', '吉林市'],
  ['42', '朝阳区建国路1号', ''],
  ['', '人民大街1号朝阳区', ''],
])('looks below %j for what %s begins with by %j', (chosen, detail, words) => {
  expect(wordsToFind(tree, chosen, detail)).toBe(words);
});

it('knows the codes and names around an area', () => {
  expect(regionAt(tree, '4201')).toEqual({
    ...{ provinceCode: '42', cityCode: '4201', districtCode: '' },
    ...{ province: '湖北省', city: '武汉市', district: '' },
  });
});
