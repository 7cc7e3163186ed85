import type { ProfitSumsFragment } from '../../graphql/generated/graphql.ts';
import { FlowPanel } from '../../ui/chart/FlowPanel.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { profitText as text } from './profit.text.ts';
import type { ProfitRow } from './profitColumns.tsx';
import { SumsPanel } from './SumsPanel.tsx';

type Sums = ProfitSumsFragment | undefined;

const SIDE = [
  ...(['goodsIncome', 'remoteIncome', 'commission', 'refundFee'] as const),
  ...(['compensationFee', 'borneFreight', 'replacementIncome', 'claimIncome'] as const),
  ...(['settled', 'pending', 'courierCost'] as const),
] as const;

/** Most suppliers have none of these, so they are shown from the first fen on. */
const SELDOM: readonly (typeof SIDE)[number][] = [
  ...(['compensationFee', 'borneFreight'] as const),
  ...(['replacementIncome', 'claimIncome'] as const),
];

/** The sums over everything that is asked for; skeletons until they are there. */
export function ProfitSummary({ sums }: { sums: Sums }) {
  const notes: Partial<Record<(typeof SIDE)[number], string | undefined>> = {
    goodsIncome: sums && text.parcels(sums.orderCount, sums.packageCount),
    courierCost: text.courierWords,
    compensationFee: text.compensationWords,
    borneFreight: text.borneWords,
    replacementIncome: text.replacementWords,
    claimIncome: text.claimWords,
  };
  return (
    <SumsPanel
      busy={!sums}
      main={{
        term: text.profit,
        value: sums ? <Price fen={sums.profit} size="huge" /> : <Skeleton width={160} height={36} />,
        note: text.profitWords,
      }}
      side={SIDE.filter((key) => !SELDOM.includes(key) || sums?.[key]).map((key) => ({
        term: text[key],
        value: sums ? <Price fen={sums[key]} size="large" /> : <Skeleton width={96} height={28} />,
        note: notes[key],
      }))}
      since={text.since}
    />
  );
}

const incomeOf = (sums: ProfitSumsFragment) =>
  sums.goodsIncome + sums.remoteIncome + sums.replacementIncome + sums.claimIncome;
const takenOf = (sums: ProfitSumsFragment) =>
  sums.commission + sums.refundFee + sums.compensationFee + sums.borneFreight;

/** Income up, what is taken of it down, over time; the table below says the same in numbers. */
export function ProfitChart({ rows, sums }: { rows: readonly ProfitRow[] | undefined; sums: Sums }) {
  return (
    <FlowPanel
      title={text.chart}
      rows={sums && rows}
      pointOf={({ key, figures }) => ({ key, up: incomeOf(figures), down: takenOf(figures) })}
      flows={
        sums && [
          { of: 'up', name: text.income, fen: incomeOf(sums) },
          { of: 'down', name: text.taken, fen: takenOf(sums) },
        ]
      }
      label={sums ? text.chartSums(incomeOf(sums), takenOf(sums)) : ''}
      quiet={sums?.packageCount === 0 ? text.quiet : null}
      pointed={({ name, figures }) => text.pointed(name, figures.profit)}
    />
  );
}
