import { useQuery } from '@apollo/client/react';
import { platformNames } from '../../fields/platform.text.ts';
import { useFlow } from '../../flows/useFlow.ts';
import type { ShopFieldsFragment } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell } from '../../ui/data/cells.tsx';
import { type Column, Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { BindShopDialog } from './binding/BindShopDialog.tsx';
import { bindShopLogic } from './binding/bindShop.actors.ts';
import { bindingStatusOf } from './bindingStatus.ts';
import { bindingStatusText, TONES } from './ShopCard.tsx';
import { UnbindDialog } from './ShopsPart.tsx';
import { ListShopPlatforms, ListShops } from './shared/shops.graphql.ts';
import { unbindShop } from './shopFlows.ts';
import { supplierPlatformNames, supplierShopsText as text } from './shops.text.ts';
import { WaitingAssignedOrders } from './WaitingAssignedOrders.tsx';

/** A supplier has one or two at a platform. */
const SHOWN = { page: 1, pageSize: 100 };

/** A supplier's shops, to which merchants assign orders at the platform (代发单). */
export function SupplierShops() {
  const binding = useFlow(bindShopLogic);
  const unbinding = useFlow(unbindShop);
  const query = useQuery(ListShops, {
    variables: SHOWN,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const shops = query.data?.shops.list;
  const columns = supplierColumns({
    onRenew: ({ platform, shopName }) => binding.send({ type: 'binding.renew', platform, shopName }),
    onUnbind: ({ id, shopName }) =>
      unbinding.send({ type: 'action.ask', subject: { id, shopName, waitingOrders: 0 } }),
  });
  const platforms = useQuery(ListShopPlatforms, { context: { quiet: true } }).data?.shopPlatforms ?? [];
  const add = (
    <Row gap={8} wrap>
      {platforms
        .filter(({ assigning }) => assigning)
        .map(({ platform }) => (
          <Button
            key={platform}
            icon="plus"
            onClick={() => {
              binding.send({ type: 'binding.open' });
              binding.send({ type: 'platform.choose', platform });
            }}
          >
            {text.bind(supplierPlatformNames[platform] ?? platformNames[platform])}
          </Button>
        ))}
    </Row>
  );
  return (
    <>
      <Text as="p" tone="secondary" below={12}>
        {text.hint}
      </Text>
      {shops?.length ? <Row below={16}>{add}</Row> : null}
      {query.error && !shops ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={text.list}
          columns={columns}
          rows={shops ?? []}
          rowKey={({ id }) => id}
          loading={query.loading && !shops}
          empty={<EmptyState title={text.none} hint={text.noneHint} action={add} />}
        />
      )}
      <WaitingAssignedOrders />
      <BindShopDialog actor={binding} />
      <UnbindDialog actor={unbinding} />
    </>
  );
}

const column = columnsNamed<ShopFieldsFragment, 'shop' | 'authorisation' | 'actions'>(text);

interface Actions {
  onRenew: (shop: ShopFieldsFragment) => void;
  onUnbind: (shop: ShopFieldsFragment) => void;
}

function supplierColumns({ onRenew, onUnbind }: Actions): Column<ShopFieldsFragment>[] {
  return [
    column('shop', undefined, ({ shopName, platform }) => (
      <>
        <Text strong>{shopName}</Text>
        <SecondLine>{platformNames[platform]}</SecondLine>
      </>
    )),
    column('authorisation', 220, (shop) => {
      const status = bindingStatusOf(shop);
      return <StatusDot tone={TONES[status]}>{bindingStatusText(status, shop.daysLeft)}</StatusDot>;
    }),
    column(
      'actions',
      150,
      (shop) => (
        <ActionsCell>
          <Button variant="text" onClick={() => onRenew(shop)}>
            {text.renew}
          </Button>
          <Button variant="quiet" onClick={() => onUnbind(shop)}>
            {text.unbind}
          </Button>
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}
