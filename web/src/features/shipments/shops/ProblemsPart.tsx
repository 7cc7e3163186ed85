import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { failureText } from '../../../app/timedFetch.ts';
import type { ProblemKind } from '../../../graphql/generated/graphql.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Table } from '../../../ui/Table.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Card } from '../parts/Card.tsx';
import { BindShopDialog } from './BindShopDialog.tsx';
import { bindShopLogic } from './bindShop.actors.ts';
import styles from './ProblemsPart.module.css';
import { problemColumns } from './problemColumns.tsx';
import { problemsLogic } from './problems.actors.ts';
import { selectResending } from './problems.selectors.ts';
import { problemKindNames, problemsText as text } from './problems.text.ts';
import { ShopGoodsDialog } from './ShopGoodsDialog.tsx';
import { ShopSettingsDialog } from './ShopSettingsDialog.tsx';
import { shopSettingsLogic } from './shopSettings.actors.ts';
import { settingsForm } from './shopSettings.form.ts';
import { ListProblems, ListShops } from './shops.graphql.ts';

const PAGE_SIZE = 10;
/** Enough to find the shop of any problem. */
const SHOPS = { page: 1, pageSize: 100 };
const KINDS = Object.keys(problemKindNames) as ProblemKind[];

/** What needs a person, with the reason and what helps. */
export function ProblemsPart() {
  const client = useApolloClient();
  const actor = useActorRef(useMemo(() => problemsLogic(client), [client]));
  const binding = useActorRef(useMemo(() => bindShopLogic(client), [client]));
  const settings = useActorRef(useMemo(() => shopSettingsLogic(client), [client]));
  const resending = useSelector(actor, selectResending);
  const [wish, setWish] = useState<{ kind: ProblemKind | 'all'; page: number }>({ kind: 'all', page: 1 });
  const [mapped, setMapped] = useState<number | null>(null);
  const query = useQuery(ListProblems, {
    variables: {
      ...{ page: wish.page, pageSize: PAGE_SIZE },
      ...(wish.kind === 'all' ? {} : { kind: wish.kind }),
    },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const shopQuery = useQuery(ListShops, { variables: SHOPS, context: { quiet: true } });
  const shops = (shopQuery.data ?? shopQuery.previousData)?.shops.list;
  const problems = (query.data ?? query.previousData)?.problems;
  const counts = new Map(problems?.counts.map(({ kind, problems: count }) => [kind, count]));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shopOf = (id: number | null) => shops?.find((shop) => shop.id === id);
  const columns = problemColumns({
    resending,
    canReach: ({ shopId }) => shopOf(shopId) !== undefined,
    onRenew: ({ shopId }) => {
      const shop = shopOf(shopId);
      if (shop) binding.send({ type: 'binding.renew', platform: shop.platform, shopName: shop.shopName });
    },
    onSettings: ({ shopId }) => {
      const shop = shopOf(shopId);
      if (shop) settings.send({ type: 'settings.open', shopName: shop.shopName, form: settingsForm(shop) });
    },
    onMap: ({ shopId }) => setMapped(shopId),
    onResend: ({ id, orderId, packageId }) => {
      if (orderId === null) return;
      const packageIds = packageId === null ? [] : [packageId];
      actor.send({ type: 'resend.choose', resend: { problemId: id, orderId, packageIds } });
    },
  });
  const dialogs = (
    <>
      <BindShopDialog actor={binding} />
      <ShopSettingsDialog actor={settings} />
      {mapped !== null && <ShopGoodsDialog shopId={mapped} onClose={() => setMapped(null)} />}
    </>
  );
  if (!query.error && total === 0) {
    const anyShop = shops !== undefined && shops.length > 0;
    return (
      <>
        {problems && anyShop && <p className={styles.quiet}>{text.none}</p>}
        {dialogs}
      </>
    );
  }
  return (
    <Card title={text.title}>
      {query.error && !problems ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <Tabs
            label={text.kinds}
            active={wish.kind}
            items={[
              { key: 'all', label: text.all, count: total },
              ...KINDS.map((kind) => ({
                ...{ key: kind, label: problemKindNames[kind] },
                count: counts.get(kind) ?? 0,
              })),
            ]}
            onChange={(kind) => setWish({ kind, page: 1 })}
          />
          <Table
            label={text.list}
            columns={columns}
            rows={problems?.list ?? []}
            rowKey={({ id }) => id}
            empty={<EmptyState title={text.noneHere} />}
          />
        </>
      )}
      {problems && (
        <Pagination
          page={wish.page}
          pageSize={PAGE_SIZE}
          total={problems.total}
          onChange={(page) => setWish({ ...wish, page })}
        />
      )}
      {dialogs}
    </Card>
  );
}
