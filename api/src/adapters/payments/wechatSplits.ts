import { Rsa } from 'wechatpay-axios-plugin';
import { badAnswerOf } from '../providerError.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../shops/fields.ts';
import { answerOrCode } from '../unlessRefused.ts';
import type { ChannelSplit, ChannelSplitReturn, SplitChannel, SplitReceiver } from './splitChannel.ts';
import { WECHATPAY, type WechatMerchant, type wechatClient } from './wechatClient.ts';

type Options = Pick<WechatMerchant, 'publicKey'> & { appId: string; notifyUrl: string };

const ROOT = 'v3/profitsharing';
const TYPES = { merchant: 'MERCHANT_ID', person: 'PERSONAL_OPENID' } as const;
const ABSENT: readonly string[] = ['RESOURCE_NOT_EXISTS', 'ORDER_NOT_EXIST'];
/** Errors that a retry with the same number cannot change. A limited call is none of them. */
const NEVER: readonly string[] = [
  ...ABSENT,
  'INVALID_REQUEST',
  'PARAM_ERROR',
  'NOT_ENOUGH',
  'RULE_LIMIT',
  'NO_AUTH',
  'ACCOUNT_ERROR',
];

/** Profit sharing of WeChat Pay (分账), as an ordinary merchant: parts of a payment go to suppliers, who were registered. */
export function wechatSplits(
  client: ReturnType<typeof wechatClient>,
  { appId, notifyUrl, publicKey }: Options,
): SplitChannel {
  const receiverOf = ({ kind, account, name }: SplitReceiver) => ({
    type: TYPES[kind],
    account,
    // RSAES-OAEP; the header names the key.
    name: Rsa.encrypt(name, publicKey),
  });
  const orderPath = (splitNo: string) => `${ROOT}/orders/${encodeURIComponent(splitNo)}`;

  return {
    async addReceiver(receiver) {
      const answer = await answerOrCode(
        NEVER,
        client.post(`${ROOT}/receivers/add`, {
          appid: appId,
          ...receiverOf(receiver),
          relation_type: 'SUPPLIER',
        }),
      );
      if (typeof answer === 'string') return { state: 'refused', code: answer };
      if (answer.account !== receiver.account) throw badAnswerOf(WECHATPAY);
      return { state: 'added' };
    },

    async removeReceiver({ kind, account }) {
      await answerOrCode(
        NEVER,
        client.post(`${ROOT}/receivers/delete`, { appid: appId, type: TYPES[kind], account }),
      );
    },

    async split({ splitNo, tradeNo, amount, receiver, reason }) {
      const { name, ...known } = receiverOf(receiver);
      const answer = await answerOrCode(
        NEVER,
        client.post(`${ROOT}/orders`, {
          appid: appId,
          transaction_id: tradeNo,
          out_order_no: splitNo,
          // Names are checked for people alone; merchants were checked when they were added.
          receivers: [{ ...known, ...(receiver.kind === 'person' && { name }), amount, description: reason }],
          unfreeze_unsplit: false,
          notify_url: notifyUrl,
        }),
      );
      return typeof answer === 'string'
        ? { state: 'refused', code: answer }
        : splitIn(answer, splitNo, amount);
    },

    async querySplit({ splitNo, tradeNo, amount }) {
      const answer = await answerOrCode(ABSENT, client.get(orderPath(splitNo), { transaction_id: tradeNo }));
      return typeof answer === 'string' ? { state: 'absent' } : splitIn(answer, splitNo, amount);
    },

    async takeBack({ returnNo, splitNo, merchant, amount, reason }) {
      const answer = await answerOrCode(
        NEVER,
        client.post(`${ROOT}/return-orders`, {
          out_order_no: splitNo,
          out_return_no: returnNo,
          return_mchid: merchant,
          amount,
          description: reason,
        }),
      );
      return typeof answer === 'string' ? { state: 'refused', code: answer } : returnIn(answer, returnNo);
    },

    async queryReturn({ returnNo, splitNo }) {
      const path = `${ROOT}/return-orders/${encodeURIComponent(returnNo)}`;
      const answer = await answerOrCode(ABSENT, client.get(path, { out_order_no: splitNo }));
      return typeof answer === 'string' ? { state: 'absent' } : returnIn(answer, returnNo);
    },

    async unfreeze({ unfreezeNo, tradeNo, reason }) {
      const answer = await client.post(`${ROOT}/orders/unfreeze`, {
        transaction_id: tradeNo,
        out_order_no: unfreezeNo,
        description: reason,
      });
      if (answer.out_order_no !== unfreezeNo) throw badAnswerOf(WECHATPAY);
    },

    async unsplit(tradeNo) {
      const path = `${ROOT}/transactions/${encodeURIComponent(tradeNo)}/amounts`;
      const { unsplit_amount: left } = await client.get(path, {});
      if (typeof left !== 'number') throw badAnswerOf(WECHATPAY);
      return left;
    },
  };
}

/** The one receiver of a split decides it; the split itself is only over or not. */
function splitIn(answer: Fields, splitNo: string, amount: number): ChannelSplit {
  const [part, ...others] = listOf(answer.receivers);
  if (answer.out_order_no !== splitNo || others.length > 0) throw badAnswerOf(WECHATPAY);
  switch (part?.result) {
    case undefined:
    case 'PENDING':
      return { state: 'processing' };
    case 'CLOSED':
      return { state: 'closed', code: textOf(part.fail_reason) };
    case 'SUCCESS': {
      if (part.amount !== amount) throw badAnswerOf(WECHATPAY);
      const doneAt = new Date(textOf(part.finish_time));
      const orderNo = textOf(answer.order_id);
      return { state: 'done', amount, orderNo, doneAt: Number.isNaN(doneAt.getTime()) ? null : doneAt };
    }
    default:
      throw badAnswerOf(WECHATPAY);
  }
}

function returnIn(answer: Fields, returnNo: string): ChannelSplitReturn {
  const { out_return_no: told, result, amount } = answer;
  if (told !== returnNo || typeof amount !== 'number') throw badAnswerOf(WECHATPAY);
  if (result === 'PROCESSING') return { state: 'processing' };
  if (result === 'SUCCESS') return { state: 'done', amount };
  if (result === 'FAILED') return { state: 'failed', code: textOf(answer.fail_reason) };
  throw badAnswerOf(WECHATPAY);
}

/** The number of a split that a notification tells of; null where it is another merchant's. */
export function splitNoticeIn(reported: Fields, mchId: string): { splitNo: string } | null {
  const splitNo = textOf(reported.out_order_no);
  const isWhole =
    reported.mchid === mchId && splitNo !== '' && textOf(fieldsOf(reported.receiver).account) !== '';
  return isWhole ? { splitNo } : null;
}
