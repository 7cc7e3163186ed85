import { choice, consolePage, number, table } from '../consoleParts.ts';
import { escapeHtml } from '../page.ts';
import { beijingTime } from '../shops/forms.ts';
import { yuanOf } from '../shops/yuan.ts';
import { CASHIER_PREFIX } from './cashierUrl.ts';
import type { Trade } from './paymentBook.ts';
import { text } from './paymentsPage.text.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import type { Split } from './splitBook.ts';
import { SPLIT_CODES, SPLIT_REASONS } from './splitFaults.ts';

const SHOWN = 200;
const same = (word: string): [string, string] => [word, word];

type Fill = (action: string, hidden: Record<string, string>, fields: string[], label: string) => string;

/** What a developer makes fail, and the newest payments. */
export function paymentsPage(world: PaymentsWorld, prefix: string): string {
  const fill: Fill = (action, hidden, fields, label) => {
    const inputs = Object.entries(hidden).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
    );
    return `<form method="post" action="${prefix}/do/${action}">${inputs.join('')}${fields.join('')}<button>${escapeHtml(label)}</button></form>`;
  };
  const trades = world.book.newest(SHOWN);
  return consolePage(
    text,
    `<section><h2>${text.faults}</h2>
${troubles(world)}
${fill(
  'failCalls',
  {},
  [
    choice(text.kind, 'kind', Object.entries(text.kinds)),
    choice(text.call, 'call', [['', text.allCalls], ...Object.entries(text.calls)]),
    choice(text.channel, 'channel', [['', text.allChannels], ...Object.entries(text.channels)]),
    number(text.times, 'times', 1),
  ],
  text.failCalls,
)}
${fill('dropNotices', {}, [number(text.payments, 'payments', 1)], text.dropNotices)}
${fill('refuseRefunds', {}, [number(text.refunds, 'refunds', 1)], text.refuseRefunds)}
${fill('closeSplits', {}, [number(text.splits, 'splits', 1), choice(text.reason, 'reason', SPLIT_REASONS.map(same))], text.closeSplits)}
${fill('refuseSplits', {}, [number(text.splits, 'splits', 1), choice(text.code, 'code', SPLIT_CODES.map(same))], text.refuseSplits)}
${fill('holdSplits', {}, [number(text.splits, 'splits', 1)], text.holdSplits)}
${fill('delayAnswers', {}, [number(text.latency, 'ms', 0)], text.delayAnswers)}
${fill('clearFaults', {}, [], text.clearFaults)}
</section>
<section><h2>${text.bills}</h2>
${fill('holdBills', {}, [number(text.billCount, 'bills', 1)], text.holdBills)}
${fill(
  'strayTrade',
  {},
  [
    choice(text.channel, 'channel', Object.entries(text.channels)),
    number(text.strayFen, 'amount', 1000),
    number(text.days, 'days', 1),
  ],
  text.strayTrade,
)}
</section>
<section><h2>${text.trades(trades.length, world.book.count())}</h2>
${trades.length > 0 ? tradesTable(trades, world, fill) : `<p>${text.noTrades}</p>`}</section>`,
  );
}

export function errorPage(words: string): string {
  return consolePage(text, `<p>${escapeHtml(words)}</p>`);
}

function troubles({ faults, refunds, bills, splits }: PaymentsWorld): string {
  const { toClose, toRefuse, held } = splits.troubles();
  const lines = [
    ...faults.rules().map(({ kind, call, channel, times }) =>
      text.rule({
        kind: text.kinds[kind],
        call: call ? text.calls[call] : text.allCalls,
        channel: channel ? text.channels[channel] : text.allChannels,
        times,
      }),
    ),
    ...(faults.toDrop() > 0 ? [text.toDrop(faults.toDrop())] : []),
    ...(refunds.toRefuse() > 0 ? [text.toRefuse(refunds.toRefuse())] : []),
    ...toClose.map(text.toClose),
    ...toRefuse.map(text.toRefuseSplit),
    ...(held > 0 ? [text.heldSplits(held)] : []),
    ...(bills.faults.held() > 0 ? [text.toHold(bills.faults.held())] : []),
    ...[...bills.faults.amounts()].map(([no, fen]) => text.changedInBill(no, fen)),
    ...[...bills.faults.omitted()].map(text.omittedFromBill),
    ...(faults.latencyMs() > 0 ? [`${text.latency} ${faults.latencyMs()}`] : []),
  ];
  return lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : '';
}

function tradesTable(trades: Trade[], { book, refunds, splits, notices }: PaymentsWorld, fill: Fill): string {
  const heads = [
    text.channel,
    text.outTradeNo,
    text.tradeNo,
    text.amount,
    text.openedAt,
    text.state,
    text.told,
    text.act,
  ];
  const rows = trades.map((trade) => {
    const notice = notices.of(trade);
    const input = refunds.given(trade);
    const amount = yuanOf(trade.amount);
    return [
      text.channels[trade.channel],
      `<code>${escapeHtml(trade.outTradeNo)}</code>`,
      `<code>${trade.tradeNo}</code>`,
      [amount, ...(input > 0 ? [text.given(yuanOf(input))] : []), ...splits.of(trade).flatMap(linesOf)].join(
        '<br>',
      ),
      beijingTime(trade.openedAt),
      text.states[book.settleTime(trade).state],
      notice ? text.toldTimes(notice.taken, notice.sent) : '',
      actionsOf(trade, fill),
    ];
  });
  return table(heads, rows);
}

const linesOf = ({ parts }: Split) =>
  parts.map(({ account, amount, result }) =>
    escapeHtml(text.part(yuanOf(amount), account, text.results[result])),
  );

function actionsOf(trade: Trade, fill: Fill): string {
  const hidden = { outTradeNo: trade.outTradeNo };
  switch (trade.state) {
    case 'open':
      return [
        `<p><a href="${CASHIER_PREFIX}/${trade.cashierKey}">${text.cashier}</a></p>`,
        fill('pay', hidden, [number(text.paidFen, 'amount', trade.amount)], text.pay),
        fill('close', hidden, [], text.close),
      ].join('');
    case 'closed':
      return fill('payLate', hidden, [], text.payLate);
    case 'paid':
      return [
        fill(
          'repeatNotice',
          hidden,
          [
            number(text.times, 'times', 1),
            `<label class="check"><input type="checkbox" name="atOnce" value="true">${text.atOnce}</label>`,
          ],
          text.repeatNotice,
        ),
        fill('age', hidden, [number(text.days, 'days', 1)], text.age),
        fill('changeInBill', hidden, [number(text.billFen, 'amount', trade.paidAmount)], text.changeInBill),
        fill('omitFromBill', hidden, [], text.omitFromBill),
      ].join('');
  }
}
