import { areasUnder } from './areas.ts';
import { isPlace } from './names.ts';
import type { PhoneReading } from './phones.ts';
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

/** What a platform masked cannot be shipped to; its own shops can. */
const MASKED = '脱敏信息，请绑定店铺下单';

export function nameProblems(name: string, confidence: number): AddressProblem[] {
  if (/[*＊]/.test(name)) return [invalid('name', MASKED)];
  if (name === '') return [invalid('name', '收件人不能为空')];
  if (name.length > 30) return [invalid('name', '收件人长度不能超过30个字')];
  return confidence < 0.5 ? [invalid('name', `收件人不确定，${doubt}`)] : [];
}

export function phoneProblems({
  phone,
  valid,
  masked,
  others,
}: Pick<PhoneReading, 'phone' | 'valid' | 'masked' | 'others'>): AddressProblem[] {
  if (masked) return [invalid('phone', MASKED)];
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
  ambiguous,
  guessed,
}: RegionReading): AddressProblem[] {
  if (contradicted) return [invalid('region', '省市区互相矛盾，请修改')];
  if (ambiguous) return [invalid('region', `${ambiguous}不止一处，请选择省市区`)];
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
  if (/[*＊]{2}/.test(detail)) return [invalid('detail', MASKED)];
  if (detail === '') return [invalid('detail', '详细地址不能为空')];
  return detail.length < 4 ? [invalid('detail', '详细地址至少4个字')] : [];
}

export function detailConfidence(detail: string): number {
  if (detail === '') return 0;
  if (detail.length < 4) return 0.2;
  if (!isPlace(detail)) return 0.5;
  return /\d/.test(detail) ? 0.95 : 0.8;
}

/** Two quantities or two order numbers in one recipient are one too many. */
export function countProblems(quantities: readonly number[], orderNumbers: number): AddressProblem[] {
  const twice = new Set(quantities).size > 1;
  return [
    ...(twice ? [invalid('quantity', `有多个数量，${doubt}`)] : []),
    ...(orderNumbers > 1 ? [invalid('thirdOrderNo', `有多个订单号，${doubt}`)] : []),
  ];
}

const FIELD_WORDS: Partial<Record<AddressField, string>> = {
  detail: '详细地址',
  specification: '规格',
  remark: '备注',
};
/** Talk that got into an address: 钱我转你了, 或者大兴区…, a phone that is none. */
const talkInDetail = /[我你她]|吗|谢谢|或者|麻烦|不要|电话|名字|\d{7,}|[a-z]{4,}/i;
const noName = /^(?:[\p{L}\p{N}]|\d+|.*(?:数量|规格|地址|电话|名字|快递|发货).*|.{0,3}的)$/u;

/** What a person should look at: words between two fields, and texts that are strange for their field. */
export function doubtProblems(
  { name, detail }: { name: string; detail: string },
  doubts: ReadonlySet<AddressField>,
): AddressProblem[] {
  const found = new Set(doubts);
  if (talkInDetail.test(detail)) found.add('detail');
  return [
    ...(name !== '' && noName.test(name) ? [invalid('name', `收件人不确定，${doubt}`)] : []),
    ...[...found].map((field) => invalid(field, `${FIELD_WORDS[field] ?? ''}不确定，${doubt}`)),
  ];
}
