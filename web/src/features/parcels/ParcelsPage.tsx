import { useQuery } from '@apollo/client/react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { parcelsPath, refundsPath } from '../../lib/paths.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { RefundsPart } from '../refunds/RefundsPart.tsx';
import { useMemberKind } from '../session/useSession.ts';
import { ParcelList } from './ParcelList.tsx';
import { LoadOrderNo } from './parcels.graphql.ts';
import { parcelsText as text } from './parcels.text.ts';

/** The caller's parcels and refunds, all or those of one order. */
export default function ParcelsPage() {
  usePageTitle(text.title);
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const by = useMemberKind();
  const orderId = id ? Number(id) : undefined;
  const { data } = useQuery(LoadOrderNo, {
    variables: { id: orderId ?? 0 },
    skip: orderId === undefined,
    context: { quiet: true },
  });
  const tab = params.get('tab') === 'refunds' ? 'refunds' : 'parcels';
  return (
    <>
      <Row gap={12} below={4}>
        <h1>{orderId === undefined ? text.title : text.ofOrder(data?.order.orderNo ?? '')}</h1>
        {orderId !== undefined && (
          <LinkButton variant="text" to={parcelsPath()}>
            {text.allParcels}
          </LinkButton>
        )}
      </Row>
      <Tabs
        below={16}
        label={text.tabs}
        active={tab}
        items={[
          { key: 'parcels', label: text.parcels },
          { key: 'refunds', label: text.refunds },
        ]}
        onChange={(key) => void navigate(key === 'refunds' ? refundsPath(orderId) : parcelsPath(orderId))}
      />
      {tab === 'refunds' ? (
        <RefundsPart orderId={orderId} by={by} />
      ) : (
        <ParcelList key={orderId ?? 'all'} orderId={orderId} by={by} />
      )}
    </>
  );
}
