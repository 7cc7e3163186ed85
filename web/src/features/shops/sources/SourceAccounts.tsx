import { useQuery } from '@apollo/client/react';
import { useFlow } from '../../../flows/useFlow.ts';
import type { ShopFieldsFragment } from '../../../graphql/generated/graphql.ts';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { StatusDot } from '../../../ui/base/StatusDot.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import { ActionsCell } from '../../../ui/data/cells.tsx';
import { type Column, Table } from '../../../ui/data/Table.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { BindShopDialog } from '../binding/BindShopDialog.tsx';
import { bindShopLogic } from '../binding/bindShop.actors.ts';
import { bindingStatusOf } from '../bindingStatus.ts';
import { bindingStatusText, TONES } from '../ShopCard.tsx';
import { UnbindDialog } from '../ShopsPart.tsx';
import { unbindShop } from '../shopFlows.ts';
import { ListSources } from './sources.graphql.ts';
import { sourcesText as text } from './sources.text.ts';

/** The accounts at 1688 that buy; they are bound, renewed and unbound as shops are. */
export function SourceAccounts() {
  const binding = useFlow(bindShopLogic);
  const unbinding = useFlow(unbindShop);
  const { data, error, loading, refetch } = useQuery(ListSources, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const sources = data?.shops.list;
  const add = (
    <Button
      {...(sources?.length ? { icon: 'plus' as const } : { variant: 'primary' as const })}
      onClick={() => {
        binding.send({ type: 'binding.open' });
        binding.send({ type: 'platform.choose', platform: 'ALI_1688' });
      }}
    >
      {text.bind}
    </Button>
  );
  return (
    <Card title={text.accounts} side={sources?.length ? add : undefined}>
      {error && !sources ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Table
          label={text.accounts}
          columns={accountColumns({
            onRenew: ({ platform, shopName }) => binding.send({ type: 'binding.renew', platform, shopName }),
            onUnbind: ({ id, shopName }) =>
              unbinding.send({ type: 'action.ask', subject: { id, shopName, waitingOrders: 0 } }),
          })}
          rows={sources ?? []}
          rowKey={({ id }) => id}
          loading={loading && !sources}
          empty={<EmptyState title={text.none} hint={text.noneHint} action={add} />}
        />
      )}
      <BindShopDialog actor={binding} />
      <UnbindDialog actor={unbinding} />
    </Card>
  );
}

const column = columnsNamed<ShopFieldsFragment, 'account' | 'authorisation' | 'actions'>(text);

interface Actions {
  onRenew: (shop: ShopFieldsFragment) => void;
  onUnbind: (shop: ShopFieldsFragment) => void;
}

function accountColumns({ onRenew, onUnbind }: Actions): Column<ShopFieldsFragment>[] {
  return [
    column('account', undefined, ({ shopName }) => <Text strong>{shopName}</Text>),
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
