import { describe, expect, it } from 'vitest';
import { readAddressLines } from './index.ts';

/** Streets of a made-up city: 玉林街道 is in 武侯区, and 青羊区 has none of that name. */
const streets = (street: string) => (street === '玉林街道' ? ['510107'] : []);

function problemsOf(text: string): string[] {
  return readAddressLines(text, { streets }).flatMap(({ problems }) =>
    problems.map(({ field, msg }) => `${field}: ${msg}`),
  );
}

describe('The doubts of a reading', () => {
  it.each(['人民街道', '中山东路', '新桥镇工业大道北段', '公司前台', '3栋501'])(
    'ask about %s, which no courier finds',
    (detail) => {
      expect(problemsOf(`张晓明 13800000001 山东省济宁市任城区${detail}`)).toEqual([
        'detail: 详细地址可能不完整，请确认',
      ]);
    },
  );

  it.each(['东方花园滨江路', '人民路与解放路交叉口', '第一中学', '唐口街道小李村'])(
    'ask nothing about %s, which is found without a number',
    (detail) => {
      expect(problemsOf(`张晓明 13800000001 山东省济宁市任城区${detail}`)).toEqual([]);
    },
  );

  it.each([
    ['收件\n李家楼12号3单元', 'detail: 详细地址不确定，请确认'],
    ['共计为 12', 'quantity: 数量不确定，请确认'],
  ])('ask where what nobody understood may belong to a field: %s', (unread, problem) => {
    const text = `收货人：张晓明\n手机：13800000001\n地址：山东省济宁市任城区太白路20号\n${unread}`;
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('ask about a word beside pieces that is only perhaps goods', () => {
    const place = '13800000001 山东省济宁市任城区太白路20号';
    expect(problemsOf(`张晓明 ${place} 小熊维尼 2件`)).toEqual(['specification: 规格不确定，请确认']);
    expect(problemsOf(`张晓明 ${place} 羽绒服 2件`)).toEqual([]);
  });

  it.each(['先生', '客户', '同上'])('ask about %s, which is nobody', (name) => {
    expect(problemsOf(`收货人：${name}\n手机：13800000001\n地址：山东省济宁市任城区太白路20号`)).toEqual([
      'name: 收件人不确定，请确认',
    ]);
  });

  it('read no label that no list has as the name which is missing', () => {
    expect(problemsOf('收货人：\n通讯号：13800000001\n地址：山东省济宁市任城区太白路20号')).toEqual([
      'name: 收件人不能为空',
    ]);
  });

  it.each([
    ['四川省成都市青羊区玉林街道玉林北路12号', '玉林街道不在青羊区'],
    ['四川省成都市青羊区锦江区东大街12号', '锦江区不在青羊区'],
  ])('ask about %s, where district and street do not agree', (place, msg) => {
    expect(problemsOf(`张晓明 13800000001 ${place}`)).toEqual([`region: ${msg}，请确认`]);
  });

  it.each([
    ['太白路20号或者古槐路9号', 'detail: 详细地址不确定，请确认'],
    ['太白路20号 门牌号忘了', 'detail: 详细地址不确定，请确认'],
    ['太白路20号，这单先别发', 'remark: 备注不确定，请确认'],
    ['太白路20号 手机1380000000', 'phone: 有多个号码，请确认'],
  ])('ask about %s, which is not settled', (place, problem) => {
    expect(problemsOf(`张晓明 13800000001 山东省济宁市任城区${place}`)).toContain(problem);
  });

  it('ask about a number behind a whole house, which may be pieces', () => {
    expect(problemsOf('张三 13800000000 浙江省杭州市西湖区文三路9号,2幢 5')).toEqual([
      'detail: 详细地址不确定，请确认',
    ]);
  });
});
