import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Table } from '../../../ui/Table.tsx';
import { usePages } from '../../../ui/usePages.ts';
import { ListShopGoods } from '../shared/shops.graphql.ts';
import { SearchLine } from './SearchLine.tsx';
import styles from './ShopGoods.module.css';
import type { ShopGoods } from './shopGoods.selectors.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';
import { shopGoodsColumns } from './shopGoodsColumns.tsx';
import { mappingOf } from './shopItem.ts';

const PAGE_SIZE = 10;

/** The mappings of a shop. */
export function ShopGoodsList({ shopId, actor }: { shopId: number; actor: ShopGoods }) {
  const [request, setRule] = useState({ keyword: '', page: 1 });
  const pages = usePages({
    ...{ shopId, page: request.page, pageSize: PAGE_SIZE },
    ...(request.keyword ? { keyword: request.keyword } : {}),
  });
  const { data, previousData, error, loading, refetch } = useQuery(ListShopGoods, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const goods = (data ?? previousData)?.shopGoods;
  const add = (
    <Button variant="primary" icon="plus" onClick={() => actor.send({ type: 'mapping.add' })}>
      {text.add}
    </Button>
  );
  if (error && !goods) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  const columns = shopGoodsColumns({
    onChange: (row) => actor.send({ type: 'mapping.change', mapping: mappingOf(row) }),
    onRemove: ({ id, remoteTitle: title, goodName }) =>
      actor.send({ type: 'removal.ask', subject: { id, title, goodName } }),
  });
  return (
    <>
      <p className={styles.lead}>{text.hint}</p>
      <div className={styles.bar}>
        <SearchLine label={text.search} busy={loading} onFind={(keyword) => setRule({ keyword, page: 1 })} />
        {add}
      </div>
      <Table
        label={text.list}
        columns={columns}
        rows={goods?.list ?? []}
        rowKey={({ id }) => id}
        loading={loading && !goods}
        empty={
          request.keyword ? (
            <EmptyState title={text.noneFound} />
          ) : (
            <EmptyState title={text.none} hint={text.noneHint} />
          )
        }
      />
      {goods && (
        <Pagination
          pages={pages}
          pageSize={PAGE_SIZE}
          shown={goods}
          onChange={(page) => setRule({ ...request, page })}
        />
      )}
    </>
  );
}
