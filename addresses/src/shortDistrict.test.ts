import { describe, expect, it } from 'vitest';
import { districtsOfStreet } from '../../streets/src/districtsOfStreet.ts';
import { readAddress } from './index.ts';

function read(text: string): [string, string, string[]] {
  const { district, detail, problems } = readAddress(`${text} 张晓明 13800000001`, {
    streets: districtsOfStreet,
  });
  return [district, detail, problems.map(({ field }) => field)];
}

describe('A district by its short name', () => {
  it.each([
    ['海淀中关村南大街5号', '海淀区', '中关村南大街5号'],
    ['江阴澄江中路159号', '江阴市', '澄江中路159号'],
    ['乐清柳市镇车站路233号', '乐清市', '柳市镇车站路233号'],
    ['乐清 柳市镇车站路233号', '乐清市', '柳市镇车站路233号'],
    ['广州番禺市桥街大北路198号', '番禺区', '市桥街大北路198号'],
    ['浦东张江高科碧波路690号', '浦东新区', '张江高科碧波路690号'],
  ])('is sure where the street behind it lies there: %s', (text, district, detail) => {
    expect(read(text)).toEqual([district, detail, []]);
  });

  it.each([
    ['武昌中山路450号', '武昌区'],
    ['武昌 中山路450号', '武昌区'],
    ['柳市镇车站路233号', '乐清市'],
  ])('is asked about where nothing else says so: %s', (text, district) => {
    const [found, , problems] = read(text);
    expect([found, problems]).toEqual([district, ['region']]);
  });

  it.each(['宝山路12号', '朝阳路88号', '南山大道100号'])(
    'is none inside the name of a street: %s',
    (text) => {
      expect(read(text)).toEqual(['', text, ['region']]);
    },
  );
});
