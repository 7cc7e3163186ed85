import type { ReactNode } from 'react';
import type { ProfitSumsFragment } from '../../graphql/generated/graphql.ts';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './ProfitPage.module.css';
import { profitText as text } from './profit.text.ts';

/** The sums over everything that is asked for; skeletons until they are there. */
export function ProfitSummary({ sums }: { sums: ProfitSumsFragment | undefined }) {
  return (
    <section className={styles.card} aria-label={text.sums} aria-busy={!sums}>
      <div className={styles.main}>
        <h2 className={styles.label}>{text.profit}</h2>
        {sums ? <Price fen={sums.profit} size="huge" /> : <Skeleton width={160} height={36} />}
        <p className={styles.words}>{text.profitWords}</p>
      </div>
      <dl className={styles.side}>
        <Fact name={text.goodsIncome} words={sums && text.parcels(sums.orderCount, sums.packageCount)}>
          {sums && <Price fen={sums.goodsIncome} size="large" />}
        </Fact>
        <Fact name={text.remoteIncome}>{sums && <Price fen={sums.remoteIncome} size="large" />}</Fact>
        <Fact name={text.commission}>{sums && <Price fen={sums.commission} size="large" />}</Fact>
        <Fact name={text.refundFee}>{sums && <Price fen={sums.refundFee} size="large" />}</Fact>
        <Fact name={text.settled}>{sums && <Price fen={sums.settled} size="large" />}</Fact>
        <Fact name={text.pending}>{sums && <Price fen={sums.pending} size="large" />}</Fact>
        <Fact name={text.courierCost} words={text.courierWords}>
          {sums && <Price fen={sums.courierCost} size="large" />}
        </Fact>
      </dl>
      <p className={styles.since}>{text.since}</p>
    </section>
  );
}

function Fact({ name, words, children }: { name: string; words?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{name}</dt>
      <dd className={styles.fact}>{children ?? <Skeleton width={96} height={28} />}</dd>
      {words && <dd className={styles.words}>{words}</dd>}
    </div>
  );
}
