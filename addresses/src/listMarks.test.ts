import { describe, expect, it } from 'vitest';
import { listMarks } from './listMarks.ts';
import { linesOf } from './pastedLines.ts';
import { readAddressLines } from './reader.ts';

const people = [
  ['王小明', '13800011122', '浙江省杭州市西湖区', '文三路12号3幢401'],
  ['李娜', '13900022233', '广东省深圳市南山区', '科苑路8号讯美广场2楼'],
  ['赵铁柱', '13700033344', '江苏省南京市鼓楼区', '中山北路30号'],
] as const;

const forms: Record<string, (n: number) => string> = {
  digits: (n) => `${n} `,
  'digits and a dot': (n) => `${n}.`,
  'digits with a zero': (n) => `0${n}、`,
  'digits in brackets': (n) => `【${n}】`,
  'of three': (n) => `${n}/3 `,
  'a word behind': (n) => `${n}单：`,
  'a letter in front': (n) => `T${n} `,
  'an English word': (n) => `No.${n} `,
  'English ordinals': (n) => `${['1st', '2nd', '3rd'][n - 1]} `,
  letters: (n) => `${'abc'[n - 1]}) `,
  'Chinese numbers': (n) => `${'一二三'[n - 1]} `,
  'formal Chinese numbers': (n) => `${'壹贰叁'[n - 1]}、`,
  'a line of their own': (n) => `----- ${n} -----\n`,
  bullets: () => '* ',
};

describe('a list number', () => {
  it.each(Object.entries(forms))('is told by counting up: %s', (_form, form) => {
    const orders = [
      ([name, phone, region, detail]: (typeof people)[number]) => `${name} ${phone} ${region}${detail}`,
      ([name, phone, region, detail]: (typeof people)[number]) => `${phone} ${name} ${region}${detail}`,
      ([name, phone, region, detail]: (typeof people)[number]) => `${region}${detail}，${name}，${phone}`,
    ];
    for (const order of orders) {
      const readings = readAddressLines(people.map((one, at) => form(at + 1) + order(one)).join('\n'));
      expect(readings.map(({ name, phone, detail, problems }) => [name, phone, detail, problems])).toEqual(
        people.map(([name, phone, , detail]) => [name, phone, detail, []]),
      );
    }
  });

  it.each([
    ['rooms of one house', '301 张三\n302 李四\n303 王五'],
    ['pieces', '1件 张三\n2件 李四'],
    ['a single number', '1 张三'],
  ])('is none of %s', (_what, paste) => {
    expect([...listMarks(linesOf(paste))]).toEqual([]);
  });
});
