import { describe, expect, it } from 'vitest';
import { readAddress, readAddressLines } from './reader.ts';

const fieldsOf = (text: string) => {
  const { name, detail, quantity, specification, remark } = readAddress(text);
  return [name, detail, quantity, specification, remark];
};

describe('words that stick together', () => {
  it.each([
    ['浙江省杭州市西湖区文三路1号13800000000莫师傅别放门卫', '莫师傅', null, '', '别放门卫'],
    ['浙江省杭州市西湖区文三路1号13800000000小雅美甲店2盒下午送', '小雅美甲店', 2, '', '下午送'],
    ['浙江省杭州市西湖区文三路1号13800000000阿May姐红色均码20件', '阿May姐', 20, '红色均码', ''],
    ['张三13800000000浙江省杭州市西湖区文三路1号黑色L码2件', '张三', 2, '黑色L码', ''],
    ['三箱橙子浙江省杭州市西湖区文三路1号13800000000张三收', '张三', 3, '橙子', ''],
    ['浙江省杭州市西湖区文三路1号3份巴特尔13800000000', '巴特尔', 3, '', ''],
    ['张三13800000000📦2️⃣盒浙江省杭州市西湖区文三路1号', '张三', 2, '', ''],
    ['张三 13800000000 浙江省杭州市西湖区文三路1号🚫快递柜', '张三', null, '', '🚫快递柜'],
    ['浙江省杭州市西湖区文三路1号(李雪梅)13800000000', '李雪梅', null, '', ''],
    ['张三13800000000浙江省杭州市西湖区文三路1号X2', '张三', 2, '', ''],
    ['浙江省杭州市西湖区文三路1号*2张三13800000000', '张三', 2, '', ''],
    ['x2张三\n13800000000\n浙江省杭州市西湖区文三路1号', '张三', 2, '', ''],
    ['浙江省杭州市西湖区文三路1号放门口李雪梅13800000000', '李雪梅', null, '', '放门口'],
    ['浙江省杭州市西湖区文三路1号到了打电话 张三 13800000000', '张三', null, '', '到了打电话'],
    ['张三 13800000000 浙江省杭州市西湖区文三路1号 备注放门口', '张三', null, '', '放门口'],
    ['致张三13800000000浙江省杭州市西湖区文三路1号', '张三', null, '', ''],
    ['张三电话：13800000000地址：浙江省杭州市西湖区文三路1号', '张三', null, '', ''],
    ['张三的电话13800000000地址浙江省杭州市西湖区文三路1号', '张三', null, '', ''],
    ['张三 13800000000 浙江省杭州市西湖区文三路1号（苹果2箱）', '张三', 2, '苹果', ''],
    ['张三 13800000000 浙江省杭州市西湖区文三路1号（要两箱苹果）', '张三', 2, '苹果', ''],
    ['张三 13800000000 浙江省杭州市西湖区文三路1号 2件黑色XL', '张三', 2, '黑色XL', ''],
    ['张三 13800000000 浙江省杭州市西湖区文三路1号 3号色2支', '张三', 2, '3号色', ''],
    ['张三\n2箱\n13800000000\n浙江省杭州市西湖区文三路1号', '张三', 2, '', ''],
    ['浙江省杭州市西湖区文三路1号 放门口李雪梅 13800000000', '李雪梅', null, '', '放门口'],
    ['张三放门口 13800000000 浙江省杭州市西湖区文三路1号', '张三', null, '', '放门口'],
    ['收货人：张三（2份）\n电话：13800000000\n地址：浙江省杭州市西湖区文三路1号', '张三', 2, '', ''],
    ['收货人：张三要两箱\n电话：13800000000\n地址：浙江省杭州市西湖区文三路1号', '张三', 2, '', ''],
    ['2个张三\n13800000000\n浙江省杭州市西湖区文三路1号', '张三', 2, '', ''],
    ['张三\n13800000000-2份\n浙江省杭州市西湖区文三路1号', '张三', 2, '', ''],
    ['张三 13800000000 浙江省杭州市西湖区文三路1号 11月20日', '张三', null, '', ''],
    ['👤张三\n📞13800000000\n📍浙江省杭州市西湖区文三路1号\n📦 2', '张三', 2, '', ''],
    ['👤张三\n📞13800000000\n📍浙江省杭州市西湖区文三路1号\n⏰周末送', '张三', null, '', '周末送'],
    ['1⃣️张三\n2⃣️13800000000\n3⃣️浙江省杭州市西湖区文三路1号', '张三', null, '', ''],
    ['傅思归（放前台就行） 13800000000 浙江省杭州市西湖区文三路1号', '傅思归', null, '', '放前台就行'],
  ])('are told apart: %s', (text, name, quantity, specification, remark) => {
    expect(fieldsOf(text)).toEqual([name, '文三路1号', quantity, specification, remark]);
  });

  it('ask where a name without a surname sticks to a room', () => {
    const { name, detail, problems } = readAddress('浙江省杭州市西湖区文三路1号3栋501小鱼儿13800000000');
    expect([name, detail]).toEqual(['小鱼儿', '文三路1号3栋501']);
    expect(problems.map(({ field }) => field)).toEqual(['name']);
  });

  it('ask where a room and a quantity share their digits', () => {
    const { detail, quantity, problems } = readAddress(
      '张三13800000000浙江省杭州市西湖区文三路1号1栋2单元3042箱',
    );
    expect([detail, quantity]).toEqual(['文三路1号1栋2单元304', 2]);
    expect(problems.map(({ field, msg }) => [field, msg])).toEqual([['quantity', '数量不确定，请确认']]);
  });

  it.each([
    [
      '安徽省阜阳市临泉县杨桥镇张老庄村委会对面红色铁门 张二哥 13800000000',
      '张二哥',
      '杨桥镇张老庄村委会对面红色铁门',
    ],
    ['浙江省杭州市西湖区文三路1号市一医院8楼23床 家属贾敏 13800000000', '贾敏', '文三路1号市一医院8楼23床'],
    [
      'Zhang Wei (Tony)\nRoom 2105, 浙江省杭州市西湖区文三路1号\n13800000000',
      'Zhang Wei (Tony)',
      'Room 2105 文三路1号',
    ],
  ])('leave name and detail whole: %s', (text, name, detail) => {
    expect(fieldsOf(text)).toEqual([name, detail, null, '', '']);
  });

  it('are a recipient each in a numbered list, complete or not', () => {
    const paste =
      'A. 张三 / 13800000000 / 浙江省杭州市西湖区文三路1号\nB. 李四 / 13800000001 /\nC. 王五 / / 江苏省南京市玄武区珠江路9号';
    expect(readAddressLines(paste).map(({ name, phone, detail }) => [name, phone, detail])).toEqual([
      ['张三', '13800000000', '文三路1号'],
      ['李四', '13800000001', ''],
      ['王五', '', '珠江路9号'],
    ]);
  });

  it('are recipients of their own behind list numbers', () => {
    const paste =
      '①张三 13800000000 浙江省杭州市西湖区文三路1号②李四 13800000001 江苏省南京市玄武区珠江路8号';
    expect(readAddressLines(paste).map(({ name, detail }) => [name, detail])).toEqual([
      ['张三', '文三路1号'],
      ['李四', '珠江路8号'],
    ]);
  });
});

describe('data of programs', () => {
  it.each([
    '[{"userName":"张三","telNumber":"13800000000","provinceName":"浙江省","cityName":"杭州市","countyName":"西湖区","detailInfo":"文三路1号","nationalCode":"330106"}]',
    'receiver=张三&mobile=13800000000&province=浙江省&city=杭州市&district=西湖区&address=文三路1号',
    '<name>张三</name><phone>13800000000</phone><address>浙江省杭州市西湖区文三路1号</address>',
  ])('are read by their keys: %s', (text) => {
    expect(fieldsOf(text)).toEqual(['张三', '文三路1号', null, '', '']);
    expect(readAddress(text).problems).toEqual([]);
  });

  it('have symbols around their labels', () => {
    expect(fieldsOf('💕人💕张三💕电💕13800000000💕址💕浙江省杭州市西湖区文三路1号💕')).toEqual([
      '张三',
      '文三路1号',
      null,
      '',
      '',
    ]);
  });

  it.each([
    ['2件王小明13800011122浙江省杭州市西湖区文三路12号', 2],
    ['x3王小明13800011122浙江省杭州市西湖区文三路12号', 3],
    ['浙江省杭州市西湖区文三路12号王小明138000111222件', 2],
  ])('tells pieces from the name and the phone that they stick to: %s', (text, quantity) => {
    expect(readAddress(text)).toMatchObject({
      ...{ name: '王小明', phone: '13800011122', detail: '文三路12号', quantity, problems: [] },
    });
  });

  it('takes no word of a house for a name', () => {
    const reading = readAddress('浙江省杭州市西湖区科园小区5栋2单元陈先生13800011122');
    expect(reading).toMatchObject({ name: '陈先生', detail: '科园小区5栋2单元', problems: [] });
  });
});
