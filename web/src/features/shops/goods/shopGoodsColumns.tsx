import { Button } from '../../../ui/Button.tsx';
import { ImageWithFallback } from '../../../ui/ImageWithFallback.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './ShopGoods.module.css';
import { shopGoodsText as text } from './shopGoods.text.ts';
import { isWholeShop, mappingOf, type ShopGoodRow } from './shopItem.ts';

interface Actions {
  onChange: (row: ShopGoodRow) => void;
  onRemove: (row: ShopGoodRow) => void;
}

/** The columns of a shop's mappings. */
export function shopGoodsColumns({ onChange, onRemove }: Actions): Column<ShopGoodRow>[] {
  return [
    { key: 'item', header: text.item, cell: (row) => <Item row={row} /> },
    {
      key: 'good',
      header: text.goods,
      cell: ({ goodName, goodPic, onSale }) => (
        <span className={styles.good}>
          <ImageWithFallback src={goodPic} alt="" className={styles.picture} />
          <span className={styles.words}>
            {goodName}
            {!onSale && <Tag>{text.offSaleMark}</Tag>}
          </span>
        </span>
      ),
    },
    {
      key: 'from',
      header: text.from,
      width: 180,
      cell: ({ warehouseName, courierName }) => (
        <>
          {warehouseName ?? text.anyWarehouse}
          <span className={styles.second}>{courierName ?? text.shopCourier}</span>
        </>
      ),
    },
    {
      key: 'pieces',
      header: text.pieces,
      width: 120,
      cell: (row) => (isWholeShop(mappingOf(row).item) ? text.perParcel(row.num) : text.perPiece(row.num)),
    },
    {
      key: 'actions',
      header: text.actions,
      width: 170,
      align: 'right',
      cell: (row) => (
        <span className={styles.actions}>
          <Button variant="text" onClick={() => onChange(row)}>
            {text.change}
          </Button>
          <Button variant="quiet" onClick={() => onRemove(row)}>
            {text.remove}
          </Button>
        </span>
      ),
    },
  ];
}

function Item({ row }: { row: ShopGoodRow }) {
  const { item } = mappingOf(row);
  if (isWholeShop(item)) return text.wholeShop;
  return (
    <span className={styles.words}>
      {item.title || item.remoteGoodId}
      <span className={styles.second}>{item.remoteSkuId === '' ? text.everyVariant : item.remoteSkuId}</span>
    </span>
  );
}
