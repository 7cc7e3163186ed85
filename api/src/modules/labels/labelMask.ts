/** A person of a label. `address` is what follows the district. */
export type Party = { name: string; phone: string; region: string; address: string };

const HIDDEN = '***';
/** Of a phone as many digits at least are hidden; then three in front and two at the end are shown. */
const DIGITS_HIDDEN = 6;
/** Full-width ones too. */
const DIGITS = /\p{Nd}/gu;
const SHOWN_IN_FRONT = 3;
const SHOWN_AT_THE_END = 2;

/** What a number may be followed by and still be no house: 104国道, 5路, 五一广场, 三门镇. */
const PLACE = '(?:国道|省道|县道|大道|大街|号线|路|街|广场|村|镇|乡|里)';
const NUMERAL = '[零〇○一二三四五六七八九十百两壹贰叁肆伍陆柒捌玖拾廿卅]';
const LETTER = '[A-Za-zＡ-Ｚａ-ｚ]';

/** Where a house, a building, a unit or a room begins, in any of the ways in which they are written. */
const WITHIN: readonly RegExp[] = [
  // 12, １２, ②, B1201, #3: any number that does not name a road.
  new RegExp(`(?:${LETTER}|[#＃-])*\\p{N}+(?!\\p{N}|${PLACE})`, 'u'),
  // 三幢, 甲单元, 办公室: words that names of places do not have.
  new RegExp(`(?:${NUMERAL}+|${LETTER}+|.)?(?:单元|單元|室|[号號]|弄|[栋棟]|幢)`, 'u'),
  // A座, 五楼, 东户: words that they have (鼓楼, 天门), but not behind a number.
  new RegExp(
    `(?:${NUMERAL}+|${LETTER}+|[甲乙丙丁戊己庚辛东西南北中])[座户戶房楼樓层層组排门梯](?!${PLACE})`,
    'u',
  ),
  // 五零二.
  new RegExp(`${NUMERAL}{3,}(?!${NUMERAL}|${PLACE})|${NUMERAL}{2,}$`, 'u'),
];

const NO = `(?:${LETTER}?\\p{Nd}+(?:[-－]\\p{Nd}+)?|${NUMERAL}+)`;
/** What of it a courier finds the door by: 500弄3号, 478号2幢, 8号院3号楼. */
const DOOR = new RegExp(
  `(?:${NO}弄)?(?:${NO}[号號](?:院|(?![楼樓])))?(?:${NO}(?:[号號][楼樓]|幢|[栋棟]))?`,
  'uy',
);

/**
 * A person on a label, masked by GB/T 41833-2022: one character of the name, at most five digits of the phone, and
 * the address up to the house and building without unit and room. Lists show less of the address and one character
 * of the name.
 */
export function maskParty({ name, phone, region, address }: Party): Party {
  return { name: maskedName(name), phone: maskedPhone(phone), region, address: maskedAddress(address, name) };
}

/** Words beside an address (remarks) without the phones that stand in them. */
export function withoutPhones(words: string): string {
  return words.replace(/(?:\p{Nd}[\s-]?){6,}\p{Nd}/gu, maskedPhone);
}

function maskedName(name: string): string {
  const [first = '', ...rest] = [...name.trim()];
  return rest.length === 0 ? HIDDEN : first + '*'.repeat(rest.length);
}

function maskedPhone(phone: string): string {
  const digits = phone.match(DIGITS)?.length ?? 0;
  if (digits === 0) return HIDDEN;
  const shown = Math.max(0, digits - DIGITS_HIDDEN);
  const front = Math.min(SHOWN_IN_FRONT, shown);
  const end = Math.min(SHOWN_AT_THE_END, shown - front);
  let place = 0;
  const masked = phone.replace(DIGITS, (digit) => {
    place += 1;
    return place <= front || place > digits - end ? digit : '*';
  });
  return masked.trim();
}

function maskedAddress(address: string, name: string): string {
  const places = WITHIN.map((within) => address.search(within));
  // Some write the name behind the address.
  if ([...name.trim()].length > 1) places.push(address.indexOf(name.trim()));
  const found = Math.min(...places.filter((place) => place >= 0));
  if (found === Number.POSITIVE_INFINITY) return address;
  DOOR.lastIndex = found;
  const end = found + (DOOR.exec(address)?.[0].length ?? 0);
  return end === address.length ? address : `${address.slice(0, end)}${HIDDEN}`;
}
