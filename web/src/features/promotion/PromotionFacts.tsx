import type { ReactNode } from 'react';
import type { PromotionSummaryQuery } from '../../graphql/generated/graphql.ts';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './PromotionPage.module.css';
import { summaryText as text } from './promotion.text.ts';

/** What inviting has brought so far; skeletons until it is known. */
export function PromotionFacts({
  promotion: sums,
}: {
  promotion: PromotionSummaryQuery['invitees']['promotion'] | undefined;
}) {
  return (
    <dl className={styles.facts} aria-label={text.label} aria-busy={!sums}>
      <Fact name={text.inviteCount} words={text.today(sums?.todayCount ?? 0)}>
        {sums && <span className={styles.figure}>{sums.inviteCount}</span>}
      </Fact>
      <Fact name={text.activeCount} words={text.activeWords}>
        {sums && <span className={styles.figure}>{sums.activeCount}</span>}
      </Fact>
      <Fact name={text.totalProfit} words={text.totalWords}>
        {sums && <Price fen={sums.totalProfit} size="large" />}
      </Fact>
      <Fact name={text.unsettled} words={text.unsettledWords}>
        {sums && <Price fen={sums.unsettled} size="large" />}
      </Fact>
      <Fact name={text.todayProfit} words={text.todayWords}>
        {sums && <Price fen={sums.todayProfit} size="large" />}
      </Fact>
    </dl>
  );
}

function Fact({ name, words, children }: { name: string; words: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? <Skeleton width={80} height={28} />}</dd>
      <dd className={styles.words}>{words}</dd>
    </div>
  );
}
