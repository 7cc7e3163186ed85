import { useId, useState } from 'react';
import type { ProfitSumsFragment } from '../../graphql/generated/graphql.ts';
import { FlowDrawing } from '../../ui/chart/FlowDrawing.tsx';
import { FlowMark } from '../../ui/chart/FlowMark.tsx';
import { CHART } from '../../ui/chart/flowChart.ts';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './ProfitPage.module.css';
import { profitText as text } from './profit.text.ts';
import type { ProfitRow } from './profitColumns.tsx';

interface Props {
  /** Days or months, the oldest first; undefined until they are there. */
  rows: readonly ProfitRow[] | undefined;
  sums: ProfitSumsFragment | undefined;
}

const incomeOf = ({ goodsIncome, remoteIncome }: ProfitSumsFragment) => goodsIncome + remoteIncome;
const takenOf = ({ commission, refundFee }: ProfitSumsFragment) => commission + refundFee;

/** Income up, what is taken of it down, over time; the table below says the same in numbers. */
export function ProfitChart({ rows, sums }: Props) {
  const [pointed, setPointed] = useState<string | null>(null);
  const titleId = useId();
  const looked = rows?.find(({ key }) => key === pointed);
  return (
    <section className={styles.chart} aria-labelledby={titleId} aria-busy={!rows}>
      <header className={styles.chartHead}>
        <h2 id={titleId}>{text.chart}</h2>
        {sums && (
          <p className={styles.legend}>
            <FlowMark of="up" /> {text.income} <Price fen={incomeOf(sums)} />
            <FlowMark of="down" /> {text.taken} <Price fen={takenOf(sums)} />
          </p>
        )}
        {looked && <p className={styles.pointed}>{text.pointed(looked.name, looked.figures.profit)}</p>}
      </header>
      {!rows && <Skeleton height={CHART.height} />}
      {rows && sums && sums.packageCount === 0 && <p className={styles.quiet}>{text.quiet}</p>}
      {rows && sums && sums.packageCount > 0 && (
        <FlowDrawing
          points={rows.map(({ key, figures }) => ({
            ...{ key, axis: key.length > 7 ? key.slice('yyyy-'.length) : key },
            ...{ up: incomeOf(figures), down: takenOf(figures) },
          }))}
          label={text.chartSums(incomeOf(sums), takenOf(sums))}
          pointed={pointed}
          onPoint={setPointed}
        />
      )}
    </section>
  );
}
