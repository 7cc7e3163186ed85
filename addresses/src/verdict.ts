import { areasUnder } from './areas.ts';
import { isPlace } from './names.ts';
import type { AddressField, AddressProblem } from './reading.ts';
import type { RegionReading } from './regions.ts';

/** 台湾, 香港 and 澳门: recognised, and no courier delivers there for us. */
export const bannedProvinces: ReadonlySet<string> = new Set(['71', '81', '82']);

const doubt = '请确认';

/** A warning asks the user to check and blocks nothing; every other problem must be corrected before ordering. */
export function isWarning(problem: AddressProblem): boolean {
  return problem.msg.endsWith(doubt);
}

function invalid(field: AddressField, msg: string): AddressProblem {
  return { field, reasonCode: 'ADDRESS_INVALID', msg };
}

export function nameProblems(name: string, confidence: number): AddressProblem[] {
  if (name === '') return [invalid('name', '收件人不能为空')];
  if (name.length > 30) return [invalid('name', '收件人长度不能超过30个字')];
  return confidence < 0.5 ? [invalid('name', `收件人不确定，${doubt}`)] : [];
}

export function phoneProblems(phone: string, valid: boolean, others: number): AddressProblem[] {
  if (phone === '') return [invalid('phone', '手机号不能为空')];
  if (!valid) return [invalid('phone', '手机号不正确')];
  return others > 0 ? [invalid('phone', `有多个号码，${doubt}`)] : [];
}

/** Why a banned province is not delivered to. */
export function bannedProblem(province: string): AddressProblem & { field: 'region' } {
  const place = province.replace(/特别行政区$|省$/, '');
  return { field: 'region', reasonCode: 'AREA_BANNED', msg: `暂不支持配送到${place}，请更换收货地址` };
}

export function regionProblems({
  province,
  city,
  district,
  contradicted,
  guessed,
}: RegionReading): AddressProblem[] {
  if (contradicted) return [invalid('region', '省市区互相矛盾，请修改')];
  if (!province) return [invalid('region', '省份无法识别')];
  if (bannedProvinces.has(province.code)) return [bannedProblem(province.name)];
  if (!city) return [invalid('region', '城市无法识别')];
  if (!district && areasUnder(city.code).length > 0) return [invalid('region', `区县无法识别，${doubt}`)];
  return guessed ? [invalid('region', `区县按简称识别，${doubt}`)] : [];
}

/** Places have no rest field that could list removed characters. */
export function unfitProblems(removed: readonly string[]): AddressProblem[] {
  return removed.length > 0 ? [invalid('detail', `去掉了不能使用的字符${removed.join('、')}，${doubt}`)] : [];
}

export function detailProblems(detail: string): AddressProblem[] {
  if (detail === '') return [invalid('detail', '详细地址不能为空')];
  return detail.length < 4 ? [invalid('detail', '详细地址至少4个字')] : [];
}

export function detailConfidence(detail: string): number {
  if (detail === '') return 0;
  if (detail.length < 4) return 0.2;
  if (!isPlace(detail)) return 0.5;
  return /\d/.test(detail) ? 0.95 : 0.8;
}
