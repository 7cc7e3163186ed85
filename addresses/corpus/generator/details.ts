import type { Random } from './random.ts';
import type { Region } from './regions.ts';
import { drawHint, drawRoom } from './rooms.ts';
import {
  drawEstate,
  drawHouseNumber,
  drawInstitution,
  drawStreet,
  drawVillage,
  drawWorkPlace,
} from './streets.ts';
import { drawTown } from './towns.ts';

const street = (random: Random) => drawStreet(random) + drawHouseNumber(random);

const urban: readonly ((random: Random) => string)[] = [
  (r) => street(r) + drawEstate(r) + drawRoom(r),
  (r) => street(r) + drawEstate(r) + drawRoom(r),
  (r) => drawEstate(r) + drawRoom(r),
  street,
  (r) => street(r) + drawRoom(r),
  (r) => street(r) + drawWorkPlace(r) + drawRoom(r),
  (r) => `${street(r)}${drawWorkPlace(r)}`,
  (r) => `${street(r)}${drawInstitution(r)}`,
  (r) => `${drawStreet(r)}与${drawStreet(r)}交叉口${drawEstate(r)}${drawRoom(r)}`,
  (r) => `${drawStreet(r)}${drawEstate(r)}${drawRoom(r)}`,
  (r) => `${street(r)} ${drawEstate(r)} ${drawRoom(r)}`,
  (r) => `${drawStreet(r)}${r.int(12, 2999)}弄${r.int(1, 99)}号${r.int(1, 24)}0${r.int(1, 6)}室`,
];

/** What follows the region, with a number, a building or a village in it, so that a courier finds the door. */
export function drawDetail(random: Random, region: Region): string {
  // The cities of the Corps in Xinjiang, whose regiments and companies are called by numbers.
  if (region.province.startsWith('新疆') && region.city === '' && random.chance(0.5)) {
    return `${random.int(21, 184)}团${random.int(1, 18)}连${random.int(1, 60)}号`;
  }
  const town = random.chance(0.45) ? drawTown(random, region) : '';
  const rural = /[镇乡]$/.test(town) && random.chance(0.5);
  const place = rural ? drawVillage(random) : random.pick(urban)(random);
  return town + place + (random.chance(0.06) ? drawHint(random) : '');
}
