import { fenOfYuanText } from '../../shared/money.ts';
import { ALIPAY, type alipayClient } from '../alipay/alipayClient.ts';
import { observeCall } from '../observed.ts';
import { badAnswerOf, ProviderError } from '../providerError.ts';
import { fromBeijingTime } from '../shops/beijingTime.ts';
import { answerOrCode } from '../unlessRefused.ts';
import { cellsUnder, linesIn } from './billText.ts';
import type { BillLine, PaymentChannel } from './paymentChannel.ts';
import { unzipped } from './unzipped.ts';

const ABSENT: readonly string[] = ['BILL_NOT_EXIST', 'isp.bill_not_exist'];
const FILE_MS = 10 * 60_000;
const COLUMNS = {
  tradeNo: '支付宝交易号',
  payNo: '商户订单号',
  kind: '业务类型',
  subject: '商品名称',
  at: '完成时间',
  amount: '订单金额（元）',
  refundNo: '退款批次号/请求号',
};
const KINDS: Readonly<Record<string, BillLine['kind']>> = { 交易: 'payment', 退款: 'refund' };
const COUNTS = { payment: /^#交易合计：(\d+)笔/, refund: /^#退款合计：(\d+)笔/ };

const broken = () => badAnswerOf(ALIPAY);
const gbk = new TextDecoder('gbk');
/** The zip has the lines and a summary by shops; their names are GBK, or are said to be UTF-8. */
const hasLines = (name: string) =>
  [name, gbk.decode(Buffer.from(name, 'latin1'))].some(
    (text) => text.includes('业务明细') && !text.includes('汇总'),
  );

/** The bills of trades (业务账单). */
export function alipayBills(alipay: ReturnType<typeof alipayClient>): Pick<PaymentChannel, 'bill'> {
  return {
    async bill(day, stop) {
      const answer = await answerOrCode(
        ABSENT,
        alipay.call('alipay.data.dataservice.bill.downloadurl.query', { bill_type: 'trade', bill_date: day }),
      );
      if (typeof answer === 'string') return { state: 'absent', code: answer };
      const { bill_download_url: address } = answer;
      if (typeof address !== 'string' || !URL.canParse(address)) throw broken();
      const limit = AbortSignal.timeout(FILE_MS);
      const signal = stop ? AbortSignal.any([limit, stop]) : limit;
      const file = await observeCall(ALIPAY, 'bill', () => fileAt(address, signal));
      return {
        state: 'ready',
        lines: alipayBillLines(linesIn(unzipped(file, hasLines, broken), 'gbk', broken)),
      };
    },
  };
}

async function fileAt(address: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
  const answer = await fetch(address, { signal }).catch(lost);
  if (!answer.ok || !answer.body) throw new ProviderError(ALIPAY, 'unreachable', `HTTP_${answer.status}`);
  return arriving(answer.body);
}

/** A connection that breaks off is the channel's failure. */
async function* arriving(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await chunks.next().catch(lost);
    if (done) return;
    yield value;
  }
}

function lost(): never {
  throw new ProviderError(ALIPAY, 'unreachable', 'NO_ANSWER');
}

/** Reads the lines between the heads and the sums, whose counts must be theirs. */
async function* alipayBillLines(lines: AsyncIterable<string>): AsyncGenerator<BillLine> {
  let heads: string[] | null = null;
  const read = { payment: 0, refund: 0 };
  const told = { payment: -1, refund: -1 };
  for await (const line of lines) {
    if (line.startsWith('#')) {
      for (const kind of ['payment', 'refund'] as const) {
        const [, count] = COUNTS[kind].exec(line) ?? [];
        if (count !== undefined) told[kind] = Number(count);
      }
      continue;
    }
    if (line === '') continue;
    const cells = line.split(',').map((cell) => cell.trim());
    if (!heads) {
      heads = cells;
      if (Object.values(COLUMNS).some((name) => !cells.includes(name))) throw broken();
      continue;
    }
    const found = lineOf(heads, cells);
    if (!found) continue;
    read[found.kind] += 1;
    yield found;
  }
  if (read.payment !== told.payment || read.refund !== told.refund) throw broken();
}

function lineOf(heads: readonly string[], cells: readonly string[]): BillLine | null {
  const cellOf = cellsUnder(heads, cells, COLUMNS.subject);
  if (!cellOf) throw broken();
  const cell = (name: keyof typeof COLUMNS) => cellOf(COLUMNS[name]);
  const kind = KINDS[cell('kind')];
  if (!kind) return null;
  const amount = fenOfYuanText(cell('amount').replace(/^-/, ''));
  const number = cell(kind === 'payment' ? 'payNo' : 'refundNo');
  if (amount === null || number === '') throw broken();
  return {
    ...{ kind, number, amount, isDone: true },
    tradeNo: cell('tradeNo'),
    at: fromBeijingTime(cell('at')),
  };
}
