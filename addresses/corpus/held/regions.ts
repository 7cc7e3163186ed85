import { drawDetail } from '../generator/details.ts';
import { drawRenamed, drawSplitWithTown } from '../generator/formerRegions.ts';
import { type Paste, paste, piece } from '../generator/paste.ts';
import type { Random } from '../generator/random.ts';
import { address, detail, name, plainPhone, type Recipient } from '../generator/recipient.ts';
import { hasUniqueCore, shortCity, shortDistrict } from '../generator/regionNames.ts';
import { isUnique, isUniqueInProvince, pathOf, type Region, regionsWhere } from '../generator/regions.ts';
import type { Template } from '../generator/template.ts';
import { tellingTowns } from '../generator/towns.ts';
import { anyDoor, withPersonName } from './words.ts';

const upper = ({ province, city }: Region) => (province === city ? province : province + city);

/** An address by the old name of its district, which stays in front of the detail. */
function oldAddress(random: Random): Paste {
  const { name: old, region } = drawRenamed(random);
  const text = random.pick([upper(region), `${upper(region)} `]);
  return [piece('region', text, pathOf(region)), piece('detail', old + drawDetail(random, region))];
}

/** The same where a sub-district says which successor is meant. */
function splitAddress(random: Random): Paste {
  const { name: old, region, town } = drawSplitWithTown(random);
  return [piece('region', upper(region), pathOf(region)), piece('detail', old + town + anyDoor(random))];
}

/** City and sub-district, no district between them. */
function addressByTown(random: Random, { region }: Recipient): Paste {
  const town = random.pick(tellingTowns(region));
  return [piece('region', upper(region), pathOf(region)), piece('detail', town + anyDoor(random))];
}

const isCountyCity = (region: Region) => /[^城]市$/.test(region.district) && hasUniqueCore(region.district);
const spokenShort = (region: Region) =>
  region.city !== '' &&
  region.city !== region.province &&
  shortDistrict(region) !== '' &&
  hasUniqueCore(region.city);

export const regions: readonly Template[] = [
  {
    name: 'an old district behind who and number',
    kind: 'renamed-division',
    weight: 2,
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      return paste`${name(recipient)} ${plainPhone(recipient)} ${oldAddress(random)}`;
    },
  },
  {
    name: 'an old district under labels',
    kind: 'renamed-division',
    weight: 2,
    write: (random, recipient) => paste`收货联系人：${name(recipient)}
移动电话：${plainPhone(recipient)}
住址：${oldAddress(random)}`,
  },
  {
    name: 'an old district on the first of three lines',
    kind: 'renamed-division',
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      return paste`${oldAddress(random)}
${plainPhone(recipient)}
${name(recipient)}`;
    },
  },
  {
    name: 'an old district that was divided, with its town',
    kind: 'renamed-division',
    write: (random, recipient) => paste`签收人：${name(recipient)}
Tel：${plainPhone(recipient)}
配送地址：${splitAddress(random)}`,
  },
  {
    name: 'city and town',
    kind: 'missing-parts',
    region: regionsWhere(
      (region) => region.city !== '' && region.district !== '' && tellingTowns(region).length > 0,
    ),
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      return paste`${addressByTown(random, recipient)}，${name(recipient)}，${plainPhone(recipient)}`;
    },
  },
  {
    name: 'a county-level city by its short name',
    kind: 'missing-parts',
    region: regionsWhere(isCountyCity),
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      const { region } = recipient;
      const short = piece('region', region.district.replace(/市$/, ''), pathOf(region));
      return paste`${name(recipient)} ${plainPhone(recipient)} ${short} ${detail(recipient)}`;
    },
  },
  {
    name: 'a district alone, its province said at the end',
    kind: 'missing-parts',
    region: regionsWhere((region) => isUniqueInProvince(region) && region.district.length > 2),
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      const { region } = recipient;
      return paste`${piece('region', region.district, pathOf(region))}${detail(recipient)} ${name(recipient)} ${plainPhone(recipient)} ${piece('region', region.province, pathOf(region))}`;
    },
  },
  {
    name: 'a district that stands once, under labels',
    kind: 'missing-parts',
    region: regionsWhere((region) => isUnique(region) && region.district.length > 2),
    write: (random, recipient) => paste`顾客姓名：${name(recipient)}
联系手机：${plainPhone(recipient)}
收货地点：${address(random, recipient, 'districtAlone')}`,
  },
  {
    name: 'city and district without their last syllable',
    kind: 'missing-parts',
    region: regionsWhere(spokenShort),
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      const { region } = recipient;
      const spoken = `${shortCity(region.city)} ${shortDistrict(region)} `;
      return paste`${piece('region', spoken, pathOf(region))}${detail(recipient)}
${name(recipient)}
${plainPhone(recipient)}`;
    },
  },
];
