import { drawMoved, drawRenamed, drawSplit, drawSplitWithTown } from '../generator/formerRegions.ts';
import { concat, doubt, join, type Paste, paste, piece } from '../generator/paste.ts';
import type { Random } from '../generator/random.ts';
import { drawRecipient, name, plainPhone, type Recipient } from '../generator/recipient.ts';
import { shortCity, shortProvince } from '../generator/regionNames.ts';
import { pathOf, type Region } from '../generator/regions.ts';
import { drawRoom } from '../generator/rooms.ts';
import { drawEstate, drawHouseNumber, drawStreet } from '../generator/streets.ts';
import type { Template } from '../generator/template.ts';
import { inSomeOrder } from './plain.ts';

/** The region down to the city, as it is written before an old district. */
function upToCity(random: Random, { province, city }: Region): string {
  if (province === city) return random.pick([city, shortProvince(city), province + city]);
  return random.pick([province + city, province + city, shortProvince(province) + shortCity(city), city]);
}

const door = (random: Random) =>
  drawStreet(random) +
  drawHouseNumber(random) +
  (random.chance(0.6) ? drawEstate(random) + drawRoom(random) : '');

const place = (random: Random, region: Region, path: string, detail: string): Paste =>
  concat(piece('region', upToCity(random, region), path), piece('detail', detail));

const inALine = (random: Random, who: Recipient, written: Paste): Paste =>
  join(
    inSomeOrder(random, who, { phone: plainPhone(who), address: written }),
    random.pick([' ', '，', '\n']),
  );

const inABlock = (who: Recipient, written: Paste): Paste =>
  paste`收货人：${name(who)}
手机号码：${plainPhone(who)}
收货地址：${written}`;

/** Districts under the names that they had. The old name stays where it was, before the street. */
export const renamedTemplates: readonly Template[] = [
  {
    name: 'old name on a line',
    kind: 'renamed-division',
    weight: 2,
    write(r, who) {
      const { name, region } = drawRenamed(r);
      return inALine(r, who, place(r, region, pathOf(region), name + door(r)));
    },
  },
  {
    name: 'old name in a block',
    kind: 'renamed-division',
    weight: 2,
    write(r, who) {
      const { name, region } = drawRenamed(r);
      return inABlock(who, place(r, region, pathOf(region), name + door(r)));
    },
  },
  {
    name: 'old name with spaces',
    kind: 'renamed-division',
    write(r, who) {
      const { name: old, region } = drawRenamed(r);
      const { province, city } = region;
      const text = piece(
        'region',
        province === city ? `${province} ` : `${province} ${city} `,
        pathOf(region),
      );
      return paste`${name(who)} ${plainPhone(who)} ${text}${piece('detail', `${old} ${door(r)}`)}`;
    },
  },
  {
    name: 'old name and the name of today',
    kind: 'renamed-division',
    write(r, who) {
      const { name: old, region } = drawRenamed(r);
      const today = piece('region', upToCity(r, region) + region.district, pathOf(region));
      return inABlock(
        who,
        concat(today, piece('detail', `${r.pick([`（原${old}）`, `(原${old})`, old])}${door(r)}`)),
      );
    },
  },
  {
    name: 'city of the past',
    kind: 'renamed-division',
    weight: 1.5,
    write(r, who) {
      const { region, written, detail } = drawMoved(r);
      const before = r.pick([region.province, region.province, shortProvince(region.province)]);
      const place = concat(
        piece('region', before + written, pathOf(region)),
        piece('detail', detail + door(r)),
      );
      return r.chance(0.5) ? inALine(r, who, place) : inABlock(who, place);
    },
  },
  {
    name: 'old name of several, and the street that tells',
    kind: 'renamed-division',
    write(r, who) {
      const { name, region, town } = drawSplitWithTown(r);
      return inALine(r, who, place(r, region, pathOf(region), name + town + door(r)));
    },
  },
  {
    name: 'old name of several',
    kind: 'renamed-division',
    wanted: { nameKind: 'person' },
    write(r) {
      const who = drawRecipient(r, { nameKind: 'person', phone: 'mobile' });
      const { name, successors } = drawSplit(r);
      const [region] = successors;
      if (!region) throw new RangeError(`${name} has no successor`);
      const path = pathOf({ ...region, district: '' });
      return concat(inALine(r, who, place(r, region, path, name + door(r))), doubt);
    },
  },
];
