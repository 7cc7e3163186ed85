import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fenOfYuanText } from '../../shared/money.ts';
import { badAnswerOf, ProviderError } from '../providerError.ts';
import { fromBeijingTime } from '../shops/beijingTime.ts';
import { textOf } from '../shops/fields.ts';
import { answerOrCode } from '../unlessRefused.ts';
import { cellsUnder, linesIn } from './billText.ts';
import type { BillLine, PaymentChannel } from './paymentChannel.ts';
import { WECHATPAY, type wechatClient } from './wechatClient.ts';

const CREATING = 'STATEMENT_CREATING';
const ABSENT = 'NO_STATEMENT_EXIST';
/** Before every value but the first. */
const BETWEEN = ',`';
const COLUMNS = {
  at: '交易时间',
  tradeNo: '微信订单号',
  payNo: '商户订单号',
  state: '交易状态',
  refundNo: '商户退款单号',
  refundState: '退款状态',
  subject: '商品名称',
  amount: '订单金额',
  refundAmount: '申请退款金额',
};
const SUMMARY = '总交易单数';

const broken = () => badAnswerOf(WECHATPAY);

/** The bills of trades (交易账单) with everything that was paid and went back. */
export function wechatBills(client: ReturnType<typeof wechatClient>): Pick<PaymentChannel, 'bill'> {
  return {
    async bill(day, stop) {
      const answer = await answerOrCode(
        [ABSENT, CREATING],
        client.get('v3/bill/tradebill', { bill_date: day, bill_type: 'ALL', tar_type: 'GZIP' }),
      );
      if (typeof answer === 'string')
        return { state: answer === CREATING ? 'creating' : 'absent', code: answer };
      const hash = textOf(answer.hash_value);
      if (answer.hash_type !== 'SHA1' || hash === '') throw broken();
      const file = await client.file(textOf(answer.download_url), stop);
      return { state: 'ready', lines: wechatBillLines(linesIn(proven(file, hash), 'utf-8', broken)) };
    },
  };
}

/** The file unpacked; fails at its end unless it is the one that the signed answer has named. */
async function* proven(file: Readable, hash: string): AsyncGenerator<Uint8Array> {
  const sha1 = createHash('sha1');
  const unpacked = file.pipe(createGunzip());
  file.on('error', () => unpacked.destroy(lost()));
  try {
    for await (const chunk of unpacked) {
      sha1.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ProviderError ? error : broken();
  } finally {
    file.destroy();
  }
  if (sha1.digest('hex').toLowerCase() !== hash.toLowerCase()) throw broken();
}

function lost(): ProviderError {
  return new ProviderError(WECHATPAY, 'unreachable', 'NO_ANSWER');
}

/** Reads the lines between the heads and the sums, whose count must be theirs. */
async function* wechatBillLines(lines: AsyncIterable<string>): AsyncGenerator<BillLine> {
  let heads: string[] | null = null;
  let read = 0;
  let told: number | null = null;
  let isSummary = false;
  for await (const line of lines) {
    if (!heads) {
      heads = line.replace(/^\uFEFF/, '').split(',');
      const known = heads;
      if (Object.values(COLUMNS).some((name) => !known.includes(name))) throw broken();
    } else if (line.startsWith(SUMMARY)) isSummary = true;
    else if (line !== '') {
      const cells = line.replace(/^`/, '').split(BETWEEN);
      if (isSummary) told = Number(cells[0]);
      else {
        read += 1;
        const found = lineOf(heads, cells);
        if (found) yield found;
      }
    }
  }
  if (told !== read) throw broken();
}

function lineOf(heads: readonly string[], cells: readonly string[]): BillLine | null {
  const cellOf = cellsUnder(heads, cells, COLUMNS.subject);
  if (!cellOf) throw broken();
  const cell = (name: keyof typeof COLUMNS) => cellOf(COLUMNS[name]);
  const state = cell('state');
  // What a cashier has taken back at once (REVOKED) is not ours.
  if (state !== 'SUCCESS' && state !== 'REFUND') return null;
  const kind = state === 'SUCCESS' ? 'payment' : 'refund';
  const amount = fenOfYuanText(cell(kind === 'payment' ? 'amount' : 'refundAmount'));
  const number = cell(kind === 'payment' ? 'payNo' : 'refundNo');
  if (amount === null || number === '') throw broken();
  const isDone = kind === 'payment' || cell('refundState') === 'SUCCESS';
  return { ...{ kind, number, amount, isDone }, tradeNo: cell('tradeNo'), at: fromBeijingTime(cell('at')) };
}
