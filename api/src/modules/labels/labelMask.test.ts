import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskParty, withoutPhones } from './labelMask.ts';

const region = '浙江省 杭州市 西湖区';
const masked = (party: { name?: string; phone?: string; address?: string }) =>
  maskParty({ name: '张三', phone: '13800000001', address: '文三路1号', ...party, region });

describe('a masked person on a label', () => {
  it.each([
    ['张三', '张*'],
    ['欧阳娜娜', '欧***'],
    ['张', '***'],
    ['', '***'],
    [' 李四 ', '李*'],
    ['𠮷野家', '𠮷**'],
  ])('has the name %s masked as %s', (name, shown) => {
    expect(masked({ name }).name).toBe(shown);
  });

  it.each([
    ['13800000001', '138******01'],
    ['13800000000-1234', '138********-**34'],
    ['0571-88888888', '057*-******88'],
    ['010-1234567', '010-******7'],
    ['4008001234', '400******4'],
    ['88888888', '88******'],
    ['8888888', '8******'],
    ['12345', '*****'],
    ['１３８００００００２５', '１３８******２５'],
    ['', '***'],
  ])('has the phone %s masked as %s', (phone, shown) => {
    expect(masked({ phone }).phone).toBe(shown);
  });

  it.each([
    ['文三路123号4单元502室', '文三路123号***'],
    ['前進路123號4單元502室', '前進路123號***'],
    ['文三路478号2幢501', '文三路478号2幢***'],
    ['中山路8号院3号楼2单元1102室', '中山路8号院3号楼***'],
    ['延安西路500弄3号501室', '延安西路500弄3号***'],
    ['金色家园3栋501号', '金色家园3栋***'],
    ['文三路１２３号', '文三路１２３号'],
    ['古荡街道益乐新村四幢五零二', '古荡街道益乐新村四幢***'],
    ['古荡街道益乐新村五零二', '古荡街道益乐新村***'],
    ['翠苑小区甲单元丁室', '翠苑小区***'],
    ['12号楼', '12号楼'],
    ['502房金色家园北门', '***'],
    ['科技园2路华丰大厦B1201', '科技园2路华丰大厦***'],
    ['滨江花园A座', '滨江花园***'],
    ['五一路幸福里东户', '五一路幸福里***'],
    ['104国道旁', '104国道旁'],
    ['八一镇解放一路', '八一镇解放一路'],
    ['益乐新村②幢', '益乐新村***'],
    ['鼓楼街道天门路华侨公寓', '鼓楼街道天门路华侨公寓'],
    ['十八里店乡十里河村', '十八里店乡十里河村'],
    ['东门街中山大厦五楼', '东门街中山大厦***'],
    ['第一中学教学楼办公室', '第一中学教学楼办***'],
    ['三单元四零一', '***'],
    ['幸福村张三家', '幸福村***'],
    ['古荡街道益乐新村', '古荡街道益乐新村'],
  ])('has the address %s masked as %s', (address, shown) => {
    expect(masked({ address }).address).toBe(shown);
  });

  it('keeps the region', () => {
    expect(masked({}).region).toBe(region);
  });
});

const hanzi = fc.integer({ min: 0x4e00, max: 0x9fa5 }).map((code) => String.fromCodePoint(code));
const name = fc.array(hanzi, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
const phone = fc.oneof(
  fc.stringMatching(/^1[3-9]\d{9}$/),
  fc.stringMatching(/^1[3-9]\d{9}-\d{2,4}$/),
  fc.stringMatching(/^0\d{2,3}-?\d{7,8}$/),
  fc.stringMatching(/^400\d{7}$/),
);
const street = fc.constantFrom('文三路', '古荡街道益乐新村', '解放一路幸福小区', '国际商贸城', '5路', '');
const chinese = (digits: string) =>
  digits.replace(/\d/g, (digit) => '零一二三四五六七八九'[Number(digit)] ?? '');
const number = fc.oneof(
  fc.stringMatching(/^[1-9]\d{0,3}$/),
  fc.stringMatching(/^[A-F]?[1-9]\d{0,3}$/),
  fc.stringMatching(/^[1-9]\d{1,3}$/).map(chinese),
);
const rooms = fc
  .tuple(
    fc.option(number.map((no) => `${no}号`)),
    fc.option(number.map((no) => `${no}幢`)),
    fc.option(fc.oneof(number, fc.constantFrom('甲', '东', 'A')).map((no) => `${no}单元`)),
    fc
      .tuple(number, fc.constantFrom('室', '户', '房', ''))
      .filter(([no, unit]) => unit !== '' || [...no].length > 1),
  )
  .map(([house, building, unit, room]) => ({
    written: [house ?? '', building ?? '', unit ?? '', room.join('')].join(''),
    door: [house ?? '', building ?? ''].join(''),
  }));

describe('the labels of 1,000 people', () => {
  it('show no full name, at most five digits of a phone, and no unit or room', () => {
    fc.assert(
      fc.property(name, phone, street, rooms, (called, number, road, { written, door }) => {
        const shown = maskParty({ name: called, phone: number, region, address: road + written });
        expect([...shown.name].filter((one) => one === '*').length).toBeGreaterThanOrEqual(1);
        expect(shown.name).not.toContain(called);
        const digits = number.match(/\d/g)?.length ?? 0;
        expect(digits - (shown.phone.match(/\d/g)?.length ?? 0)).toBeGreaterThanOrEqual(6);
        expect(shown.address.endsWith('***')).toBe(true);
        const reported = shown.address.slice(road.length, -'***'.length);
        expect(door.startsWith(reported)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('show no phone from a remark', () => {
    expect(withoutPhones('放门口，电话 138 0000 0001，订单3')).toBe('放门口，电话 138 **** **01，订单3');
    fc.assert(
      fc.property(phone, (one) => {
        expect(withoutPhones(`请打${one}，谢谢`)).not.toContain(one);
      }),
      { numRuns: 1000 },
    );
  });
});
