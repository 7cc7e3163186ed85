import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { shopText } from '../../shop/shop.text.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Pagination } from '../../ui/data/Pagination.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { usePages } from '../../ui/data/usePages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import styles from './GoodsPicker.module.css';
import { ListLastGoods, SearchShipmentGoods } from './goods.graphql.ts';
import { goodsStepText as text } from './goodsStep.text.ts';
import { lastGoodsOf } from './lastGoods.ts';

const PAGE_SIZE = 12;
const WAITING = ['a', 'b', 'c', 'd', 'e', 'f'];

interface Props {
  chosen: number | null;
  /** Only goods of one of these warehouses, at first of the first; absent: of all there are. */
  warehouses?: readonly { id: number; name: string }[];
  onChoose: (id: number) => void;
}

/** Finds goods by name and lets one be chosen. */
export function GoodsPicker({ chosen, warehouses = [], onChoose }: Props) {
  const [request, setRule] = useState({ keyword: '', page: 1 });
  const [place, setPlace] = useState<number | null>(null);
  const warehouse = warehouses.find(({ id }) => id === place) ?? warehouses[0];
  const pages = usePages({
    page: request.page,
    ...(request.keyword ? { keyword: request.keyword } : {}),
    ...(warehouse ? { warehouseId: warehouse.id } : {}),
  });
  const { data, error, loading, refetch, previousData } = useQuery(SearchShipmentGoods, {
    variables: pages.variables,
    context: { quiet: true },
  });
  const goods = (data ?? previousData)?.goods;
  if (error && !goods) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <div aria-busy={loading}>
      <div className={styles.search}>
        <KeywordForm
          label={text.search}
          keyword={request.keyword}
          onFind={(keyword) => setRule({ keyword, page: 1 })}
        />
        {warehouses.length > 1 && warehouse && (
          <Select
            aria-label={text.from}
            value={warehouse.id}
            options={warehouses.map(({ id, name }) => ({ value: id, text: name }))}
            onChange={(id) => {
              setPlace(id);
              setRule({ ...request, page: 1 });
            }}
          />
        )}
        {warehouse && <SecondLine as="p">{text.together(warehouse.name)}</SecondLine>}
      </div>
      {request.keyword === '' && request.page === 1 && !warehouse && (
        <LastGoods chosen={chosen} onChoose={onChoose} />
      )}
      {goods?.list.length === 0 ? (
        <EmptyState
          illustration="box"
          title={text.none}
          hint={warehouse ? text.noneHereHint : text.noneHint}
        />
      ) : (
        <ul className={styles.list}>
          {goods
            ? goods.list.map((good) => (
                <li key={good.id}>
                  <button
                    type="button"
                    className={styles.good}
                    aria-pressed={good.id === chosen}
                    onClick={() => onChoose(good.id)}
                  >
                    <ImageWithFallback src={good.pic} alt="" className={styles.picture} />
                    <span className={styles.words}>
                      <Text cut="ellipsis">{good.name}</Text>
                      <span>
                        <Price fen={good.price} strong />
                        {good.priceMax > good.price && shopText.from}
                      </span>
                      <SecondLine cut="ellipsis">
                        {good.shipFrom} · {text.sold(good.sold)}
                      </SecondLine>
                    </span>
                  </button>
                </li>
              ))
            : WAITING.map((key) => <Skeleton key={key} height={92} />)}
        </ul>
      )}
      {goods && goods.total > PAGE_SIZE && (
        <Pagination
          pages={pages}
          pageSize={PAGE_SIZE}
          shown={goods}
          onChange={(page) => setRule({ ...request, page })}
        />
      )}
    </div>
  );
}

/** What was shipped last and is still on sale, to be chosen again by a click; nothing where nothing was. */
function LastGoods({ chosen, onChoose }: Pick<Props, 'chosen' | 'onChoose'>) {
  const { data } = useQuery(ListLastGoods, { context: { quiet: 'outages' } });
  const goods = lastGoodsOf(data?.orders.list ?? []);
  if (goods.length === 0) return null;
  return (
    <section aria-label={text.last} className={styles.last}>
      <Text tone="secondary">{text.last}</Text>
      {goods.map(({ id, name, pic }) => (
        <button
          key={id}
          type="button"
          className={styles.lastGood}
          aria-pressed={id === chosen}
          title={name}
          onClick={() => onChoose(id)}
        >
          <ImageWithFallback src={pic} alt="" className={styles.lastPicture} />
          <Text cut="ellipsis">{name}</Text>
        </button>
      ))}
    </section>
  );
}
