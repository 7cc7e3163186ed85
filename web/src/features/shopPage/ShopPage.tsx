import { useQuery } from '@apollo/client/react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { CountShopPageQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { type ShopTab, shopPath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { ShopListings } from '../listings/ShopListings.tsx';
import { ShopProblems } from '../problems/ShopProblems.tsx';
import { BindShopDialog } from '../shops/binding/BindShopDialog.tsx';
import { ShopLinks } from '../shops/goods/ShopLinks.tsx';
import { UnbindDialog } from '../shops/ShopsPart.tsx';
import { ShopSettingsDialog } from '../shops/settings/ShopSettingsDialog.tsx';
import { type ShopFlows, useShopFlows } from '../shops/shopFlows.ts';
import { ShopStocks } from '../shops/stocks/ShopStocks.tsx';
import { AssignedOrders } from './AssignedOrders.tsx';
import { type Shop, ShopHead } from './ShopHead.tsx';
import { ShopOrders } from './ShopOrders.tsx';
import { CountShopPage, LoadShopPage } from './shopPage.graphql.ts';
import { countedNames, tabNames, shopPageText as text } from './shopPage.text.ts';

/** Orders come, and stock is sent, by themselves. */
const LOOK_AGAIN_MS = 15_000;

/** One shop: its state, its orders, what they need, its links, its stock and what was put up in it. */
export default function ShopPage() {
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const answer = useQuery(LoadShopPage, {
    variables: { id },
    skip: !isId,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const flows = useShopFlows();
  const shop = answer.data?.shops.list.find(({ isSeller }) => !isSeller);
  usePageTitle(shop?.shopName ?? text.plainTitle);
  if (shop)
    return (
      <>
        <ShopHead shop={shop} flows={flows} />
        <ShopParts key={id} shop={shop} flows={flows} />
        <BindShopDialog actor={flows.binding} />
        <ShopSettingsDialog actor={flows.settings} />
        <UnbindDialog actor={flows.unbinding} />
      </>
    );
  if (answer.error)
    return <ErrorState message={failureText(answer.error)} onRetry={() => void answer.refetch()} />;
  if (isId && !answer.data) return <Skeleton height={320} />;
  return (
    <EmptyState
      title={text.gone}
      hint={text.goneHint}
      action={
        <LinkButton variant="primary" to={paths.shops}>
          {text.toShops}
        </LinkButton>
      }
    />
  );
}

interface PartProps {
  shop: Shop;
  flows: ShopFlows;
}

/** What there is of a shop, one part at a time. */
function ShopParts({ shop, flows }: PartProps) {
  const { id } = shop;
  const navigate = useNavigate();
  const { tab } = useParams();
  const { data, previousData } = useQuery(CountShopPage, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: 'outages' },
    pollInterval: LOOK_AGAIN_MS,
  });
  const counts = data ?? previousData;
  const tabs = (Object.keys(tabNames) as ShopTab[]).filter(
    (key) => (key !== 'stock' || shop.takesStock) && (key !== 'listings' || shop.takesListings),
  );
  const active = tabs.find((key) => key === tab) ?? 'orders';
  const problems = counts?.problems.counts ?? [];
  const countOf: Record<ShopTab, number | undefined> = {
    orders: counts?.shopOrders.counts.find(({ status }) => status === 'PENDING')?.count,
    problems: counts && problems.reduce((sum, { count }) => sum + count, 0),
    links: counts?.shopSkus.counts.find(({ state }) => state === 'UNLINKED')?.count ?? (counts && 0),
    stock: counts?.shopStocks.counts.find(({ state }) => state === 'FAILED')?.count ?? (counts && 0),
    listings: counts && failedListings(counts.shopListings),
  };
  return (
    <>
      <Tabs
        below={16}
        label={text.tabs}
        active={active}
        items={tabs.map((key) => ({
          key,
          label: tabNames[key],
          // Beside a list of others a 0 would read as if it were empty.
          count: countOf[key] || undefined,
          counted: countedNames[key],
        }))}
        onChange={(key) => void navigate(shopPath(id, key))}
      />
      <Panel aria-label={tabNames[active]}>
        {active === 'orders' && <AssignedOrders shop={shop} />}
        {active === 'orders' && <ShopOrders shop={shop} problems={problems} />}
        {active === 'problems' && <ShopProblems shopId={id} />}
        {active === 'links' && <Links shopId={id} />}
        {active === 'stock' && <Stock shop={shop} flows={flows} />}
        {active === 'listings' && <ShopListings shop={shop} />}
      </Panel>
    </>
  );
}

/** Goods that were not put up, and those that the platform has refused or taken down since; what was deleted may be meant. */
function failedListings({ counts, verdicts }: CountShopPageQuery['shopListings']): number {
  const failed = counts.find(({ state }) => state === 'FAILED')?.count ?? 0;
  return verdicts
    .filter(({ verdict }) => verdict === 'REFUSED' || verdict === 'BANNED')
    .reduce((sum, { count }) => sum + count, failed);
}

function Links({ shopId }: { shopId: number }) {
  const [search] = useSearchParams();
  const keyword = search.get('keyword');
  return <ShopLinks shopId={shopId} {...(keyword !== null && { keyword })} />;
}

function Stock({ shop, flows }: PartProps) {
  if (shop.stockSync) return <ShopStocks shop={shop} />;
  return (
    <EmptyState
      title={text.stockOff}
      hint={text.stockOffHint}
      action={
        <Button onClick={() => flows.settings.send({ type: 'editor.open', item: shop })}>
          {text.turnOn}
        </Button>
      }
    />
  );
}
