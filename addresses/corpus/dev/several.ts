import { labelledQuantity, multiplier, quantity, specification } from '../generator/goods.ts';
import { orderNumber, platforms } from '../generator/orderNumbers.ts';
import { concat, join, joinRecipients, type Paste, paste, piece } from '../generator/paste.ts';
import type { Random } from '../generator/random.ts';
import {
  address,
  detail,
  drawRecipient,
  name,
  phone,
  plainPhone,
  type Recipient,
  regionColumns,
} from '../generator/recipient.ts';
import { drawWish, remark } from '../generator/remarks.ts';
import { chatHead, greeting, thank } from '../generator/talk.ts';
import { type Template, writeSeveral } from '../generator/template.ts';
import { chatTemplates } from './chats.ts';
import { extraTemplates } from './extras.ts';
import { labelledTemplates } from './labelled.ts';
import { plainTemplates } from './plain.ts';
import { platformTemplates } from './platforms.ts';
import { virtualNumberTemplates } from './virtualNumbers.ts';

const blocks = [...labelledTemplates, ...platformTemplates, ...virtualNumberTemplates].filter(
  ({ name }) => name !== 'sender before receiver',
);
const everything = [...blocks, ...extraTemplates, ...plainTemplates, ...chatTemplates];
const firstLineTells = [
  'four labelled lines',
  'three labelled lines',
  '拼多多 copy',
  '抖店 copy',
  '快手 copy',
];
const labelledStarts = labelledTemplates.filter(({ name }) =>
  [
    'four labelled lines',
    'three labelled lines',
    'name and phone under one label',
    'English labels',
  ].includes(name),
);
const rows = plainTemplates.filter(
  ({ name }) => name === 'parts with spaces' || name === 'parts with commas',
);

/** Recipients that are written one after the other by the same hand. */
function repeat(
  random: Random,
  count: number,
  separator: () => string,
  write: (who: Recipient, index: number) => Paste,
): Paste {
  const pastes = Array.from({ length: count }, (_, index) => write(drawRecipient(random), index));
  return joinRecipients(pastes, separator);
}

const circled = '①②③④⑤⑥⑦⑧⑨';
const chinese = '一二三四五六七八九';
const listNumbers: readonly ((index: number) => string)[] = [
  (i) => `${i + 1}. `,
  (i) => `${i + 1}.`,
  (i) => `${i + 1}、`,
  (i) => `${i + 1}）`,
  (i) => `(${i + 1}) `,
  (i) => `（${i + 1}）`,
  (i) => `【${i + 1}】`,
  (i) => `[${i + 1}] `,
  (i) => circled.charAt(i),
  (i) => `${chinese.charAt(i)}、`,
  (i) => `第${i + 1}个：`,
  (i) => `NO.${i + 1} `,
  (i) => `#${i + 1} `,
  (i) => `0${i + 1} `,
  (i) => `地址${i + 1}：`,
  (i) => `${i + 1}: `,
  (i) => `${i + 1}\ufe0f\u20e3`,
];

/** Several recipients in one paste, and rows out of sheets. */
export const severalTemplates: readonly Template[] = [
  {
    name: 'different blocks with blank lines or rules',
    kind: 'several-blocks',
    weight: 4,
    noise: false,
    write: (r) =>
      writeSeveral(everything, r, r.int(2, 5), () =>
        r.pick(['\n\n', '\n\n', '\n\n\n', '\n---------\n', '\n=====\n', '\n——————\n', '\n***\n']),
      ),
  },
  {
    name: 'the same block with nothing between',
    kind: 'several-blocks',
    weight: 3,
    write(r) {
      const template = r.pick(blocks.filter(({ name }) => firstLineTells.includes(name)));
      return writeSeveral([template], r, r.int(2, 6), () => '\n');
    },
  },
  {
    name: 'one recipient a line',
    kind: 'several-blocks',
    weight: 2,
    write: (r) => writeSeveral(rows, r, r.int(2, 8), () => '\n'),
  },
  {
    name: 'greeting, lines, thanks',
    kind: 'several-blocks',
    write: (r) =>
      concat(
        `${greeting(r)}\n`,
        repeat(
          r,
          r.int(2, 4),
          () => '\n',
          (who) => paste`${name(who)} ${plainPhone(who)} ${address(r, who)} ${quantity(r)}`,
        ),
        { text: `\n${thank(r)}`, recipient: 0 },
      ),
  },
  {
    name: 'a conversation with several addresses',
    kind: 'several-blocks',
    weight: 1.5,
    write: (r) =>
      repeat(
        r,
        r.int(2, 4),
        () => '\n',
        (who) => paste`${chatHead(r)}\n${name(who)} ${phone(r, who)}\n${address(r, who)}`,
      ),
  },
  {
    name: 'list numbers on one line each',
    kind: 'list-numbers',
    weight: 2,
    write(r) {
      const numbered = r.pick(listNumbers);
      return repeat(
        r,
        r.int(2, 9),
        () => '\n',
        (who, i) =>
          paste`${numbered(i)}${name(who)}${r.pick([' ', '，'])}${plainPhone(who)}${r.pick([' ', '，'])}${address(r, who)}`,
      );
    },
  },
  {
    name: 'list numbers before blocks',
    kind: 'list-numbers',
    weight: 1.5,
    write(r) {
      const numbered = r.pick(listNumbers);
      return repeat(
        r,
        r.int(2, 5),
        () => r.pick(['\n', '\n\n']),
        (who, i) =>
          paste`${numbered(i)}收货人：${name(who)}\n电话：${plainPhone(who)}\n地址：${address(r, who)}`,
      );
    },
  },
  {
    name: 'list number of a single one',
    kind: 'list-numbers',
    write: (r, who) =>
      paste`${r.pick(listNumbers)(r.int(0, 8))}${name(who)} ${plainPhone(who)} ${address(r, who)}`,
  },
  {
    name: 'list numbers with goods and wishes',
    kind: 'list-numbers',
    write(r) {
      const numbered = r.pick(listNumbers);
      return repeat(
        r,
        r.int(2, 5),
        () => '\n',
        (who, i) =>
          paste`${numbered(i)}${name(who)}，${plainPhone(who)}，${address(r, who)}，${specification(r)}${multiplier(r)}，${remark(r)}`,
      );
    },
  },
  {
    name: 'rows of a sheet',
    kind: 'other',
    weight: 1.5,
    noise: false,
    write: (r) =>
      repeat(
        r,
        r.int(1, 6),
        () => '\n',
        (who) => join([name(who), plainPhone(who), address(r, who, 'full')], '\t'),
      ),
  },
  {
    name: 'rows of a sheet under a head',
    kind: 'other',
    weight: 1.5,
    noise: false,
    write: (r) =>
      concat(
        '收件人\t手机号\t收货地址\t数量\t备注\n',
        repeat(
          r,
          r.int(1, 6),
          () => '\n',
          (who) => {
            const count = r.int(1, 20);
            const wish = r.chance(0.4) ? concat('\t', piece('remark', drawWish(r))) : '';
            return paste`${name(who)}\t${plainPhone(who)}\t${address(r, who, 'full')}\t${piece('quantity', String(count), count)}${wish}`;
          },
        ),
      ),
  },
  {
    name: 'rows with order numbers under a head',
    kind: 'other',
    noise: false,
    write(r) {
      const platform = r.pick(platforms);
      return concat(
        '订单编号\t收货人姓名\t联系手机\t收货地址\t商品\n',
        repeat(
          r,
          r.int(1, 5),
          () => '\n',
          (who) =>
            paste`${orderNumber(r, platform)}\t${name(who)}\t${plainPhone(who)}\t${address(r, who, 'full')}\t${specification(r)}`,
        ),
      );
    },
  },
  {
    name: 'rows with a column for each level',
    kind: 'other',
    noise: false,
    write(r) {
      const mark = r.pick(['\t', '\t', ',', '|']);
      const head = r.chance(0.6) ? '姓名 电话 省 市 区 详细地址 数量\n'.replaceAll(' ', mark) : '';
      return concat(
        head,
        repeat(
          r,
          r.int(1, 5),
          () => '\n',
          (who) => {
            const count = r.int(1, 20);
            const amount = head === '' ? quantity(r) : piece('quantity', String(count), count);
            const cells = [name(who), plainPhone(who), ...regionColumns(who), detail(who), amount];
            return cells.flatMap((cell, i) => concat(i === 0 ? '' : mark, cell));
          },
        ),
      );
    },
  },
  {
    name: 'labelled blocks of two sorts with nothing between',
    kind: 'several-blocks',
    weight: 1.5,
    write: (r) => writeSeveral(labelledStarts, r, r.int(2, 5), () => '\n'),
  },
  {
    name: 'rows of a CSV file',
    kind: 'other',
    noise: false,
    write(r) {
      const quote = r.pick(['"', '"', '', '“']);
      const close = quote === '“' ? '”' : quote;
      return repeat(
        r,
        r.int(1, 5),
        () => '\n',
        (who) =>
          paste`${quote}${name(who)}${close},${quote}${plainPhone(who)}${close},${quote}${address(r, who, 'full')}${close}`,
      );
    },
  },
  {
    name: 'one of several lacks its phone',
    kind: 'several-blocks',
    write(r) {
      const count = r.int(2, 4);
      const lacking = r.int(0, count - 1);
      return repeat(
        r,
        count,
        () => '\n\n',
        (who, i) =>
          paste`收货人：${name(who)}\n手机号码：${i === lacking ? '' : plainPhone(who)}\n收货地址：${address(r, who)}`,
      );
    },
  },
  {
    name: 'blocks with a quantity each',
    kind: 'several-blocks',
    write: (r) =>
      repeat(
        r,
        r.int(2, 4),
        () => r.pick(['\n\n', '\n']),
        (who) =>
          paste`收件人：${name(who)}\n电话：${phone(r, who)}\n地址：${address(r, who)}\n${labelledQuantity(r)}`,
      ),
  },
];
