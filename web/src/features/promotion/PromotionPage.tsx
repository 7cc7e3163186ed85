import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { DefaultProfitCard } from './DefaultProfitCard.tsx';
import { InviteCard } from './InviteCard.tsx';
import { LeaguePart } from './LeaguePart.tsx';
import { MarkUpsPart } from './MarkUpsPart.tsx';
import { MembersPart } from './MembersPart.tsx';
import { PromotionChart } from './PromotionChart.tsx';
import { PromotionFacts } from './PromotionFacts.tsx';
import styles from './PromotionPage.module.css';
import { PromotionSummary } from './promotion.graphql.ts';
import { tabNames, promotionText as text } from './promotion.text.ts';
import { readTab, TABS, writeTab } from './promotionQuery.ts';
import { SimulatorPart } from './SimulatorPart.tsx';

/** Whom a buyer has invited, what is added to their prices, and what it brings. */
export default function PromotionPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = readTab(params);
  const { data, error, refetch } = useQuery(PromotionSummary, {
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
          <PromotionFacts promotion={promotion} />
        </>
      )}
      <PromotionChart />
      <div className={styles.tabs}>
        <Tabs
          label={text.tabs}
          active={tab}
          items={TABS.map((key) => ({ key, label: tabNames[key] }))}
          onChange={(to) => void navigate({ search: writeTab(to) })}
        />
      </div>
      {tab === 'members' && <MembersPart />}
      {tab === 'markUps' && <MarkUpsPart />}
      {tab === 'league' && <LeaguePart />}
      {tab === 'simulator' && <SimulatorPart />}
    </>
  );
}
