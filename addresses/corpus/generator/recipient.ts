import { drawDetail } from './details.ts';
import { drawName, drawNameKind, type NameKind } from './names.ts';
import { type Paste, type Piece, piece } from './paste.ts';
import { drawLandline, drawMobile, drawVirtual, type Phone, spellExtension, spellNumber } from './phones.ts';
import type { Random } from './random.ts';
import { drawRegion, pathOf, type Region } from './regions.ts';
import { drawSpelling, type RegionSpelling, writeRegion } from './writeRegion.ts';

/** Who is written about; a template decides how it is written. */
export type Recipient = {
  name: string;
  nameKind: NameKind;
  phone: Phone;
  region: Region;
  /** What follows the region; it always leads to a door. */
  detail: string;
};

const drawPhone: Record<Phone['kind'], (random: Random) => Phone> = {
  mobile: drawMobile,
  virtual: drawVirtual,
  landline: drawLandline,
};

function drawPhoneKind(random: Random): Phone['kind'] {
  const drawn = random.next();
  return drawn < 0.87 ? 'mobile' : drawn < 0.95 ? 'virtual' : 'landline';
}

/** A recipient; `wanted` fixes what a template is about. */
export function drawRecipient(
  random: Random,
  wanted: { nameKind?: NameKind; phone?: Phone['kind']; region?: Region } = {},
): Recipient {
  const nameKind = wanted.nameKind ?? drawNameKind(random);
  const region = wanted.region ?? drawRegion(random);
  return {
    nameKind,
    name: drawName(random, nameKind),
    phone: drawPhone[wanted.phone ?? drawPhoneKind(random)](random),
    region,
    detail: drawDetail(random, region),
  };
}

export function name({ name }: Recipient): Piece {
  return piece('name', name);
}

/** The name with blanks between its characters; it is read without them. */
export function spacedName({ name }: Recipient): Piece {
  return piece('name', [...name].join(' '), name);
}

/** The number without its extension, as it is read. */
export function plainNumber({ phone }: Recipient): Piece {
  return piece('phone', phone.number);
}

/** The number without its extension, spelled in one of many ways. */
export function number(random: Random, { phone }: Recipient): Piece {
  return piece('phone', spellNumber(random, phone), phone.number);
}

/** The extension in a form of the template's own: extension(recipient, (digits) => `[${digits}]`). Nothing without one. */
export function extension({ phone }: Recipient, write: (digits: string) => string): Paste {
  return phone.extension === '' ? [] : [piece('extension', write(phone.extension), phone.extension)];
}

/** Number and extension, each spelled in one of many ways. */
export function phone(random: Random, recipient: Recipient): Paste {
  const spelled = spellExtension(random, recipient.phone);
  return [number(random, recipient), ...extension(recipient, () => spelled)];
}

/** Number and extension in one plain way: 13800000000, 18400000000-1234. */
export function plainPhone(recipient: Recipient): Paste {
  return [plainNumber(recipient), ...extension(recipient, (digits) => `-${digits}`)];
}

/** The region in a spelling that does not lose it; some end with their separator. */
export function region(random: Random, recipient: Recipient, spelling?: RegionSpelling): Piece {
  const text = writeRegion(random, recipient.region, spelling ?? drawSpelling(random));
  return piece('region', text, pathOf(recipient.region));
}

export function detail({ detail }: Recipient): Piece {
  return piece('detail', detail);
}

/** Region and detail in a row. */
export function address(random: Random, recipient: Recipient, spelling?: RegionSpelling): Paste {
  return [region(random, recipient, spelling), detail(recipient)];
}

/** Province, city and district for columns of their own; '' stays an empty column. */
export function regionColumns(recipient: Recipient): [Piece, Piece, Piece] {
  const { province, city, district } = recipient.region;
  const column = (text: string) => piece('region', text, pathOf(recipient.region));
  return [column(province), column(city), column(district)];
}
