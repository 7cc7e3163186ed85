import { describe, expect, it } from 'vitest';
import { amountIn, isVagueAmount, numberOf, piecesIn } from './amounts.ts';
import { readAddress, readAddressLines } from './reader.ts';

describe('how many a word says', () => {
  it.each([
    ['拿两大箱', 2],
    ['要3', 3],
    ['共叁件', 3],
    ['3x', 3],
    ['×3（件）', 3],
    ['半打', 6],
    ['1打', 12],
    ['两百件', 200],
    ['3份儿', 3],
    ['拍了2份', 2],
    ['2坛', 2],
  ])('is read where it says nothing else: %s', (word, pieces) => {
    expect(amountIn(word)).toBe(pieces);
    expect(readAddress(`张三 13800000000 浙江省杭州市西湖区文三路1号 ${word}`)).toMatchObject({
      quantity: pieces,
      detail: '文三路1号',
      problems: [],
    });
  });

  it.each(['X 2 盒', '2颗', '2 件'])(
    'is read where a sign, a space or a rare unit is between: %s',
    (word) => {
      const place = '浙江省杭州市西湖区文三路1号';
      for (const text of [`${word}\n张三\n13800000000\n${place}`, `张三 13800000000 ${place} ${word}`])
        expect(readAddress(text)).toMatchObject({ name: '张三', quantity: 2, specification: '', rest: '' });
    },
  );

  it.each(['再补一单', '一件代发'])('is not what says that it is another order: %s', (word) => {
    expect(readAddress(`${word}\n张三 13800000000 浙江省杭州市西湖区文三路1号`)).toMatchObject({
      quantity: null,
      specification: '',
      rest: '',
    });
  });

  it.each(['3号', '各2', '张三', '3栋', '十里'])('is 0 for words that say something else: %s', (word) => {
    expect(amountIn(word)).toBe(0);
  });

  it('is in numerals up to the hundreds', () => {
    expect(['十', '二十', '十五', '两百', '一百二十', '拾贰'].map(numberOf)).toEqual([
      10, 20, 15, 200, 120, 12,
    ]);
  });

  it.each(['半箱', '3-5件', '买2送1'])('is asked about where it is left open: %s', (word) => {
    expect(isVagueAmount(word)).toBe(true);
    const { quantity, problems } = readAddress(`张三 13800000000 浙江省杭州市西湖区文三路1号 ${word}`);
    expect([quantity, problems.map(({ msg }) => msg)]).toEqual([null, ['数量不确定，请确认']]);
  });
});

describe('goods of several recipients', () => {
  const goodsOf = (paste: string) =>
    readAddressLines(paste).map(({ detail, specification, quantity }) => [detail, specification, quantity]);

  it('are told from the address by standing behind several', () => {
    expect(
      goodsOf(
        '张三 13800000000 浙江省杭州市西湖区文三路1号 棉拖 灰 42-43 *1\n李四 13800000001 江苏省南京市玄武区珠江路8号 棉拖 粉 36-37 *2',
      ),
    ).toEqual([
      ['文三路1号', '棉拖 灰 42-43', 1],
      ['珠江路8号', '棉拖 粉 36-37', 2],
    ]);
  });

  it('count with a bare number behind them, and stay whole where there are two kinds', () => {
    expect(
      goodsOf(
        '张三 13800000000 浙江省杭州市西湖区文三路1号 绿豆饼2 肉松饼1\n李四 13800000001 江苏省南京市玄武区珠江路8号 绿豆饼1\n王五 13800000002 江苏省南京市玄武区珠江路9号 肉松饼3',
      ),
    ).toEqual([
      ['文三路1号', '绿豆饼2 肉松饼1', null],
      ['珠江路8号', '绿豆饼', 1],
      ['珠江路9号', '肉松饼', 3],
    ]);
  });
});

describe('how many a cell of pieces says', () => {
  it.each([
    ['2', 2],
    ['两个', 2],
    ['十二', 12],
    ['x3', 3],
    ['3-5件', 0],
    ['2.5', 0],
    ['很多', 0],
  ])('%s is %i', (text, pieces) => {
    expect(piecesIn(text)).toBe(pieces);
  });

  it('is read in words in a pasted sheet, and both columns of notes are kept', () => {
    const head = '姓名\t电话\t地址\t数量\t备注\t买家留言';
    const row = '张三\t13800000000\t浙江省杭州市西湖区文三路1号\t两个\t放门口\t发顺丰';
    expect(readAddressLines(`${head}\n${row}`)).toMatchObject([
      { quantity: 2, remark: '放门口 发顺丰', detail: '文三路1号', rest: '' },
    ]);
  });
});

describe('numbers behind an address', () => {
  it('are what one piece holds where they are many bags of goods', () => {
    const reading = readAddress('张三 13800000000 浙江省杭州市西湖区文三路1号 足浴粉 30包');
    expect(reading).toMatchObject({ quantity: null, specification: '足浴粉 30包', detail: '文三路1号' });
    expect(reading.problems.map(({ field }) => field)).toEqual(['quantity']);
  });

  it('are asked about behind a quoted cell', () => {
    const reading = readAddress('张三,13800000000,"浙江省杭州市西湖区文三路1号2幢",3');
    expect(reading).toMatchObject({ quantity: 3, detail: '文三路1号2幢' });
    expect(reading.problems.map(({ field }) => field)).toEqual(['quantity']);
  });
});

it('asks about a former district that lies in another one', () => {
  const { detail, problems } = readAddress('张三 13800000000 浙江省杭州市上城区下城区文三路1号');
  expect([detail, problems.map(({ field }) => field)]).toEqual(['下城区文三路1号', ['region']]);
});

it('reads days and a time behind a label as what is asked, not as who speaks', () => {
  const text = '张三 13800000000 浙江省杭州市西湖区文三路1号\n配送要求：周一至周五 9:00';
  expect(readAddress(text)).toMatchObject({ remark: '周一至周五 9:00', ignored: '' });
});
