import { describe, expect, it } from 'vitest';
import { areaByCode, areas } from '../areas.ts';
import { allFormerDivisions } from './divisions.ts';

import { formerTable } from './table.generated.ts';

const formerDivisions = (asked: string) => allFormerDivisions().filter(({ name }) => name === asked);

/** Written from knowledge, not from the table: old province or prefecture, old name, today's names. */
const knownCases = `
北京市 崇文区 东城区
北京市 宣武区 西城区
北京市 密云县 密云区
天津市 塘沽区 滨海新区
天津市 蓟县 蓟州区
上海市 卢湾区 黄浦区
上海市 南市区 黄浦区
上海市 闸北区 静安区
上海市 南汇区 浦东新区
上海市 崇明县 崇明区
重庆市 万盛区 綦江区
重庆市 双桥区 大足区
重庆市 江津市 江津区
重庆市 开县 开州区
保定市 新市区 竞秀区
邢台市 任县 任泽区
大同市 大同县 云州区
长治市 城区 潞州区
沈阳市 新城子区 沈北新区
四平市 公主岭市 公主岭市
长春市 九台市 九台区
哈尔滨市 动力区 香坊区
南京市 白下区 秦淮区
南京市 下关区 鼓楼区
南京市 江宁县 江宁区
南京市 江浦县 浦口区
无锡市 崇安区 梁溪区
常州市 武进市 武进区,新北区,钟楼区,天宁区
苏州市 沧浪区 姑苏区
苏州市 平江区 姑苏区
苏州市 吴江市 吴江区
苏州市 吴县市 吴中区,相城区,虎丘区
南通市 海门市 海门区
南通市 港闸区 崇川区
南通市 通州市 通州区
杭州市 萧山市 萧山区,钱塘区
杭州市 余杭市 余杭区,临平区
杭州市 下城区 拱墅区
杭州市 江干区 上城区,钱塘区
宁波市 江东区 鄞州区
宁波市 奉化市 奉化区
绍兴市 绍兴县 柯桥区,越城区
六安市 寿县 寿县
安庆市 枞阳县 枞阳县
巢湖市 居巢区 巢湖市
厦门市 开元区 思明区
福州市 长乐市 长乐区
三明市 梅列区 三元区
九江市 星子县 庐山市
上饶市 上饶县 广信区
青岛市 四方区 市北区
青岛市 胶南市 黄岛区
青岛市 即墨市 即墨区
济南市 章丘市 章丘区
莱芜市 钢城区 钢城区
洛阳市 偃师市 偃师区
洛阳市 吉利区 孟津区
襄樊市 襄阳区 襄州区
株洲市 株洲县 渌口区,天元区,芦淞区,荷塘区,石峰区
广州市 番禺市 番禺区,南沙区
广州市 花都市 花都区
广州市 东山区 越秀区
广州市 芳村区 荔湾区
广州市 萝岗区 黄埔区
佛山市 顺德市 顺德区
佛山市 南海市 南海区
南宁市 横县 横州市
海口市 新华区 龙华区
成都市 郫县 郫都区
成都市 双流县 双流区
资阳市 简阳市 简阳市
宜宾市 宜宾县 叙州区,翠屏区
遵义市 遵义县 播州区,红花岗区,汇川区
思茅市 翠云区 思茅区
西安市 户县 鄠邑区
那曲地区 那曲县 色尼区
山南地区 错那县 错那市
哈密地区 哈密市 伊州区
乌鲁木齐市 东山区 米东区
`;

const cases = knownCases
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
const namesOf = (codes: readonly string[]) => codes.map((code) => areaByCode(code)?.name).toSorted();

describe('A division of the past', () => {
  it.each(cases)('in %s named %s is %s today', (within, name = '', today = '') => {
    const found = formerDivisions(name).filter(({ province, city }) => [province, city].includes(within));
    expect(found.map(({ successors }) => namesOf(successors))).toEqual([today.split(',').toSorted()]);
  });

  it.each([
    ['襄樊市', '襄阳市'],
    ['淮阴市', '淮安市'],
    ['思茅市', '普洱市'],
    ['那曲地区', '那曲市'],
    ['伊克昭盟', '鄂尔多斯市'],
    ['达川地区', '达州市'],
    ['巢湖市', '合肥市,芜湖市,马鞍山市'],
    ['莱芜市', '莱芜区,钢城区'],
  ])('that was the prefecture %s is %s today', (name, today) => {
    const [prefecture] = formerDivisions(name).filter(({ code }) => code.endsWith('00'));
    expect(namesOf(prefecture?.successors ?? [])).toEqual(today.split(',').toSorted());
  });

  it('has its year, its old code and where it is known from', () => {
    expect(formerDivisions('卢湾区')).toEqual([
      {
        ...{
          name: '卢湾区',
          province: '上海市',
          city: '',
          year: 2011,
          code: '310103',
          successors: ['310101'],
        },
        ...{ source: 'gb2260', spelling: false, short: '卢湾' },
      },
    ]);
  });

  it('has a short form where that says something', () => {
    expect(
      ['卢湾区', '黔江土家族苗族自治县', '郊区', '新城区'].map((name) => formerDivisions(name)[0]?.short),
    ).toEqual(['卢湾', '黔江', undefined, undefined]);
  });

  it('says by streets which of its successors an address lies in, where that is known', () => {
    const [jianggan] = formerDivisions('江干区');
    expect(areaByCode(jianggan?.byStreet?.['九堡'] ?? '')?.name).toBe('上城区');
    expect(areaByCode(jianggan?.byStreet?.['下沙'] ?? '')?.name).toBe('钱塘区');
  });

  it('is none for a district that never changed', () => {
    expect(['海淀区', '昆山市', '静安区'].flatMap(formerDivisions)).toEqual([]);
  });
});

describe('The table of former divisions', () => {
  const all = allFormerDivisions();

  it('leads to divisions of today alone', () => {
    const codes = all.flatMap(({ successors, byStreet }) => [
      ...successors,
      ...Object.values(byStreet ?? {}),
    ]);
    expect(codes.filter((code) => !areaByCode(code))).toEqual([]);
  });

  it('names a successor for every line, none twice, and a street only of a successor', () => {
    const broken = all.filter(
      ({ successors, byStreet }) =>
        successors.length === 0 ||
        new Set(successors).size < successors.length ||
        Object.values(byStreet ?? {}).some((code) => !successors.includes(code)),
    );
    expect(broken).toEqual([]);
  });

  it('lists nothing that is unchanged today', () => {
    const today = new Set(areas.map(({ code, name }) => code.padEnd(6, '0') + name));
    const unchanged = all.filter(
      ({ code, name, successors }) => today.has(code + name) && successors.length === 1,
    );
    expect(unchanged).toEqual([]);
  });

  it('stays small enough for a worker of the browser', () => {
    expect(new TextEncoder().encode(formerTable).length).toBeLessThan(60_000);
  });
});
