import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { LoadPromotionSummaryQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Price } from '../../ui/data/Price.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { DefaultProfitCard } from './DefaultProfitView.tsx';
import { InviteCard } from './InviteCard.tsx';
import { LeaguePart } from './LeaguePart.tsx';
import { MarkUpsPart } from './MarkUpsPart.tsx';
import { MembersPart } from './MembersPart.tsx';
import { PromotionChart } from './PromotionChart.tsx';
import styles from './PromotionPage.module.css';
import { LoadPromotionSummary } from './promotion.graphql.ts';
import { summaryText, tabNames, promotionText as text } from './promotion.text.ts';
import { TABS, tabParams } from './promotionQuery.ts';
import { SimulatorPart } from './SimulatorPart.tsx';

/** Whom a buyer has invited, what is added to their prices, and what it brings. */
export default function PromotionPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { tab } = tabParams.read(params);
  const { data, error, refetch } = useQuery(LoadPromotionSummary, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const promotion = data?.invitees.promotion;
  return (
    <>
      <h1>{text.title}</h1>
      {error && !promotion ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <div className={styles.head}>
            <InviteCard promotion={promotion} />
            <DefaultProfitCard />
          </div>
          <Figures
            framed
            below={12}
            aria-label={summaryText.label}
            aria-busy={!promotion}
            items={factsOf(promotion)}
          />
        </>
      )}
      <PromotionChart />
      <Tabs
        below={16}
        label={text.tabs}
        active={tab}
        items={TABS.map((key) => ({ key, label: tabNames[key] }))}
        onChange={(to) => void navigate({ search: tabParams.write({ tab: to }) })}
      />
      {tab === 'members' && <MembersPart />}
      {tab === 'markUps' && <MarkUpsPart />}
      {tab === 'league' && <LeaguePart />}
      {tab === 'simulator' && <SimulatorPart />}
    </>
  );
}

type Sums = LoadPromotionSummaryQuery['invitees']['promotion'];
type Fact = Exclude<keyof typeof summaryText, 'label' | 'notes'> & keyof Sums;

/** What inviting has brought so far; skeletons until it is known. */
function factsOf(sums: Sums | undefined) {
  const { notes } = summaryText;
  const count = (key: Fact) => sums && <span className={styles.figure}>{sums[key]}</span>;
  const price = (key: Fact) => sums && <Price fen={sums[key]} size="large" />;
  const facts = [
    ['inviteCount', count, notes.inviteCount(sums?.todayCount ?? 0)],
    ['activeCount', count, notes.activeCount],
    ['totalProfit', price, notes.totalProfit],
    ['unsettled', price, notes.unsettled],
    ['todayProfit', price, notes.todayProfit],
  ] as const;
  return facts.map(([key, show, note]) => ({
    term: summaryText[key],
    value: show(key) ?? <Skeleton width={80} height={28} />,
    note,
  }));
}
