import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { Tag } from '../../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import { ActionsCell } from '../../../ui/data/cells.tsx';
import { ImageWithFallback } from '../../../ui/data/ImageWithFallback.tsx';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { Table } from '../../../ui/data/Table.tsx';
import { usePages } from '../../../ui/data/usePages.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { ListShopGoods } from '../shared/shops.graphql.ts';
import { SearchLine } from './SearchLine.tsx';
import styles from './ShopGoods.module.css';
import type { ShopGoods } from './shopGoods.machine.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';
import { isWholeShop, mappingOf, type ShopGoodRow } from './shopItem.ts';

const PAGE_SIZE = 10;

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
  if (error && !goods) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <Text as="p" tone="secondary" below={12}>
        {text.hint}
      </Text>
      <Row gap={16} align="start" justify="space-between" below={12}>
        <SearchLine label={text.search} busy={loading} onFind={(keyword) => setRule({ keyword, page: 1 })} />
        <Button variant="primary" icon="plus" onClick={() => actor.send({ type: 'mapping.add' })}>
          {text.add}
        </Button>
      </Row>
      <Table
        label={text.list}
        columns={shopGoodsColumns(actor)}
        rows={goods?.list ?? []}
        rowKey={({ id }) => id}
        loading={loading && !goods}
        empty={
          <EmptyState
            title={request.keyword ? text.noneFound : text.none}
            hint={request.keyword ? undefined : text.noneHint}
          />
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

const column = columnsNamed<ShopGoodRow, 'item' | 'goods' | 'from' | 'pieces' | 'actions'>(text);

function shopGoodsColumns(actor: ShopGoods) {
  return [
    column('item', undefined, (row) => <Item row={row} />),
    column('goods', undefined, ({ goodName, goodPic, onSale }) => (
      <Row gap={12}>
        <ImageWithFallback src={goodPic} alt="" className={styles.picture} />
        <span className={styles.words}>
          {goodName}
          {!onSale && <Tag>{text.offSaleMark}</Tag>}
        </span>
      </Row>
    )),
    column('from', 180, ({ warehouseName, courierName }) => (
      <>
        {warehouseName ?? text.anyWarehouse}
        <SecondLine>{courierName ?? text.shopCourier}</SecondLine>
      </>
    )),
    column('pieces', 120, ({ remoteGoodId, num }) =>
      isWholeShop({ remoteGoodId }) ? text.perParcel(num) : text.perPiece(num),
    ),
    column(
      'actions',
      170,
      (row) => (
        <ActionsCell>
          <Button
            variant="text"
            onClick={() => actor.send({ type: 'mapping.change', mapping: mappingOf(row) })}
          >
            {text.change}
          </Button>
          <Button
            variant="quiet"
            onClick={() => actor.send({ type: 'removal.ask', subject: subjectOf(row) })}
          >
            {text.remove}
          </Button>
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}

const subjectOf = ({ id, remoteTitle: title, goodName }: ShopGoodRow) => ({ id, title, goodName });

function Item({ row }: { row: ShopGoodRow }) {
  const { item } = mappingOf(row);
  if (isWholeShop(item)) return text.wholeShop;
  return (
    <span className={styles.words}>
      {item.title || item.remoteGoodId}
      <SecondLine num>{item.remoteSkuId === '' ? text.everyVariant : item.remoteSkuId}</SecondLine>
    </span>
  );
}
