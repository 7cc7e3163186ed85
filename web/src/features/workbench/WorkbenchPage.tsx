import { useQuery } from '@apollo/client/react';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { benchPath } from '../packing/packingPaths.ts';
import { CountProblems } from '../problems/problemCount.graphql.ts';
import { CountWaitingReviews } from '../reviews/reviews.graphql.ts';
import { hasScope, useScopes } from '../session/useSession.ts';
import { LoadSellerAfterSales } from '../statistics/afterSales.graphql.ts';
import { ProfitChart } from '../statistics/ProfitFigures.tsx';
import { LoadSellerProfit } from '../statistics/profit.graphql.ts';
import { Cutoffs } from './Cutoffs.tsx';
import { SellingGoods, UnsoldGoods } from './GoodsRanks.tsx';
import { ServiceFigures } from './ServiceFigures.tsx';
import { TaskCards } from './TaskCards.tsx';
import { tasksOf } from './tasks.ts';
import styles from './Workbench.module.css';
import {
  CountReturnsAndAccounts,
  CountStocksAndGoods,
  ListSellingGoods,
  LoadToShip,
} from './workbench.graphql.ts';
import { workbenchText as text } from './workbench.text.ts';

const fresh = { fetchPolicy: 'cache-and-network', context: { quiet: 'outages' } } as const;

/** Where a supplier begins its day: what waits, until when it ships, how it sells and serves. */
export default function WorkbenchPage() {
  usePageTitle(text.title);
  const shipping = useQuery(LoadToShip, fresh);
  const toShip = shipping.data?.toShip;
  const problems = useQuery(CountProblems, fresh).data?.problems;
  const goods = useQuery(CountStocksAndGoods, fresh).data;
  const scopes = useScopes();
  const others = useQuery(CountReturnsAndAccounts, {
    ...fresh,
    variables: { withAccounts: hasScope(scopes, 'couriers:act') },
  }).data;
  const seesMoney = hasScope(scopes, 'wallet:read');
  const profit = useQuery(LoadSellerProfit, {
    ...fresh,
    variables: { filter: {}, unit: 'DAY' },
    skip: !seesMoney,
  }).data;
  const service = useQuery(LoadSellerAfterSales, { ...fresh, variables: { filter: {}, unit: 'MONTH' } }).data;
  const reviews = useQuery(CountWaitingReviews, fresh).data?.sellerReviews.waiting;
  const ranks = useQuery(ListSellingGoods, fresh).data;
  const sums = profit?.sellerProfit.summary;
  return (
    <>
      <PageHeader
        below={16}
        title={text.title}
        hint={text.hint}
        actions={
          <LinkButton icon="box" to={benchPath()}>
            {text.bench}
          </LinkButton>
        }
      />
      <TaskCards
        tasks={tasksOf({ toShip, problems, goods, others, reviews }).filter(({ scope }) =>
          hasScope(scopes, scope),
        )}
      />
      <div className={styles.board}>
        <div className={styles.column}>
          <ServiceFigures seesMoney={seesMoney} profit={sums} service={service?.sellerAfterSales.summary} />
          {seesMoney && <ProfitChart rows={profit?.sellerProfit.list} sums={sums} />}
          <SellingGoods goods={ranks?.selling.list} />
        </div>
        <div className={styles.column}>
          <Cutoffs warehouses={toShip?.warehouses} />
          {/* Not before it is known how many warehouses stand above. */}
          {(toShip || !shipping.loading) && <UnsoldGoods unsold={ranks?.unsold} />}
        </div>
      </div>
    </>
  );
}
