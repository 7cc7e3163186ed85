import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { parcelsPath, refundsPath } from '../../lib/pagePaths.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { RefundsPart } from '../refunds/RefundsPart.tsx';
import { RuleButton } from '../reroutes/RuleButton.tsx';
import { hasScope, useMemberKind, useScopes } from '../session/useSession.ts';
import { FillBackButton } from './fillBack/FillBackButton.tsx';
import { ParcelList } from './ParcelList.tsx';
import { LoadOrderNo } from './parcels.graphql.ts';
import { parcelsText as text } from './parcels.text.ts';

const WavesTab = lazy(() => import('../packing/WavesTab.tsx'));
const BenchTab = lazy(() => import('../packing/BenchTab.tsx'));

const TABS = { buyer: ['parcels', 'refunds'], seller: ['parcels', 'waves', 'bench', 'refunds'] } as const;
type Tab = (typeof TABS)[keyof typeof TABS][number];

/** The caller's parcels and refunds, all or those of one order; a supplier's waves and packing bench. */
export default function ParcelsPage() {
  usePageTitle(text.title);
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const by = useMemberKind();
  const mayPay = hasScope(useScopes(), 'orders:pay');
  const orderId = id ? Number(id) : undefined;
  const { data } = useQuery(LoadOrderNo, {
    variables: { id: orderId ?? 0 },
    skip: orderId === undefined,
    context: { quiet: true },
  });
  const tabs: readonly Tab[] = orderId === undefined ? TABS[by] : TABS.buyer;
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'parcels';
  const show = (key: Tab) => {
    if (key === 'refunds') return refundsPath(orderId);
    return key === 'parcels' ? parcelsPath(orderId) : `${parcelsPath()}?tab=${key}`;
  };
  return (
    <>
      <Row wrap gap={12} below={4}>
        <h1>{orderId === undefined ? text.title : text.ofOrder(data?.order.orderNo ?? '')}</h1>
        {orderId !== undefined && (
          <LinkButton variant="text" to={parcelsPath()}>
            {text.allParcels}
          </LinkButton>
        )}
        <Grow />
        {by === 'buyer' && tab === 'parcels' && (
          <>
            {orderId === undefined && mayPay && <RuleButton />}
            <FillBackButton orderId={orderId} />
          </>
        )}
      </Row>
      <Tabs
        below={16}
        label={text.tabs}
        active={tab}
        items={tabs.map((key) => ({ key, label: text[key] }))}
        onChange={(key) => void navigate(show(key))}
      />
      {tab === 'refunds' && <RefundsPart orderId={orderId} by={by} />}
      {tab === 'parcels' && <ParcelList key={orderId ?? 'all'} orderId={orderId} by={by} />}
      <Suspense fallback={<Skeleton width="100%" height={320} />}>
        {tab === 'waves' && <WavesTab />}
        {tab === 'bench' && <BenchTab />}
      </Suspense>
    </>
  );
}
