import { quantity, specification } from '../generator/goods.ts';
import { join, paste } from '../generator/paste.ts';
import { address, name, phone, plainPhone } from '../generator/recipient.ts';
import { remark } from '../generator/remarks.ts';
import { chatHead, greeting, thank } from '../generator/talk.ts';
import type { Template } from '../generator/template.ts';
import { inSomeOrder } from './plain.ts';

/** Addresses as they come in a conversation. */
export const chatTemplates: readonly Template[] = [
  {
    name: 'greeting before',
    kind: 'chat',
    write: (r, who) =>
      paste`${greeting(r)}${r.pick(['\n', '，\n', '：\n'])}${name(who)} ${phone(r, who)} ${address(r, who)}`,
  },
  {
    name: 'thanks behind',
    kind: 'chat',
    write: (r, who) =>
      paste`${name(who)}，${phone(r, who)}，${address(r, who)}${r.pick(['\n', ' ', '，'])}${thank(r)}`,
  },
  {
    name: 'greeting and thanks',
    kind: 'chat',
    write: (r, who) =>
      paste`${greeting(r)}
${join(inSomeOrder(r, who, { phone: plainPhone(who), address: address(r, who) }), r.pick([' ', '\n', '，']))}
${thank(r)}`,
  },
  {
    name: 'who wrote and when',
    kind: 'chat',
    weight: 1.5,
    write: (r, who) =>
      paste`${chatHead(r)}
${name(who)}${r.pick([' ', '\n'])}${phone(r, who)}${r.pick([' ', '\n'])}${address(r, who)}`,
  },
  {
    name: 'labels within a conversation',
    kind: 'chat',
    write: (r, who) =>
      paste`${chatHead(r)}
${greeting(r)}
收货人：${name(who)}
电话：${phone(r, who)}
地址：${address(r, who)}
${thank(r)}`,
  },
  {
    name: 'order in a conversation',
    kind: 'chat',
    write: (r, who) =>
      paste`${greeting(r)}
${specification(r)} ${quantity(r)}
${name(who)} ${plainPhone(who)}
${address(r, who)}
${thank(r)}`,
  },
  {
    name: 'remark in a conversation',
    kind: 'chat',
    write: (r, who) =>
      paste`${chatHead(r)}
${name(who)} ${plainPhone(who)} ${address(r, who)}
${remark(r)}
${thank(r)}`,
  },
  {
    name: 'send to',
    kind: 'chat',
    wanted: { nameKind: 'person' },
    write: (r, who) =>
      paste`${r.pick(['寄给', '发给', '寄到：', '帮我寄给：', '收件：', '寄：', '发：'])}${name(who)} ${plainPhone(who)} ${address(r, who)}`,
  },
];
