import type { AfterSalesSumsFragment } from '../../graphql/generated/graphql.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { slowText, afterSalesText as text } from './afterSales.text.ts';
import { formatRate, formatSeconds } from './figures.text.ts';
import styles from './Statistics.module.css';
import { SumsPanel } from './SumsPanel.tsx';

type Sums = AfterSalesSumsFragment;

const SIDE: readonly {
  term: string;
  value: (sums: Sums) => string | number;
  note: (sums: Sums) => string;
}[] = [
  {
    term: text.refundedRate,
    value: ({ refundedRate }) => formatRate(refundedRate),
    note: ({ refundedCount, refundedFee }) => text.refunded(refundedCount, refundedFee),
  },
  {
    term: text.replacedRate,
    value: ({ replacedRate }) => formatRate(replacedRate),
    note: ({ replacedCount }) => text.replaced(replacedCount),
  },
  {
    term: text.disputedRate,
    value: ({ disputedRate }) => formatRate(disputedRate),
    note: ({ disputedCount }) => text.disputed(disputedCount),
  },
  {
    term: text.answerMedian,
    value: ({ answerMedian }) => formatSeconds(answerMedian),
    note: ({ answeredCount, answerSlow }) =>
      answerSlow === null ? text.notAnswered : text.answered(answeredCount, slowText(answerSlow)),
  },
  {
    term: text.answeredLateCount,
    value: ({ answeredLateCount }) => answeredLateCount,
    note: () => text.late,
  },
];

/** The figures of everything that is asked for; skeletons until they are there. */
export function AfterSalesSummary({ sums }: { sums: Sums | undefined }) {
  return (
    <SumsPanel
      busy={!sums}
      main={{
        term: text.caseRate,
        value: sums ? (
          <div className={styles.rate}>{formatRate(sums.caseRate)}</div>
        ) : (
          <Skeleton width={160} height={36} />
        ),
        note: (
          <>
            {text.caseWords}
            <br />
            {sums && text.cases(sums.caseCount, sums.packageCount)}
          </>
        ),
      }}
      side={SIDE.map(({ term, value, note }) => ({
        term,
        value: sums ? (
          <span className={styles.figure}>{value(sums)}</span>
        ) : (
          <Skeleton width={96} height={28} />
        ),
        note: sums && note(sums),
      }))}
      since={text.since}
    />
  );
}
