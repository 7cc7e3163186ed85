import type { Random } from './random.ts';

export type Phone = { kind: 'mobile' | 'virtual' | 'landline'; number: string; extension: string };

const areaCodes =
  '010 021 022 023 024 025 027 028 029 0571 0574 0755 0769 0757 0512 0510 0532 0531 0371 0731 0591 0592 0595 0551 0411 0311 0577 0573 0579 0431'.split(
    ' ',
  );

export function drawMobile(random: Random): Phone {
  return { kind: 'mobile', number: `138000${String(random.int(0, 99_999)).padStart(5, '0')}`, extension: '' };
}

/** A number lent by a platform, which rings with its extension alone. */
export function drawVirtual(random: Random): Phone {
  const number = `184000${String(random.int(0, 99_999)).padStart(5, '0')}`;
  return { kind: 'virtual', number, extension: String(random.int(0, 9999)).padStart(4, '0') };
}

export function drawLandline(random: Random): Phone {
  const last = String(random.int(0, 9999)).padStart(4, '0');
  const extension = random.chance(0.3) ? String(random.int(100, 8999)) : '';
  return { kind: 'landline', number: `${random.pick(areaCodes)}-8888${last}`, extension };
}

/** The number in one of the ways in which people write it; what it is read as does not change. */
export function spellNumber(random: Random, { kind, number }: Phone): string {
  if (kind === 'landline') {
    const [area = '', local = ''] = number.split('-');
    const halves = `${local.slice(0, 4)} ${local.slice(4)}`;
    return random.pick([
      number,
      number,
      `(${area})${local}`,
      `（${area}）${local}`,
      area + local,
      `${area} ${local}`,
      `${area}-${halves}`,
    ]);
  }
  const grouped = (separator: string) =>
    number.replace(/^(...)(....)(....)$/, `$1${separator}$2${separator}$3`);
  const drawn = random.next();
  if (drawn < 0.72) return number;
  return random.pick([
    grouped(' '),
    grouped('-'),
    `+86${number}`,
    `+86 ${number}`,
    `86-${number}`,
    `0086${number}`,
    `(+86)${number}`,
    `+86-${number}`,
    `+86 ${grouped(' ')}`,
    `\u202d${number}\u202c`,
    `86${number}`,
  ]);
}

/** The extension behind its number: -1234, 转1234, [1234], ",1234#". */
export function spellExtension(random: Random, { kind, extension }: Phone): string {
  if (extension === '') return '';
  if (kind === 'landline')
    return random.pick([`-${extension}`, `转${extension}`, ` 转 ${extension}`, `分机${extension}`]);
  return random.pick([
    `-${extension}`,
    `-${extension}`,
    `转${extension}`,
    ` 转 ${extension}`,
    `转分机${extension}`,
    `[${extension}]`,
    `【${extension}】`,
    `,${extension}#`,
    `，${extension}#`,
    `#${extension}`,
    ` 分机号${extension}`,
    `（分机：${extension}）`,
  ]);
}
