import { describe, expect, it } from 'vitest';
import { gb18030, utf8, utf16 } from '../../../../../tests/support/spreadsheets/textFiles.ts';
import { decode } from '../encoding.ts';
import { readBack, writeBack } from './backSheet.core.ts';
import type { Waybills } from './targets.ts';

const YTO = { courier: '圆通速递', waybillNo: 'YT1234567890123' };
const ZTO = { courier: '中通快递', waybillNo: '73123456789012' };

async function written(
  bytes: Uint8Array<ArrayBuffer>,
  waybills: readonly (readonly [number, Waybills])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const read = await readBack(bytes, { name: '订单.csv' });
  if (read.kind === 'refused') throw new Error(read.code);
  const { sheet, headerLine } = read;
  const answer = await writeBack(bytes, { name: '订单.csv', sheet, headerLine, waybills: new Map(waybills) });
  if (!(answer instanceof Uint8Array)) throw new Error(answer.code);
  return answer;
}
const textOf = (bytes: Uint8Array) => {
  const text = decode(bytes);
  if (text.kind === 'refused') throw new Error(text.code);
  return text.text;
};

describe('a csv comes back as it was but for its new cells', () => {
  it.each([
    [
      'with ="…" and quotes, as Taobao writes it',
      '"订单编号","收货人姓名"\r\n="4035153131473293579","张三"\r\n="4035153131473293580","李四"\r\n',
      '"订单编号","收货人姓名","快递公司","运单号"\r\n="4035153131473293579","张三","圆通速递","YT1234567890123"\r\n="4035153131473293580","李四","中通快递",="73123456789012"\r\n',
    ],
    [
      'with a tab behind numbers, as Pinduoduo writes it',
      '订单号,商品\r\n2311219988776655443\t,"杯子,大"\r\n2311219988776655444\t,壶\r\n',
      '订单号,商品,快递公司,运单号\r\n2311219988776655443\t,"杯子,大",圆通速递,YT1234567890123\r\n2311219988776655444\t,壶,中通快递,73123456789012\t\r\n',
    ],
    [
      "with ' before numbers",
      "订单号,商品\n'2311219988776655443,杯子\n'2311219988776655444,壶",
      "订单号,商品,快递公司,运单号\n'2311219988776655443,杯子,圆通速递,YT1234567890123\n'2311219988776655444,壶,中通快递,'73123456789012",
    ],
    [
      'with bare numbers',
      '订单号;商品\n2311219988776655443;杯子\n2311219988776655444;壶\n',
      '订单号;商品;快递公司;运单号\n2311219988776655443;杯子;圆通速递;YT1234567890123\n2311219988776655444;壶;中通快递;73123456789012\n',
    ],
    [
      'with no long number to go by',
      '订单号,商品\nA-1001,杯子\nA-1002,壶\n',
      '订单号,商品,快递公司,运单号\nA-1001,杯子,圆通速递,YT1234567890123\nA-1002,壶,中通快递,73123456789012\t\n',
    ],
    [
      'with lines in cells, rows that are too long or too short, and columns that are there',
      '说明\n\n订单号,物流单号,物流公司,备注\n"A-1001",,,"一\n二",多\nA-1002\n\nA-1003,,,\n',
      '说明\n\n订单号,物流单号,物流公司,备注\n"A-1001",YT1234567890123,圆通速递,"一\n二",多\nA-1002,73123456789012\t,中通快递\n\nA-1003,,,\n',
    ],
  ])('%s', async (_how, own, expected) => {
    const first = own.startsWith('说明') ? 4 : 2;
    const back = await written(utf8(own), [
      [first, YTO],
      [first + 1, ZTO],
    ]);
    expect(new TextDecoder().decode(back)).toBe(expected);
  });

  it('in GBK, every byte of which stays, even of characters that no GBK has', async () => {
    const own = '订单号,收货人\r\nA-1001,住在浙江省杭州市西湖区文三路的㐀𠀀龘—张\r\n';
    const back = await written(gb18030(own), [[2, YTO]]);
    expect(back).toEqual(
      gb18030(
        '订单号,收货人,快递公司,运单号\r\nA-1001,住在浙江省杭州市西湖区文三路的㐀𠀀龘—张,圆通速递,YT1234567890123\r\n',
      ),
    );
  });

  it('in UTF-8 and UTF-16 with their marks', async () => {
    const own = '订单号\t收货人\r\nA-1001\t张三\r\n';
    const expected = '订单号\t收货人\t快递公司\t运单号\r\nA-1001\t张三\t圆通速递\tYT1234567890123\r\n';
    expect(await written(utf8(`\uFEFF${own}`), [[2, YTO]])).toEqual(utf8(`\uFEFF${expected}`));
    expect(await written(utf16(own), [[2, YTO]])).toEqual(utf16(expected));
    const swapped = (bytes: Uint8Array) => Uint8Array.from(bytes, (_, at) => bytes[at ^ 1] ?? 0);
    expect(await written(swapped(utf16(own)), [[2, YTO]])).toEqual(swapped(utf16(expected)));
  });

  it('and is filled up when it comes again', async () => {
    const once = await written(utf8('订单号,商品\nA-1001,杯子\nA-1002,壶\n'), [[2, ZTO]]);
    const twice = await written(once, [
      [2, ZTO],
      [3, YTO],
    ]);
    expect(textOf(twice)).toBe(
      '订单号,商品,快递公司,运单号\nA-1001,杯子,中通快递,73123456789012\t\nA-1002,壶,圆通速递,YT1234567890123\n',
    );
  });
});
