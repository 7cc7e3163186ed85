import { areasUnder } from './areas.ts';
import { isPlace, titles } from './names.ts';
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
  spoken,
  others,
}: Pick<PhoneReading, 'phone' | 'valid' | 'masked' | 'spoken' | 'others'>): AddressProblem[] {
  if (masked) return [invalid('phone', MASKED)];
  if (phone === '') return [invalid('phone', '手机号不能为空')];
  if (!valid) return [invalid('phone', '手机号不正确')];
  if (others > 0) return [invalid('phone', `有多个号码，${doubt}`)];
  return spoken ? [invalid('phone', `号码由文字读出，${doubt}`)] : [];
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
  strange,
  split,
}: RegionReading): AddressProblem[] {
  if (contradicted) return [invalid('region', '省市区互相矛盾，请修改')];
  if (ambiguous) return [invalid('region', `${ambiguous}不止一处，请选择省市区`)];
  if (!province) return [invalid('region', '省份无法识别')];
  if (bannedProvinces.has(province.code)) return [bannedProblem(province.name)];
  if (!city) return [invalid('region', '城市无法识别')];
  if (!district && areasUnder(city.code).length > 0) return [invalid('region', `区县无法识别，${doubt}`)];
  if (strange) return [invalid('region', `${strange}不在${district?.name ?? city.name}，${doubt}`)];
  if (split) return [invalid('region', `${split}已拆分，区县${doubt}`)];
  return guessed ? [invalid('region', `区县按简称识别，${doubt}`)] : [];
}

/** Places have no rest field that could list removed characters. */
export function unfitProblems(removed: readonly string[]): AddressProblem[] {
  return removed.length > 0 ? [invalid('detail', `去掉了不能使用的字符${removed.join('、')}，${doubt}`)] : [];
}

/** What a town or a zone is called by; behind it the street or the house begins. */
const towns =
  '(?:\\p{Script=Han}{1,8}?(?:街道(?:办事处)?|街办|办事处|地区|镇|[乡区县市]|苏木|开发区|工业园)(?![路街道巷]))*';
const road = '\\p{Script=Han}{0,9}?(?:路|大?街|道|公路|巷|胡同|[GS]?\\d{2,3}[国省县]道)';
const part = '(?:[东西南北中上下前后]?[一二三四五六七八九十]?[段侧]|附近|旁边?|[这那]边)?';
const onlyStreet = new RegExp(`^${towns}(?:${road}${part})?$`, 'u');
/** A house, a village or an institution in front of a street's name: 东方花园滨江路. */
const placeBeforeStreet =
  /(?:[村庄寨屯坝湾]|[大中小]学|社区|小区|花园|家园|公寓|大厦|[院局所厂店馆站]|公司|超市|市场|广场|中心|[与和交]).{2,}[路街道巷]/u;
/** Words of which every town has one: 公司前台, 小区门口. */
const anyPlace =
  /(?:我们?|[我他她本]?公司|单位|学校|小区|家里?|的|前台|门卫室?|大?门口|[东西南北正大]门|楼下|菜鸟|驿站|快递柜|丰巢柜?|代收点|收发室|传达室|保安室|办公室|宿舍|物业|超市)/;
const anyHouse = /[\dA-Za-z一二三四五六七八九十]+(?:号楼|单元|[栋幢座室楼层]|-|$)/;
const nowhere = new RegExp(
  `^(?:\\p{Script=Han}{1,8}?(?:街道|镇|乡))?(?:${anyPlace.source}+|(?:${anyHouse.source})+|[\\dA-Za-z-]+号)$`,
  'u',
);

/** True for a detail that ends with a town or a street, or has nothing but the number of a house. */
function isIncomplete(detail: string): boolean {
  const text = detail.replace(/[\s,，.。;；、()（）]/g, '');
  if (nowhere.test(text)) return true;
  return onlyStreet.test(text) && !placeBeforeStreet.test(text);
}

/** A number apart behind a whole house may be pieces: 文三路1号 5. */
const strayNumber = /[号室户幢栋][\s,，;；"”]+\d{1,2}$/;

export function detailProblems(detail: string): AddressProblem[] {
  if (/[*＊]{2}/.test(detail)) return [invalid('detail', MASKED)];
  if (detail === '') return [invalid('detail', '详细地址不能为空')];
  if (detail.length < 4) return [invalid('detail', '详细地址至少4个字')];
  if (strayNumber.test(detail)) return [invalid('detail', `详细地址不确定，${doubt}`)];
  return isIncomplete(detail) ? [invalid('detail', `详细地址可能不完整，${doubt}`)] : [];
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
  quantity: '数量',
  specification: '规格',
  remark: '备注',
};
/** Talk that got into an address: 钱我转你了, 或者大兴区…, a phone that is none, a gap that was left open. */
const talkInDetail =
  /[我你她]|吗|谢谢|或|麻烦|不要|电话|名字|\d{7,}|(?<![\p{L}\d])[a-z]{4,}(?![\p{L}\d])|[寄发送改换][到成为](?!\d)|同上|待定|未知|不详|暂无|老地址|取消|[?？]|[xX×]{2,}|[xX×][号栋幢室]|_{2,}|\.{3}|…|[○□]{2}/iu;
const noName = new RegExp(
  `^(?:[\\p{L}\\p{N}]|\\d+|.*(?:数量|规格|地址|电话|名字|快递|发货).*|.{0,3}的|某{0,3}${titles.source.replace('$', '')}|(?:收件|收货|联系|取件|签收|本|家|客|熟|买|卖)人?[人方家]|[客用]户|顾客|某人|某某|匿名.*|[同如]上|未知|不详|待定|暂无|无名氏?|没有|测试.*|随便|.*[省市].*[区县市]|.*[路街]\\d+号?.*)$`,
  'u',
);
/** Said of an address or a number that it is not the last word. */
const unsettled =
  /(?:地址|门牌|楼号|楼栋|房号|房间|单元|具体|号码)(?:(?!别|不要|勿|没).){0,4}(?:不全|不详|不确定|不清楚|不知道|待定|待补|待确认|稍后|晚点|忘|没写|缺|(?:有误|错)(?![\s\S]{0,24}(?:是|应该|改|换|现在|正确)))|稍后.{0,2}(?:补|给|发)|更正|停机|空号/;
/** Said of the order that it shall not be sent. */
const halted =
  /(?:先|暂时?|暂且)(?:别|不要?|勿|不用)发|(?:^|[\s,，。；;!！])(?:这单|此单|订单|已|要|请|申请)*(?:取消|退款|作废)(?:订单|发货|成功|了)*(?:$|[\s,，。；;!！])|退货(?:地址|信息|收货|收件|仓)/;
/** Garden Residence, Tower 2, Flat C: no talk. */
const englishPlace =
  /(?:[A-Z][a-z]+ )*(?:Residences?|Plaza|Cent(?:er|re)|Mansion|Hotel|Road|Street|Avenue|Garden|Park|Room|Unit|Apartment|Flat|Floor|Tower|Block|Bldg|Building|Suite)(?![a-z])/g;

/** What a person should look at: words between two fields, and texts that are strange for their field. */
export function doubtProblems(
  { text, name, detail }: { text: string; name: string; detail: string },
  doubts: ReadonlySet<AddressField>,
): AddressProblem[] {
  const found = new Set(doubts);
  if (talkInDetail.test(detail.replace(englishPlace, '')) || unsettled.test(text)) found.add('detail');
  if (halted.test(text)) found.add('remark');
  return [
    ...(name !== '' && noName.test(name) ? [invalid('name', `收件人不确定，${doubt}`)] : []),
    ...[...found].map((field) => invalid(field, `${FIELD_WORDS[field] ?? ''}不确定，${doubt}`)),
  ];
}
