import { constants, privateDecrypt } from 'node:crypto';
import { beijingTime } from '../shops/forms.ts';
import { type Given, listIn, numberIn, textIn } from '../shops/given.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import type { Part, Split, SplitError, SplitReturn } from './splitBook.ts';
import { PARAM_ERROR, type SimulatedWechatpay, type WechatRequestError } from './wechatRequests.ts';

const OUT_ORDER_NO = /^[\w|*@-]{1,64}$/;
const TYPES: readonly string[] = ['MERCHANT_ID', 'PERSONAL_OPENID'];
const RELATIONS: readonly string[] = [
  ...['SERVICE_PROVIDER', 'STORE', 'STAFF', 'STORE_OWNER', 'PARTNER', 'HEADQUARTER'],
  ...['BRAND', 'DISTRIBUTOR', 'USER', 'SUPPLIER', 'CUSTOM'],
];
const MAX_RECEIVERS = 50;
/** A name that ends so is not that of its account. */
const WRONG_NAME = '不符';

const error = (status: number, code: string, message: string): WechatRequestError => ({
  status,
  code,
  message,
});
const NO_SPLIT = error(404, 'RESOURCE_NOT_EXISTS', '记录不存在');
const NO_RELATION = error(400, 'INVALID_REQUEST', '分账接收方关系不存在，请检查参数中每个接收方的关系');
const NO_SPLIT_TRADE = error(400, 'INVALID_REQUEST', '非分账订单不支持分账');
const TROUBLES: Record<SplitError, WechatRequestError> = {
  different: error(400, 'INVALID_REQUEST', '同一个商户分账单号多次请求参数不一致'),
  notEnough: error(403, 'NOT_ENOUGH', '分账金额不足'),
  aboveRatio: error(400, 'INVALID_REQUEST', '分账金额超出最大分账比例'),
  tooOften: error(403, 'RULE_LIMIT', '同一笔订单分账次数超限'),
};

export function addReceiver(
  { splits }: PaymentsWorld,
  input: Given,
  { appId, platformKey }: SimulatedWechatpay,
): Given | WechatRequestError {
  const [type, account, relation] = [input.type, input.account, input.relation_type].map(textIn);
  const name = openName(textIn(input.name), platformKey);
  const isWhole =
    input.appid === appId && TYPES.includes(type ?? '') && account && RELATIONS.includes(relation ?? '');
  if (!isWhole || !type || name === null || (type === 'MERCHANT_ID' && name === '')) return PARAM_ERROR;
  if (name.endsWith(WRONG_NAME)) return error(400, 'INVALID_REQUEST', '商户号与商户全称不匹配');
  splits.addReceiver(type, account, name);
  return { type, account, name: input.name, relation_type: relation };
}

export function removeReceiver({ splits }: PaymentsWorld, input: Given): Given | WechatRequestError {
  const [type = '', account = ''] = [input.type, input.account].map(textIn);
  if (!splits.removeReceiver(type, account)) return PARAM_ERROR;
  return { type, account };
}

/** Takes a split on; it is made later. */
export function splitOrder(
  world: PaymentsWorld,
  input: Given,
  { appId, platformKey }: SimulatedWechatpay,
): Given | WechatRequestError {
  const { book, splits } = world;
  const parts = listIn(input.receivers).map((part) => ({
    ...{ type: textIn(part.type), account: textIn(part.account), description: textIn(part.description) },
    amount: numberIn(part.amount),
  }));
  const outOrderNo = textIn(input.out_order_no);
  const named = listIn(input.receivers).filter(({ name }) => name !== undefined);
  const isWhole =
    input.appid === appId &&
    OUT_ORDER_NO.test(outOrderNo) &&
    typeof input.unfreeze_unsplit === 'boolean' &&
    parts.length > 0 &&
    parts.length <= MAX_RECEIVERS &&
    parts.every(({ amount, description }) => Number.isInteger(amount) && amount > 0 && description !== '') &&
    named.every(({ name }) => openName(textIn(name), platformKey));
  if (!isWhole) return PARAM_ERROR;
  const before = splits.find(outOrderNo);
  const trade = book.numbered('wechat', textIn(input.transaction_id));
  if (trade?.state !== 'paid') return error(400, 'ORDER_NOT_EXIST', '订单不存在');
  if (!trade.isToSplit) return NO_SPLIT_TRADE;
  if (!parts.every(({ type, account }) => splits.knows(type, account))) return NO_RELATION;
  const refusal = before ? undefined : splits.takeRefusal();
  if (refusal) return error(refusal === 'FREQUENCY_LIMITED' ? 429 : 403, refusal, '分账请求被拒绝');
  const made = splits.make({
    ...{ trade, outOrderNo, parts, isUnfreeze: false },
    notifyUrl: textIn(input.notify_url),
  });
  if (typeof made === 'string') return TROUBLES[made];
  if (input.unfreeze_unsplit && !before) unfrozen(world, made);
  return told(made);
}

/** Gives what is left of a trade to its merchant, as part of a split or by itself. */
export function unfreeze(world: PaymentsWorld, input: Given, mchId: string): Given | WechatRequestError {
  const { book, splits } = world;
  const trade = book.numbered('wechat', textIn(input.transaction_id));
  const [outOrderNo, description] = [textIn(input.out_order_no), textIn(input.description)];
  if (!OUT_ORDER_NO.test(outOrderNo) || description === '') return PARAM_ERROR;
  if (!trade) return NO_SPLIT;
  if (!trade.isToSplit) return NO_SPLIT_TRADE;
  const before = splits.find(outOrderNo);
  const amount = before?.parts[0]?.amount ?? splits.unsplit(trade);
  if (amount === 0) return TROUBLES.notEnough;
  const parts = [{ type: 'MERCHANT_ID', account: mchId, amount, description: '解冻给分账方' }];
  const made = splits.make({ trade, outOrderNo, parts, isUnfreeze: true, notifyUrl: '' });
  return typeof made === 'string' ? TROUBLES[made] : told(made);
}

function unfrozen({ splits }: PaymentsWorld, { trade, outOrderNo }: Split): void {
  const amount = splits.unsplit(trade);
  if (amount === 0) return;
  const parts = [{ type: 'MERCHANT_ID', account: '', amount, description: '解冻给分账方' }];
  splits.make({ trade, outOrderNo: `${outOrderNo}*`, parts, isUnfreeze: true, notifyUrl: '' });
}

export function splitOf({ splits }: PaymentsWorld, outOrderNo: string, tradeNo: string) {
  const split = splits.find(outOrderNo);
  return split && split.trade.tradeNo === tradeNo ? told(split) : NO_SPLIT;
}

export function unsplitOf({ book, splits }: PaymentsWorld, tradeNo: string): Given | WechatRequestError {
  const trade = book.numbered('wechat', tradeNo);
  if (!trade) return NO_SPLIT;
  if (!trade.isToSplit) return error(400, 'INVALID_REQUEST', '非分账订单不支持此查询');
  return { transaction_id: tradeNo, unsplit_amount: splits.unsplit(trade) };
}

export function takeBack({ splits }: PaymentsWorld, input: Given): Given | WechatRequestError {
  const [outOrderNo, outReturnNo, merchant, description] = [
    ...[input.out_order_no, input.out_return_no, input.return_mchid, input.description].map(textIn),
  ] as [string, string, string, string];
  const amount = numberIn(input.amount);
  if (!OUT_ORDER_NO.test(outReturnNo) || !Number.isInteger(amount) || amount < 1 || description === '')
    return PARAM_ERROR;
  const split = splits.find(outOrderNo);
  if (!split) return NO_SPLIT;
  const made = splits.takeBack({ split, outReturnNo, merchant, amount, description });
  return made ? toldReturn(made) : error(403, 'NOT_ENOUGH', '回退金额超过可回退金额');
}

export function returnOf({ splits }: PaymentsWorld, outReturnNo: string, outOrderNo: string) {
  const made = splits.findReturn(outReturnNo);
  return made && made.split.outOrderNo === outOrderNo ? toldReturn(made) : NO_SPLIT;
}

/** What a notice says of a part. */
export function toldInNotice(split: Split, part: Part, mchId: string): Given {
  const { type, account, amount, description } = part;
  return {
    mchid: mchId,
    transaction_id: split.trade.tradeNo,
    order_id: split.orderId,
    out_order_no: split.outOrderNo,
    receiver: { type, account, amount, description },
    success_time: timeOf(split.finishedAt ?? split.createdAt),
  };
}

function told(split: Split): Given {
  return {
    transaction_id: split.trade.tradeNo,
    out_order_no: split.outOrderNo,
    order_id: split.orderId,
    state: split.finishedAt ? 'FINISHED' : 'PROCESSING',
    receivers: split.parts.map(({ type, account, amount, description, detailId, result, failReason }) => ({
      ...{ amount, description, type, account, detail_id: detailId, result },
      ...(failReason !== '' && { fail_reason: failReason }),
      create_time: timeOf(split.createdAt),
      finish_time: timeOf(split.finishedAt ?? split.createdAt),
    })),
  };
}

const toldReturn = (made: SplitReturn): Given => ({
  order_id: made.split.orderId,
  out_order_no: made.split.outOrderNo,
  out_return_no: made.outReturnNo,
  return_id: made.returnId,
  return_mchid: made.merchant,
  amount: made.amount,
  description: made.description,
  result: made.result,
  create_time: timeOf(made.createdAt),
  finish_time: timeOf(made.createdAt),
});

const timeOf = (at: Date) => `${beijingTime(at).replace(' ', 'T')}+08:00`;

/** A name that was sealed with the platform's key by OAEP; null where it was not. */
function openName(sealed: string, platformKey: SimulatedWechatpay['platformKey']): string | null {
  if (sealed === '') return '';
  try {
    const key = { key: platformKey, padding: constants.RSA_PKCS1_OAEP_PADDING };
    return privateDecrypt(key, Buffer.from(sealed, 'base64')).toString('utf8');
  } catch {
    return null;
  }
}
