import { concat, type Paste, paste } from '../generator/paste.ts';
import type { Random } from '../generator/random.ts';
import { address, name, phone, plainPhone, type Recipient } from '../generator/recipient.ts';
import { remark } from '../generator/remarks.ts';
import type { Template } from '../generator/template.ts';
import { withPersonName } from './words.ts';

const writers = ['阿冬', '三号代理', '桃子姐', '群主-老白', '进货的小崔', 'A果园直发', '不二家', '海鸥'];
const openings = [
  '在不在',
  '姐，帮寄一下',
  '上午好呀',
  '这单漏了',
  '给我婆婆也寄一份',
  '地址换成这个',
  '补一单',
];
const closings = ['好了', '辛苦啦', '发了告诉我', 'ok', '[抱拳]', '拜托', '收到请回复', '👌'];

const headOf = (random: Random, writer: string) => {
  const minute = random.int(10, 59);
  return random.pick([
    `${writer} ${random.int(2023, 2026)}年${random.int(1, 12)}月${random.int(1, 28)}日 ${random.int(8, 22)}:${minute}`,
    `${writer} ${random.pick(['上午', '下午'])} ${random.int(1, 11)}:${minute}`,
    `${writer}：`,
    `星期${random.pick(['一', '三', '五', '日'])} ${random.int(8, 22)}:${minute}`,
  ]);
};

const head = (random: Random) => headOf(random, random.pick(writers));

const person =
  (write: (random: Random, recipient: Recipient) => Paste) => (random: Random, recipient: Recipient) =>
    write(random, withPersonName(random, recipient));

export const chats: readonly Template[] = [
  {
    name: 'a message under its writer',
    kind: 'chat',
    write: person(
      (random, recipient) => paste`${head(random)}
${random.pick(openings)}
${name(recipient)} ${plainPhone(recipient)}
${address(random, recipient)}
${random.pick(closings)}`,
    ),
  },
  {
    name: 'three messages with what is said between them',
    kind: 'chat',
    write: person((random, recipient) => {
      const writer = random.pick(writers);
      return paste`${headOf(random, writer)}
${address(random, recipient)}
${headOf(random, writer)}
${name(recipient)}
${headOf(random, writer)}
${phone(random, recipient)}
${random.pick(closings)}`;
    }),
  },
  {
    name: 'a sentence with an address in it',
    kind: 'chat',
    write: person(
      (random, recipient) =>
        paste`${random.pick(openings)}，寄到${address(random, recipient, 'full')}，${name(recipient)}收，电话是${plainPhone(recipient)}`,
    ),
  },
  {
    name: 'a quoted message and a remark below',
    kind: 'chat',
    write: person(
      (
        random,
        recipient,
      ) => paste`「${random.pick(writers)}：${name(recipient)}，${plainPhone(recipient)}，${address(random, recipient)}」
- - - - - - - - - - - - - - -
备注：${remark(random)}`,
    ),
  },
  {
    name: 'words in front and behind, all on one line',
    kind: 'chat',
    write: person((random, recipient) =>
      concat(
        `${random.pick(openings)} `,
        name(recipient),
        ' ',
        plainPhone(recipient),
        ' ',
        address(random, recipient, 'full'),
        ` ${random.pick(closings)}`,
      ),
    ),
  },
];
