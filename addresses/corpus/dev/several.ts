import { labelledQuantity, quantity } from '../generator/goods.ts';
import { concat, paste } from '../generator/paste.ts';
import { address, name, phone, plainPhone } from '../generator/recipient.ts';
import { chatHead, greeting, thank } from '../generator/talk.ts';
import { type Template, writeRepeated, writeSeveral } from '../generator/template.ts';
import { chatTemplates } from './chats.ts';
import { formTemplates } from './forms.ts';
import { goodsTemplates } from './goods.ts';
import { labelledTemplates } from './labelled.ts';
import { orderNumberTemplates } from './orderNumbers.ts';
import { plainTemplates } from './plain.ts';
import { platformTemplates } from './platforms.ts';
import { remarkTemplates } from './remarks.ts';
import { virtualNumberTemplates } from './virtualNumbers.ts';

const labelled = [...labelledTemplates, ...formTemplates];
const blocks = [...labelled, ...platformTemplates, ...virtualNumberTemplates].filter(
  ({ name }) => name !== 'sender before receiver',
);
const everything = [
  ...blocks,
  ...goodsTemplates,
  ...remarkTemplates,
  ...orderNumberTemplates,
  ...plainTemplates,
  ...chatTemplates,
];
const firstLineTells = [
  'four labelled lines',
  'three labelled lines',
  '拼多多 copy',
  '抖店 copy',
  '快手 copy',
];
const labelledStarts = labelled.filter(({ name }) =>
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

/** Several recipients in one paste. */
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
        writeRepeated(
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
      writeRepeated(
        r,
        r.int(2, 4),
        () => '\n',
        (who) => paste`${chatHead(r)}\n${name(who)} ${phone(r, who)}\n${address(r, who)}`,
      ),
  },
  {
    name: 'labelled blocks of two sorts with nothing between',
    kind: 'several-blocks',
    weight: 1.5,
    write: (r) => writeSeveral(labelledStarts, r, r.int(2, 5), () => '\n'),
  },
  {
    name: 'one of several lacks its phone',
    kind: 'several-blocks',
    write(r) {
      const count = r.int(2, 4);
      const lacking = r.int(0, count - 1);
      return writeRepeated(
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
      writeRepeated(
        r,
        r.int(2, 4),
        () => r.pick(['\n\n', '\n']),
        (who) =>
          paste`收件人：${name(who)}\n电话：${phone(r, who)}\n地址：${address(r, who)}\n${labelledQuantity(r)}`,
      ),
  },
];
