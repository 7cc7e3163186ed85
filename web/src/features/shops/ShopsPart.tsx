import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Pagination } from '../../ui/data/Pagination.tsx';
import { usePages } from '../../ui/data/usePages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { BindShopDialog } from './binding/BindShopDialog.tsx';
import { MerchantCodes } from './MerchantCodes.tsx';
import { RenewFirst } from './RenewFirst.tsx';
import { ShopCard } from './ShopCard.tsx';
import styles from './ShopsPart.module.css';
import { ShopSettingsDialog } from './settings/ShopSettingsDialog.tsx';
import { ListShops } from './shared/shops.graphql.ts';
import type { ShopFlows, UnbindShop } from './shopFlows.ts';
import { shopsText as text, unbindText } from './shops.text.ts';
import { useShopsToRenew } from './useShopsToRenew.ts';

const PAGE_SIZE = 20;
const WAITING = ['a', 'b', 'c'];

/** Authorisations end, and orders are read, elsewhere. */
const LOOK_AGAIN_MS = 15_000;

interface Props {
  title?: string;
  flows: ShopFlows;
  /** Left out where choosing one leads away. */
  chosenId?: number | null;
  onChoose: (shopId: number) => void;
  /** Chooses a shop for those of its orders that come after the end of its authorisation. */
  onShowLapsing: (shopId: number) => void;
}

/** The caller's shops: one is chosen, and each can be looked after from its card. */
export function ShopsPart({ title = text.title, flows, chosenId, onChoose, onShowLapsing }: Props) {
  const { binding, settings, unbinding } = flows;
  const toRenew = useShopsToRenew();
  const [page, setPage] = useState(1);
  const pages = usePages({ page, pageSize: PAGE_SIZE });
  const query = useQuery(ListShops, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
    pollInterval: LOOK_AGAIN_MS,
  });
  const shops = (query.data ?? query.previousData)?.shops;
  const bind = (
    <Button icon="plus" onClick={() => binding.send({ type: 'binding.open' })}>
      {text.bind}
    </Button>
  );
  return (
    <Card title={title} side={shops && shops.list.length > 0 && bind}>
      {query.error && !shops && (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      )}
      {!query.error && !shops && (
        <div className={styles.cards} aria-busy="true">
          {WAITING.map((key) => (
            <Skeleton key={key} height={188} />
          ))}
        </div>
      )}
      {shops?.list.length === 0 && (
        <EmptyState
          title={text.none}
          hint={text.noneHint}
          action={
            <Button variant="primary" icon="plus" onClick={() => binding.send({ type: 'binding.open' })}>
              {text.bind}
            </Button>
          }
        />
      )}
      <RenewFirst toRenew={toRenew} binding={binding} onShow={onShowLapsing} />
      {shops && shops.list.length > 0 && (
        <ul aria-label={text.list} className={styles.cards}>
          {shops.list.map((shop) => {
            const { id, platform, shopName, waitingOrders } = shop;
            return (
              <li key={id}>
                <ShopCard
                  shop={shop}
                  chosen={chosenId === undefined ? undefined : id === chosenId}
                  isFirst={toRenew.total > 1 && id === toRenew.shops[0]?.id}
                  onChoose={() => onChoose(id)}
                  actions={{
                    settings: () => settings.send({ type: 'editor.open', item: shop }),
                    show: () => onShowLapsing(id),
                    renew: () => binding.send({ type: 'binding.renew', platform, shopName }),
                    unbind: () =>
                      unbinding.send({ type: 'action.ask', subject: { id, shopName, waitingOrders } }),
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      {shops && <Pagination pages={pages} pageSize={PAGE_SIZE} shown={shops} onChange={setPage} />}
      <MerchantCodes platforms={shops?.list.map(({ platform }) => platform) ?? []} />
      <BindShopDialog actor={binding} />
      <ShopSettingsDialog actor={settings} />
      <UnbindDialog actor={unbinding} />
    </Card>
  );
}

/** Asks, in the words of what will happen, before a shop is unbound. */
export function UnbindDialog({ actor }: { actor: UnbindShop }) {
  return (
    <ConfirmActionDialog actor={actor} texts={unbindText} destructive>
      {({ shopName, waitingOrders }) => (
        <p>
          {unbindText.words(shopName)}
          {waitingOrders > 0 && unbindText.waiting(waitingOrders)}
        </p>
      )}
    </ConfirmActionDialog>
  );
}
