import { multiplier } from '../generator/goods.ts';
import { traditional } from '../generator/noise.ts';
import { orderNumber } from '../generator/orderNumbers.ts';
import { concat, type Paste, paste } from '../generator/paste.ts';
import type { Random } from '../generator/random.ts';
import { address, detail, name, plainNumber, plainPhone, region } from '../generator/recipient.ts';
import { remark } from '../generator/remarks.ts';
import { amount } from '../generator/talk.ts';
import type { Template } from '../generator/template.ts';
import { behindNumberedDoor, lines, withPersonName } from './words.ts';

const stuck = (random: Random, drawn: Parameters<Template['write']>[1]) => {
  const recipient = behindNumberedDoor(random, withPersonName(random, drawn));
  return {
    who: name(recipient),
    phone: plainNumber(recipient),
    place: address(random, recipient, 'full'),
  };
};

function card(random: Random, recipient: Parameters<Template['write']>[1]): Paste {
  return lines(
    concat('收件人：', name(recipient)),
    concat('联系手机：', plainPhone(recipient)),
    concat('收货地址：', address(random, recipient, 'full')),
  );
}

export const writing: readonly Template[] = [
  {
    name: 'address, name and number in one word',
    kind: 'stuck-together',
    wanted: { phone: 'mobile' },
    write(random, recipient) {
      const { who, phone, place } = stuck(random, recipient);
      return concat(place, who, phone);
    },
  },
  {
    name: 'address and number in one word, the name behind',
    kind: 'stuck-together',
    wanted: { phone: 'mobile' },
    write(random, recipient) {
      const { who, phone, place } = stuck(random, recipient);
      return concat(place, phone, who);
    },
  },
  {
    name: 'number, name and address in one word',
    kind: 'stuck-together',
    wanted: { phone: 'mobile' },
    write(random, recipient) {
      const { who, phone, place } = stuck(random, recipient);
      return concat(phone, who, place);
    },
  },
  {
    name: 'labels in one word',
    kind: 'stuck-together',
    wanted: { phone: 'mobile' },
    write(random, recipient) {
      const { who, phone, place } = stuck(random, recipient);
      return paste`签收人${who}联系手机${phone}送货至${place}`;
    },
  },
  {
    name: 'who and number in a bracket behind the door',
    kind: 'stuck-together',
    wanted: { phone: 'mobile' },
    write(random, recipient) {
      const { who, phone, place } = stuck(random, recipient);
      return paste`${place}（${who}收${phone}）`;
    },
  },
  {
    name: 'a card in traditional characters',
    kind: 'traditional',
    write: (random, recipient) => traditional(random, card(random, recipient)),
  },
  {
    name: 'a line in traditional characters',
    kind: 'traditional',
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      return traditional(
        random,
        paste`${name(recipient)}／${plainPhone(recipient)}／${address(random, recipient, 'full')}`,
      );
    },
  },
  {
    name: 'a card in traditional characters with order and remark',
    kind: 'traditional',
    write: (random, recipient) =>
      traditional(
        random,
        paste`订单编号：${orderNumber(random, '淘宝')}
${card(random, recipient)}
备注：${remark(random)}`,
      ),
  },
  {
    name: 'pictures before each line',
    kind: 'emoji',
    write: (random, recipient) => paste`🙎${name(recipient)}
📲${plainPhone(recipient)}
🚚${address(random, recipient)}`,
  },
  {
    name: 'pictures between the parts of a line',
    kind: 'emoji',
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      const [first, second] = random.pick([
        ['🍎', '🍎'],
        ['✨', '✨'],
        ['➡️', '⬅️'],
        ['🌟', '💫'],
      ] as const);
      return paste`${first}${name(recipient)}${second}${plainPhone(recipient)}${first}${address(random, recipient, 'full')}${second}`;
    },
  },
  {
    name: 'pictures as labels, goods in a parcel',
    kind: 'emoji',
    write: (random, recipient) => paste`📍：${address(random, recipient)}
☎️：${plainPhone(recipient)}
🙋‍♀️：${name(recipient)}
📦：${multiplier(random)}`,
  },
  {
    name: 'slashes between the parts',
    kind: 'plain',
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      return paste`${address(random, recipient, 'full')} / ${plainPhone(recipient)} / ${name(recipient)}`;
    },
  },
  {
    name: 'name first, number last',
    kind: 'plain',
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      return paste`${name(recipient)} ${address(random, recipient, 'full')} ${plainPhone(recipient)}`;
    },
  },
  {
    name: 'the region on one line, the door on the next',
    kind: 'plain',
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      return paste`${name(recipient)} 收
${region(random, recipient, 'full')}
${detail(recipient)}
${plainPhone(recipient)}`;
    },
  },
  {
    name: 'a semicolon behind each part',
    kind: 'plain',
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      return paste`${plainPhone(recipient)}；${name(recipient)}；${address(random, recipient, 'short')}；`;
    },
  },
  {
    name: 'a sheet row with its sum and day',
    kind: 'other',
    noise: false,
    write: (random, recipient) =>
      paste`${`${random.int(1, 12)}月${random.int(1, 28)}日`}\t${name(recipient)}\t${plainPhone(recipient)}\t${address(random, recipient, 'full')}\t${amount(random)}`,
  },
  {
    name: 'a postcode behind the address',
    kind: 'other',
    write: (random, recipient) => paste`签收人：${name(recipient)}
Tel：${plainPhone(recipient)}
住址：${address(random, recipient, 'full')}
邮编：${random.digits(6)}`,
  },
];
