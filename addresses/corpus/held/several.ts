import { labelledQuantity, multiplier, specification } from '../generator/goods.ts';
import { orderNumber } from '../generator/orderNumbers.ts';
import { concat, joinRecipients, type Paste, paste, piece } from '../generator/paste.ts';
import type { Random } from '../generator/random.ts';
import { address, drawRecipient, name, plainPhone, type Recipient } from '../generator/recipient.ts';
import { senderBlock } from '../generator/talk.ts';
import { type Template, writeSeveral } from '../generator/template.ts';
import { extras } from './extras.ts';
import { faulty } from './faulty.ts';
import { labelled } from './labelled.ts';
import { platforms } from './platforms.ts';
import { withPersonName } from './words.ts';

const person = (random: Random) => withPersonName(random, drawRecipient(random));
const row = (random: Random, recipient: Recipient) =>
  paste`${name(recipient)} ${plainPhone(recipient)} ${address(random, recipient, 'full')}`;
const times = (count: number, write: (index: number) => Paste) =>
  Array.from({ length: count }, (_, i) => write(i + 1));

const blocks = [...labelled, ...platforms];
const readable = [...blocks, ...extras];

const numbering = [
  (i: number) => `第${i}单 `,
  (i: number) => `${i}) `,
  (i: number) => `【${i}】`,
  (i: number) => `#${i} `,
  (i: number) => `${'⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽'[i - 1]}`,
  (i: number) => `序号${i}：`,
];

export const several: readonly Template[] = [
  {
    name: 'two or three cards of different shops',
    kind: 'several-blocks',
    weight: 2,
    write: (random) => writeSeveral(blocks, random, random.int(2, 3), () => '\n\n'),
  },
  {
    name: 'cards between lines of stars',
    kind: 'several-blocks',
    write: (random) => writeSeveral(blocks, random, random.int(2, 5), () => '\n********\n'),
  },
  {
    name: 'cards and single lines, a faulty one among them now and then',
    kind: 'several-blocks',
    write: (random) =>
      writeSeveral(
        random.chance(0.3) ? [...readable, ...faulty] : readable,
        random,
        random.int(3, 6),
        () => '\n\n',
      ),
  },
  {
    name: 'a sheet with order, goods and pieces',
    kind: 'several-blocks',
    noise: false,
    write: (random) =>
      concat(
        '单号\t商品\t数量\t姓名\t电话\t地址\n',
        joinRecipients(
          times(random.int(2, 8), () => {
            const recipient = drawRecipient(random);
            const count = random.int(1, 9);
            return paste`${orderNumber(random, '淘宝')}\t${specification(random)}\t${piece('quantity', String(count), count)}\t${name(recipient)}\t${plainPhone(recipient)}\t${address(random, recipient, 'full')}`;
          }),
          () => '\n',
        ),
      ),
  },
  {
    name: "a sender's block and two receivers",
    kind: 'several-blocks',
    write: (random) =>
      concat(
        `${senderBlock(random)}\n\n`,
        joinRecipients(
          times(2, () => {
            const recipient = drawRecipient(random);
            return paste`收件人：${name(recipient)}\n收件电话：${plainPhone(recipient)}\n收件地址：${address(random, recipient)}\n${labelledQuantity(random)}`;
          }),
          () => '\n\n',
        ),
      ),
  },
  {
    name: 'a list with its numbers',
    kind: 'list-numbers',
    write(random) {
      const number = random.pick(numbering);
      const written = times(random.int(2, 6), (i) => concat(number(i), row(random, person(random))));
      return joinRecipients(written, () => '\n');
    },
  },
  {
    name: 'a list of orders with goods behind',
    kind: 'list-numbers',
    write(random) {
      const number = random.pick(numbering);
      const written = times(random.int(2, 5), (i) =>
        concat(number(i), row(random, person(random)), ' ', specification(random), multiplier(random)),
      );
      return joinRecipients(written, () => '\n');
    },
  },
  {
    name: 'one line that kept its number',
    kind: 'list-numbers',
    write: (random) => concat(random.pick(numbering)(random.int(1, 9)), row(random, person(random))),
  },
];
