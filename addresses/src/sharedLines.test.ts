import { describe, expect, it } from 'vitest';
import { readAddressLines } from './reader.ts';

const zhang = '张三 13800000000 浙江省杭州市西湖区文三路1号';
const li = '李四 13800000001 江苏省南京市玄武区珠江路8号';

const extras = (paste: string) =>
  readAddressLines(paste).map(({ name, quantity, specification, remark }) => [
    name,
    quantity,
    specification,
    remark,
  ]);

describe('a line that speaks of all recipients', () => {
  it.each([
    ['below them', `${zhang}\n${li}\n以上都发顺丰`, null, '', '发顺丰'],
    ['with how many each gets', `${zhang}\n${li}\n每人2箱`, 2, '', ''],
    ['with goods', `${zhang}\n${li}\n\n都要红色 XL`, null, '红色 XL', ''],
    ['above them', `以下统一放门口\n${zhang}\n${li}`, null, '', '放门口'],
    ['with a courier and nothing else', `${zhang}\n${li}\n🚚发德邦`, null, '', '发德邦'],
  ])('is said of each of them: %s', (_, paste, quantity, specification, remark) => {
    expect(extras(paste)).toEqual([
      ['张三', quantity, specification, remark],
      ['李四', quantity, specification, remark],
    ]);
  });

  it('asks where a recipient has a quantity of its own', () => {
    const [first, second] = readAddressLines(`${zhang} 3箱\n${li}\n每人2箱`);
    expect([first?.quantity, second?.quantity]).toEqual([3, 2]);
    expect(first?.problems.map(({ msg }) => msg)).toEqual(['有多个数量，请确认']);
  });

  it.each([
    [`${zhang} 2箱\n${li} 3箱\n合计：5箱`],
    [`总共5箱\n${zhang} 2箱\n${li} 3箱`],
    [
      `姓名\t电话\t地址\t数量\n${zhang.replaceAll(' ', '\t')}\t2\n${li.replaceAll(' ', '\t')}\t3\n合计\t\t\t5`,
    ],
  ])('is of none where it is the total: %j', (paste) => {
    expect(extras(paste)).toEqual([
      ['张三', 2, '', ''],
      ['李四', 3, '', ''],
    ]);
    expect(readAddressLines(paste).flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('is of the last one alone where it does not say so', () => {
    expect(extras(`${zhang}\n${li}\n放门口`)).toEqual([
      ['张三', null, '', ''],
      ['李四', null, '', '放门口'],
    ]);
  });
});
