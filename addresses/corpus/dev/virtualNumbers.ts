import { join, paste } from '../generator/paste.ts';
import { address, extension, name, phone, plainNumber, plainPhone } from '../generator/recipient.ts';
import type { Template } from '../generator/template.ts';
import { inSomeOrder } from './plain.ts';

const square = (digits: string) => `[${digits}]`;

/** Numbers with extensions, wherever the extension stands. */
export const virtualNumberTemplates: readonly Template[] = [
  {
    name: 'extension behind the name alone',
    kind: 'virtual-number',
    wanted: { phone: 'virtual' },
    write: (r, who) =>
      paste`${name(who)}${extension(who, square)}${r.pick([' ', '，', '\n'])}${plainNumber(who)}${r.pick([' ', '，', '\n'])}${address(r, who)}`,
  },
  {
    name: 'extension behind the address alone',
    kind: 'virtual-number',
    wanted: { phone: 'virtual' },
    write: (r, who) =>
      paste`${name(who)} ${plainNumber(who)} ${address(r, who)}${extension(who, r.pick([square, (digits) => `【${digits}】`, (digits) => ` [${digits}]`]))}`,
  },
  {
    name: 'extension in every spelling',
    kind: 'virtual-number',
    weight: 3,
    wanted: { phone: 'virtual' },
    write: (r, who) =>
      join(
        inSomeOrder(r, who, { phone: phone(r, who), address: address(r, who) }),
        r.pick([' ', '，', '\n']),
      ),
  },
  {
    name: 'labels and extension behind the name',
    kind: 'virtual-number',
    wanted: { phone: 'virtual' },
    write: (r, who) =>
      paste`收货人: ${name(who)}${extension(who, square)}
手机号: ${plainPhone(who)}
地址: ${address(r, who)}${r.pick([extension(who, square), ''])}`,
  },
  {
    name: 'landline with extension',
    kind: 'virtual-number',
    wanted: { phone: 'landline' },
    write: (r, who) =>
      join(
        inSomeOrder(r, who, { phone: phone(r, who), address: address(r, who) }),
        r.pick([' ', '，', '\n']),
      ),
  },
];
