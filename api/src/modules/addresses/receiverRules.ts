import { bannedProblem, bannedProvinces } from '@chengcang/addresses';
import { yuanText } from '../../shared/money.ts';
import { phoneIsValid } from '../../shared/phoneParts.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { type AreaRule, areaVerdict } from '../areas/areaRules.ts';
import { hasDistricts, type Region, regionOf } from '../areas/areas.ts';

/** REST `importRow.state`. */
const rowStates = { ok: 0, warn: 1, error: 2, duplicate: 3 } as const;

export type RowProblem = {
  field:
    | 'thirdOrderNo'
    | 'name'
    | 'phone'
    | 'region'
    | 'detail'
    | 'quantity'
    | 'specification'
    | 'remark'
    | 'row';
  reasonCode: ReasonCode;
  msg: string;
  /** False for a mere reminder. */
  blocking: boolean;
};

export type Receiver = {
  thirdOrderNo: string;
  receiverName: string;
  receiverPhone: string;
  provinceCode: string;
  cityCode: string;
  districtCode: string;
  address: string;
  /** Unread text of a paste, which the label will not contain. */
  unread?: string;
  /** The platform has name, phone and address; these are masks, to which no rule applies. */
  encrypted?: boolean;
};

const SCIENTIFIC = /^\d(\.\d+)?e\+?\d+$/i;

const MASKED = '脱敏信息，请绑定店铺下单';
/** No name, phone or address that a courier can use has an asterisk. */
const MASK = /[*＊]/;

type Say = (field: RowProblem['field'], msg: string) => unknown;

/** What a person typed: name, phone, address, order number. */
function judgeTexts(receiver: Receiver, say: Say): void {
  const name = receiver.receiverName.trim();
  if (!name) say('name', '收件人不能为空');
  else if (MASK.test(name)) say('name', MASKED);
  else if ([...name].length > 30) say('name', '收件人长度不能超过30个字');
  if (!receiver.receiverPhone.trim()) say('phone', '手机号不能为空');
  else if (MASK.test(receiver.receiverPhone)) say('phone', MASKED);
  else if (!phoneIsValid(receiver.receiverPhone)) say('phone', '手机号不正确');

  const address = receiver.address.trim();
  if (!address) say('detail', '详细地址不能为空');
  else if (MASK.test(address)) say('detail', MASKED);
  else if ([...address].length < 4) say('detail', '详细地址至少4个字');
  else if ([...address].length > 200) say('detail', '详细地址不能超过200个字');

  const no = receiver.thirdOrderNo;
  if (SCIENTIFIC.test(no)) say('thirdOrderNo', '订单号疑似科学计数法，请将该列设为文本格式');
  else if (no && !/^\S{4,40}$/.test(no)) say('thirdOrderNo', '订单号长度应为4到40位');
}

const NOTHING = { remoteFee: 0, freeFreight: false };

/** Everything about a single receiver: problems, the full region, its surcharge in fen, and whether freight is free there. */
export function validateReceiver(
  receiver: Receiver,
  rules: readonly AreaRule[],
  at: Date,
): { problems: RowProblem[]; region: Region | null; remoteFee: number; freeFreight: boolean } {
  const problems: RowProblem[] = [];
  const say = (
    field: RowProblem['field'],
    msg: string,
    reasonCode: ReasonCode = 'ADDRESS_INVALID',
    blocking = true,
  ) => problems.push({ field, reasonCode, msg, blocking });

  if (!receiver.encrypted) judgeTexts(receiver, say);
  if (receiver.unread) say('row', `未识别的内容：${receiver.unread}`, 'ADDRESS_INVALID', false);

  const region = regionOf(receiver);
  if (!region) {
    say('region', '省份无法识别');
    return { problems, region: null, ...NOTHING };
  }
  if (bannedProvinces.has(region.provinceCode)) {
    problems.push({ ...bannedProblem(region.province), blocking: true });
    return { problems, region, ...NOTHING };
  }
  if (!region.cityCode) say('region', '城市无法识别');
  else if (!region.districtCode && hasDistricts(region.cityCode))
    say('region', '区县无法识别，请确认', 'ADDRESS_INVALID', false);

  const verdict = areaVerdict(rules, region, at);
  if (verdict.banned) say('region', `该地区停发：${verdict.reason}`, 'AREA_BANNED');
  else if (verdict.fee > 0) say('region', `偏远地区加收${yuanText(verdict.fee)}元`, 'AREA_SURCHARGE', false);
  return { problems, region, remoteFee: verdict.fee, freeFreight: verdict.freeFreight };
}

/** Problems of what is said of a parcel beside its receiver; texts of free pastes are as long as they were written. */
export function wordProblems({
  specification,
  remark,
}: {
  specification: string;
  remark: string;
}): RowProblem[] {
  const tooLong = (field: 'specification' | 'remark', msg: string): RowProblem => ({
    ...{ field, msg, reasonCode: 'ADDRESS_INVALID', blocking: true },
  });
  return [
    ...([...specification].length > 100 ? [tooLong('specification', '规格不能超过100个字')] : []),
    ...([...remark].length > 200 ? [tooLong('remark', '备注不能超过200个字')] : []),
  ];
}

/** Problems between receivers: an order number on two rows. */
export function repeatedOrderNos(receivers: readonly Receiver[]): Map<number, RowProblem> {
  const problems = new Map<number, RowProblem>();
  const firstRow = new Map<string, number>();
  receivers.forEach(({ thirdOrderNo }, row) => {
    if (!thirdOrderNo) return;
    const first = firstRow.get(thirdOrderNo);
    if (first === undefined) {
      firstRow.set(thirdOrderNo, row);
      return;
    }
    const msg = `第${first + 1}行与第${row + 1}行订单号重复`;
    problems.set(row, { field: 'thirdOrderNo', reasonCode: 'DUPLICATE_NO', msg, blocking: true });
  });
  return problems;
}

/** The state that results from a row's problems. */
export function rowState(problems: readonly RowProblem[]): number {
  const blocking = problems.filter((problem) => problem.blocking);
  if (blocking.length === 0) return problems.length === 0 ? rowStates.ok : rowStates.warn;
  return blocking.every((problem) => problem.reasonCode === 'DUPLICATE_NO')
    ? rowStates.duplicate
    : rowStates.error;
}
