import { labelledQuantity, quantity } from '../generator/goods.ts';
import { traditional } from '../generator/noise.ts';
import { orderNumber } from '../generator/orderNumbers.ts';
import { concat, join, paste } from '../generator/paste.ts';
import { address, detail, name, phone, plainNumber, plainPhone, region } from '../generator/recipient.ts';
import { labelledRemark, remark } from '../generator/remarks.ts';
import { thank } from '../generator/talk.ts';
import type { Template } from '../generator/template.ts';
import { inSomeOrder } from './plain.ts';

const person = { nameKind: 'person', phone: 'mobile' } as const;

/** Traditional characters, things stuck together, emoji as labels. */
export const hardWritingTemplates: readonly Template[] = [
  {
    name: 'traditional, one line',
    kind: 'traditional',
    weight: 1.5,
    write: (r, who) =>
      traditional(
        r,
        join(
          inSomeOrder(r, who, { phone: phone(r, who), address: address(r, who) }),
          r.pick([' ', '，', '\n']),
        ),
      ),
  },
  {
    name: 'traditional with labels',
    kind: 'traditional',
    write: (r, who) =>
      traditional(
        r,
        paste`${r.pick(['收件人', '收货人', '姓名'])}：${name(who)}
${r.pick(['电话', '手机', '联系电话'])}：${phone(r, who)}
${r.pick(['地址', '收货地址', '详细地址'])}：${address(r, who, 'full')}
${r.chance(0.5) ? labelledRemark(r) : labelledQuantity(r)}`,
      ),
  },
  {
    name: 'traditional with quantity and remark',
    kind: 'traditional',
    write: (r, who) =>
      traditional(
        r,
        paste`${name(who)} ${plainPhone(who)} ${address(r, who)} ${quantity(r)} ${remark(r)}\n${thank(r)}`,
      ),
  },
  {
    name: 'name, phone, address stuck',
    kind: 'stuck-together',
    wanted: person,
    write: (r, who) => concat(name(who), plainNumber(who), address(r, who, 'full')),
  },
  {
    name: 'phone, name, address stuck',
    kind: 'stuck-together',
    wanted: person,
    write: (r, who) => concat(plainNumber(who), name(who), address(r, who, 'full')),
  },
  {
    name: 'address, name, phone stuck',
    kind: 'stuck-together',
    weight: 1.5,
    wanted: person,
    write: (r, who) =>
      concat(address(r, who, r.pick(['full', 'short', 'withoutProvince'])), name(who), plainNumber(who)),
  },
  {
    name: 'address, phone, name stuck',
    kind: 'stuck-together',
    weight: 1.5,
    wanted: person,
    write: (r, who) =>
      concat(address(r, who, r.pick(['full', 'short', 'withoutProvince'])), plainNumber(who), name(who)),
  },
  {
    name: 'titled name stuck behind the room',
    kind: 'stuck-together',
    wanted: { nameKind: 'titled', phone: 'mobile' },
    write: (r, who) => concat(address(r, who, 'full'), name(who), r.pick(['', ' ', '收']), plainNumber(who)),
  },
  {
    name: 'name stuck to the region',
    kind: 'stuck-together',
    wanted: person,
    write: (r, who) =>
      concat(name(who), region(r, who, 'full'), detail(who), r.pick(['', ' ']), plainNumber(who)),
  },
  {
    name: 'quantity stuck to the name',
    kind: 'stuck-together',
    wanted: person,
    write: (r, who) =>
      concat(
        plainNumber(who),
        name(who),
        ' ',
        address(r, who, 'full'),
        r.pick(['+', '，', '、']),
        quantity(r),
      ),
  },
  {
    name: 'emoji as labels',
    kind: 'emoji',
    weight: 1.5,
    write: (r, who) =>
      join(
        [
          paste`${r.pick(['👤', '🙋', '🧑', '👩', '😊'])}${r.pick(['', ' '])}${name(who)}`,
          paste`${r.pick(['📱', '☎️', '📞', '☎'])}${r.pick(['', ' '])}${phone(r, who)}`,
          paste`${r.pick(['📍', '🏠', '🏡', '📮'])}${r.pick(['', ' '])}${address(r, who)}`,
        ],
        r.pick(['\n', ' ', '']),
      ),
  },
  {
    name: 'emoji and labels',
    kind: 'emoji',
    write: (r, who) =>
      paste`👤收件人：${name(who)}
📱电话：${phone(r, who)}
📍地址：${address(r, who)}
📦${labelledQuantity(r)}`,
  },
  {
    name: 'emoji around',
    kind: 'emoji',
    write: (r, who) =>
      paste`${r.pick(['🌹', '❤️', '✨', '🎁'])}${name(who)} ${plainPhone(who)} ${address(r, who)}${r.pick(['🙏🙏', '🌹🌹', '👍', '😘', '[抱拳]'])}`,
  },
  {
    name: 'emoji and an order number',
    kind: 'emoji',
    write: (r, who) =>
      paste`🧾${orderNumber(r, '拼多多')}
👤${name(who)} 📱${plainPhone(who)}
🏠${address(r, who)}
📝${remark(r)}`,
  },
];
