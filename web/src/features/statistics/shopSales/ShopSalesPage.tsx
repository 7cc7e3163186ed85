import { useQuery } from '@apollo/client/react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { DayRange } from '../../../fields/DayRange.tsx';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { given } from '../../../lib/given.ts';
import { shopPath } from '../../../lib/pagePaths.ts';
import { ChoiceFilters, namedOptions } from '../../../list/ListFilters.tsx';
import { usePageTitle } from '../../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../../ui/buttons/Button.tsx';
import { useColumns } from '../../../ui/columns/useColumns.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { SpanPresets } from '../SpanPresets.tsx';
import styles from '../Statistics.module.css';
import { StatisticsRows } from '../StatisticsRows.tsx';
import { OpenOrders, ShopSalesChart, ShopSalesSummary } from './ShopSalesFigures.tsx';
import { ListSalesShops, LoadShopSales } from './shopSales.graphql.ts';
import { shopSalesText as text, unitNames } from './shopSales.text.ts';
import { shopSalesColumnChoices, shopSalesColumns } from './shopSalesColumns.tsx';
import {
  closerSales,
  isTooLong,
  type ShopSalesQuery,
  shopSalesFilter,
  shopSalesParams,
} from './shopSalesQuery.ts';

/** What one's own shops sell and what of it is left, as the address narrows it: sums, a drawing over time, rows and a file. */
export default function ShopSalesPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = shopSalesParams.read(search);
  const { unit } = query;
  const filter = shopSalesFilter(query);
  const tooLong = isTooLong(query);
  const { data, previousData, error, loading, refetch } = useQuery(LoadShopSales, {
    variables: { filter, unit },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
    skip: tooLong,
  });
  const { data: known } = useQuery(ListSalesShops, { context: { quiet: 'outages' } });
  const shops = known?.shops.list.filter(({ isSeller }) => !isSeller) ?? [];
  const setting = useColumns('buyer.shopSales', shopSalesColumnChoices);
  const show = (to: ShopSalesQuery) => void navigate({ search: shopSalesParams.write(to) });
  const change = (part: Partial<ShopSalesQuery>) => show({ ...query, ...part });
  const shown = tooLong ? undefined : data?.shopSales;
  const summary = tooLong ? undefined : (data ?? previousData)?.shopSales.summary;
  const isOverTime = unit === 'DAY' || unit === 'MONTH';
  const rows = shown?.list ?? [];
  const isNarrowed = shopSalesParams.isNarrowed(query);
  // The links of goods are on their shop's own page.
  if (query.linksOf !== null)
    return <Navigate to={shopPath(query.linksOf, 'links', given({ keyword: query.links }))} replace />;
  return (
    <>
      <h1>{text.title}</h1>
      <Row as="search" wrap above={12} aria-label={text.filters} className={styles.filters}>
        <SpanPresets days={query} onChange={change} />
        <DayRange days={query} onChange={change} />
        <ChoiceFilters
          list={{ query, change, isNarrowed, reset: () => show(shopSalesParams.reset(query)) }}
          text={text}
          options={{ shopId: namedOptions(shops.map(({ id, shopName: name }) => ({ id, name }))) }}
        />
        {isNarrowed && (
          <Button variant="text" onClick={() => show(shopSalesParams.reset(query))}>
            {text.clear}
          </Button>
        )}
      </Row>
      {tooLong && (
        <Message tone="warning" below={12}>
          {text.daysByGoods}
        </Message>
      )}
      {error && !data ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          {!tooLong && <ShopSalesSummary sums={summary} />}
          <OpenOrders sums={summary} />
          {isOverTime && <ShopSalesChart rows={shown?.list} sums={summary} />}
          <StatisticsRows
            {...{ title: text.title, unit, unitNames, setting }}
            onUnit={(chosen) => change({ unit: chosen })}
            columns={shopSalesColumns(unit, {
              lookAt: (row) => shopSalesParams.write(closerSales(query, row)),
              shopNames: new Map(shops.map(({ id, shopName }) => [id, shopName])),
            })}
            rows={isOverTime ? rows.toReversed() : rows}
            loading={loading && !shown}
            subject={{ list: 'shopSales', filter, unit }}
            none={{
              title: text.none,
              hint: text.noneHint,
              action: <LinkButton to="/shipments/auto">{text.ship}</LinkButton>,
            }}
          />
        </>
      )}
    </>
  );
}
