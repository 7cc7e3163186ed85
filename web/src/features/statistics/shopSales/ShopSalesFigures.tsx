import type { ShopSalesSumsFragment } from '../../../graphql/generated/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { FlowPanel } from '../../../ui/chart/FlowPanel.tsx';
import { Price } from '../../../ui/data/Price.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SumsPanel } from '../SumsPanel.tsx';
import { shopSalesText as text } from './shopSales.text.ts';
import type { ShopSalesRow } from './shopSalesColumns.tsx';
import { formatMargin } from './shopSalesQuery.ts';

type Sums = ShopSalesSumsFragment | undefined;

const SIDE = ['paid', 'refunded', 'openPaid', 'goodsCost', 'freightCost', 'refundFee'] as const;

/** The sums over everything that is asked for; skeletons until they are there. */
export function ShopSalesSummary({ sums }: { sums: Sums }) {
  return (
    <SumsPanel
      busy={!sums}
      main={{
        term: text.profit,
        value: sums ? <Price fen={sums.profit} size="huge" /> : <Skeleton width={160} height={36} />,
        note: sums ? (
          <>
            <Text block num>
              {text.margin} {formatMargin(sums)}
            </Text>
            {text.profitWords}
          </>
        ) : (
          text.profitWords
        ),
      }}
      side={SIDE.map((key) => ({
        term: text[key],
        value: sums ? <Price fen={sums[key]} size="large" /> : <Skeleton width={96} height={28} />,
        note: key === 'paid' && sums ? text.orders(sums.orderCount, sums.pieceCount) : undefined,
      }))}
      since={text.since}
    />
  );
}

/** What does not count, and why: nothing is left out silently. */
export function OpenOrders({ sums }: { sums: Sums }) {
  if (!sums || sums.openCount === 0) return null;
  return (
    <Message tone="warning" below={12}>
      {text.open(sums.openCount, formatMoney(sums.openPaid), sums.unlinkedCount)}
    </Message>
  );
}

/** What came in up, what the parcels cost down, over time; the table below says the same in numbers. */
export function ShopSalesChart({ rows, sums }: { rows: readonly ShopSalesRow[] | undefined; sums: Sums }) {
  return (
    <FlowPanel
      title={text.chart}
      rows={sums && rows}
      pointOf={({ key, figures }) => ({ key, up: figures.income, down: figures.cost })}
      flows={
        sums && [
          { of: 'up', name: text.income, fen: sums.income },
          { of: 'down', name: text.cost, fen: sums.cost },
        ]
      }
      label={sums ? text.chartSums(sums.income, sums.cost) : ''}
      quiet={sums && sums.income === 0 && sums.cost === 0 ? text.quiet : null}
      pointed={({ name, figures }) => text.pointed(name, figures.profit, formatMargin(figures))}
    />
  );
}
