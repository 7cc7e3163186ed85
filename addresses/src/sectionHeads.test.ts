import { describe, expect, it } from 'vitest';
import { readAddressLines } from './reader.ts';

const recipients = [
  '尚小云 13800000001 河北省邯郸市丛台区人民东路62号',
  '荀慧生 13800000002 河北省邯郸市复兴区建设大街29号',
  '程砚秋 13800000003 河北省保定市莲池区裕华东路443号',
];

const said = (paste: string) =>
  readAddressLines(paste).map(({ name, specification, quantity }) => [name, specification, quantity]);

describe('goods and pieces above several recipients', () => {
  it.each([
    ['A款：', 'B款：', 'A款', null, 'B款', null],
    ['毛衣这几个', '裤子这几个', '毛衣', null, '裤子', null],
    ['2箱：', '1箱：', '', 2, '', 1],
  ])('are those of all below %s up to %s', (first, second, goods, pieces, otherGoods, otherPieces) => {
    expect(said([first, ...recipients.slice(0, 2), second, recipients[2]].join('\n'))).toEqual([
      ['尚小云', goods, pieces],
      ['荀慧生', goods, pieces],
      ['程砚秋', otherGoods, otherPieces],
    ]);
  });

  it('need no mark where they open the paste', () => {
    expect(said(`原味2盒\n${recipients[0]}\n辣味1盒\n${recipients[1]}`)).toEqual([
      ['尚小云', '原味', 2],
      ['荀慧生', '辣味', 1],
    ]);
  });

  it('stay with the recipient above where they end the paste', () => {
    expect(said(`${recipients[0]}\n辣味1盒\n${recipients[1]}\n微辣2盒`)).toEqual([
      ['尚小云', '辣味', 1],
      ['荀慧生', '微辣', 2],
    ]);
  });
});

describe('a line that points at the recipient above', () => {
  it('belongs to it', () => {
    const chat = [
      '刘总 8:05',
      recipients[0],
      '刘总 8:05',
      '这个5箱',
      '刘总 8:07',
      recipients[1],
      '刘总 8:07',
      '这个3箱',
    ];
    expect(said(chat.join('\n'))).toEqual([
      ['尚小云', '', 5],
      ['荀慧生', '', 3],
    ]);
  });
});

describe('several recipients on one line', () => {
  it.each([
    `第一家 ${recipients[0]} 第二家 ${recipients[1]}`,
    '尚小云13800000001河北省邯郸市丛台区人民东路62号荀慧生13800000002河北省邯郸市复兴区建设大街29号',
  ])('are read from %s', (paste) => {
    expect(said(paste)).toEqual([
      ['尚小云', '', null],
      ['荀慧生', '', null],
    ]);
  });
});
