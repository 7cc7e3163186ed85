import { join, type Part, type Paste, paste } from '../generator/paste.ts';
import type { Random } from '../generator/random.ts';
import { address, name, phone, plainPhone, type Recipient } from '../generator/recipient.ts';
import type { Template } from '../generator/template.ts';

/**
 * Name, phone and address in an order in which each can be told: a company or a station behind an address would be
 * part of it, a name that is a place stands apart from the region.
 */
export function inSomeOrder(random: Random, who: Recipient, written: { phone: Part; address: Part }): Part[] {
  const named = name(who);
  const orders = [
    [named, written.phone, written.address],
    [written.phone, named, written.address],
  ];
  if (who.nameKind !== 'company' && who.nameKind !== 'station') {
    orders.push([written.address, written.phone, named], [written.address, named, written.phone]);
    if (who.nameKind !== 'place') orders.push([named, written.address, written.phone]);
  }
  return random.pick(who.nameKind === 'place' ? orders.filter(([first]) => first !== written.phone) : orders);
}

function apart(separators: readonly string[]): (random: Random, who: Recipient) => Paste {
  return (random, who) =>
    join(
      inSomeOrder(random, who, { phone: phone(random, who), address: address(random, who) }),
      random.pick(separators),
    );
}

/** One recipient on one line or three, without labels. */
export const plainTemplates: readonly Template[] = [
  { name: 'parts with spaces', kind: 'plain', weight: 3, write: apart([' ', ' ', '  ', '   ']) },
  { name: 'parts with commas', kind: 'plain', weight: 2, write: apart(['，', ',', ', ', '， ']) },
  { name: 'parts with other marks', kind: 'plain', write: apart(['；', ';', '|', ' / ', '、', '。', ' - ']) },
  { name: 'parts on lines', kind: 'plain', weight: 2, write: apart(['\n', '\n', ' \n']) },
  {
    name: 'name and phone on one line',
    kind: 'plain',
    write: (r, who) => paste`${name(who)} ${phone(r, who)}
${address(r, who)}`,
  },
  {
    name: 'receiver mark',
    kind: 'plain',
    wanted: { nameKind: 'person' },
    write: (r, who) =>
      r.pick([
        paste`${address(r, who)}，${name(who)}（收），${plainPhone(who)}`,
        paste`${address(r, who)} ${name(who)} 收 ${plainPhone(who)}`,
        paste`${address(r, who)} （${name(who)} 收）${plainPhone(who)}`,
        paste`${name(who)}(收) ${plainPhone(who)} ${address(r, who)}`,
      ]),
  },
  {
    name: 'name or phone in brackets',
    kind: 'plain',
    wanted: { nameKind: 'person' },
    write: (r, who) =>
      r.pick([
        paste`（${name(who)}）${plainPhone(who)} ${address(r, who)}`,
        paste`【${name(who)}】${plainPhone(who)}，${address(r, who)}`,
        paste`${name(who)}（${plainPhone(who)}）${address(r, who)}`,
      ]),
  },
  {
    name: 'postcode somewhere',
    kind: 'plain',
    wanted: { nameKind: 'person' },
    write: (r, who) =>
      r.pick([
        paste`${name(who)}，${plainPhone(who)}，${address(r, who, 'spaced')}，${r.digits(6)}`,
        paste`${r.digits(6)} ${address(r, who, 'full')} ${name(who)} ${plainPhone(who)}`,
        paste`${name(who)} ${plainPhone(who)} ${address(r, who)} 邮编${r.digits(6)}`,
      ]),
  },
];
