import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorKeyOf } from '../../lib/errorKey.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { paths, warehousePath } from '../../lib/paths.ts';
import { GoodPriceSteps } from '../../shop/GoodPriceSteps.tsx';
import { withOwnFees } from '../../shop/ownFees.ts';
import { LoadGoodPrices } from '../../shop/prices.graphql.ts';
import { WarehouseBar } from '../../shop/WarehouseBar.tsx';
import { warehouseText } from '../../shop/warehouse.text.ts';
import { cx } from '../../ui/base/cx.ts';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { usePreviousLocation } from '../../ui/page/PreviousLocation.tsx';
import { useCustomerService } from '../customerService/useCustomerService.ts';
import { GoodReviews } from '../reviews/GoodReviews.tsx';
import { GoodsChoices } from './GoodsChoices.tsx';
import { GoodsFacts } from './GoodsFacts.tsx';
import { GoodsHead } from './GoodsHead.tsx';
import styles from './GoodsInfoPage.module.css';
import type { Good } from './goodDetail.ts';
import { GoodLook, LoadGood, LoadViewerRegion } from './goods.graphql.ts';
import { goodsText } from './goods.text.ts';
import { RichText } from './RichText.tsx';
import { ShipBar } from './ShipBar.tsx';
import { OPEN_PROPERTY, SkuChoice } from './SkuChoice.tsx';
import { chosenPicture, chosenSku, firstChoice, warehousesOf } from './skuChoice.ts';

export const firstQueries = [LoadGood, LoadGoodPrices, LoadViewerRegion];

export default function GoodsInfoPage() {
  const { id, wid } = useParams();
  const { data, error, loading, refetch } = useQuery(LoadGood, {
    variables: { id: Number(id) },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (data)
    return (
      <GoodsInfo key={data.good.id} good={withOwnFees(data.good)} warehouseId={wid ? Number(wid) : null} />
    );
  if (!error) return <GoodsInfoSkeleton id={Number(id)} />;
  if (errorKeyOf(error) === 'NOT_FOUND') return <MissingGood />;
  return <ErrorState busy={loading} message={failureText(error)} onRetry={() => void refetch()} />;
}

/** One of the goods: what it is, where it ships from and by whom, and the way into shipping it. */
function GoodsInfo({ good, warehouseId }: { good: Good; warehouseId: number | null }) {
  usePageTitle(good.name);
  const { contact } = useCustomerService();
  const [wid, setWid] = useState(warehouseId);
  const [cid, setCid] = useState<number | null>(null);
  const [pieces, setPieces] = useState(good.minNum);
  const [chosen, setChosen] = useState(() => firstChoice(good));
  const [asked, setAsked] = useState(false);
  const sku = chosenSku(good, chosen);
  const warehouses = warehousesOf(good, sku);
  const warehouse = warehouses.find(({ id }) => id === wid) ?? warehouses[0] ?? null;
  const courier = warehouse?.warehouse?.couriers.find((one) => one.courierId === cid) ?? null;
  const courierId = courier?.courierId ?? null;
  const ask = () => {
    setAsked(true);
    const property = document.getElementById(OPEN_PROPERTY);
    property?.scrollIntoView({ block: 'nearest' });
    property?.querySelector<HTMLElement>('input:not([disabled])')?.focus({ preventScroll: true });
  };
  return (
    <article className={styles.page}>
      {warehouse && (
        <Panel small>
          <WarehouseBar
            warehouse={{
              ...warehouse,
              logo: warehouse.warehouse?.logo ?? null,
              score: warehouse.warehouse?.score ?? null,
              refundRate: warehouse.warehouse?.refundRate ?? null,
              answerSeconds: warehouse.warehouse?.answerSeconds ?? null,
            }}
            heading="h2"
            actions={
              <>
                <LinkButton icon="warehouse" to={warehousePath(warehouse.id)}>
                  {warehouseText.enter}
                </LinkButton>
                <Button icon="headset" onClick={contact}>
                  {goodsText.contact}
                </Button>
              </>
            }
          />
        </Panel>
      )}
      <Panel className={styles.top}>
        <Gallery name={good.name} pictures={[good.pic, ...good.pics]} chosen={chosenPicture(good, chosen)} />
        <div className={styles.info}>
          <h1 className={styles.name}>{good.name}</h1>
          <GoodsHead good={good} />
          <GoodsFacts good={good} sku={sku} />
          <GoodPriceSteps goodId={good.id} skuId={sku?.name ? sku.id : null} />
          <SkuChoice good={good} chosen={chosen} asked={asked} onChoose={setChosen} />
          <GoodsChoices
            good={{ ...good, warehouses }}
            sku={sku}
            warehouse={warehouse}
            courierId={courierId}
            pieces={pieces}
            onChoosePieces={setPieces}
            onChooseWarehouse={setWid}
            onChooseCourier={setCid}
          />
        </div>
      </Panel>
      <Panel className={styles.detail} aria-labelledby="detail">
        <h2 id="detail">{goodsText.detail}</h2>
        {good.detail ? (
          <RichText html={good.detail} />
        ) : (
          <Text as="p" tone="secondary">
            {goodsText.noDetail}
          </Text>
        )}
      </Panel>
      <GoodReviews good={good} />
      <ShipBar
        good={good}
        chosen={chosen}
        sku={sku}
        warehouse={warehouse}
        courierId={courierId}
        pieces={pieces}
        onAsk={ask}
      />
    </article>
  );
}

/** The detail page in grey, in its own shape, with the picture and the name that lists have shown. */
function GoodsInfoSkeleton({ id }: { id: number }) {
  const { cache } = useApolloClient();
  const look = cache.readFragment({ from: { __typename: 'Good', id }, fragment: GoodLook });
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height={74} className={styles.seller} />
      <Panel className={styles.top}>
        <div className={styles.gallery}>
          {look ? (
            <ImageWithFallback className={styles.large} src={look.pic} alt="" eager />
          ) : (
            <Skeleton className={styles.large} height={400} />
          )}
        </div>
        <div className={styles.info}>
          {look ? <p className={styles.awaited}>{look.name}</p> : <Skeleton width="80%" height={28} />}
          <Skeleton height={88} />
          <Skeleton height={96} />
          <Skeleton height={140} />
          <Skeleton width={200} height={44} />
        </div>
      </Panel>
    </div>
  );
}

/** There are no such goods; leads back to where the person came from, or home. */
function MissingGood() {
  usePageTitle(goodsText.missing);
  const from = usePreviousLocation();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={goodsText.missing}
      hint={goodsText.missingHint}
      action={
        <>
          {from && <Button onClick={() => void navigate(-1)}>{goodsText.goBack}</Button>}
          <LinkButton to={paths.home}>{goodsText.backHome}</LinkButton>
        </>
      }
    />
  );
}

interface Props {
  name: string;
  pictures: readonly string[];
  /** Of the combination that is chosen: shown until another one is looked at. */
  chosen: string | null;
}

/** The pictures of the goods: one large, the others to choose from. */
function Gallery({ name, pictures, chosen }: Props) {
  const all = [...new Set(chosen ? [...pictures, chosen] : pictures)];
  const [look, setLook] = useState({ chosen, at: 0 });
  const shown = look.chosen === chosen ? look.at : Math.max(0, all.indexOf(chosen ?? ''));
  const setShown = (at: number) => setLook({ chosen, at });
  return (
    <section className={styles.gallery} aria-label={goodsText.gallery}>
      <ImageWithFallback className={styles.large} src={all[shown] ?? ''} alt={name} eager />
      {all.length > 1 && (
        <ul className={styles.row}>
          {all.map((picture, at) => (
            <li key={picture}>
              <button
                type="button"
                className={cx(styles.small, at === shown && styles.current)}
                aria-label={goodsText.picture(at + 1)}
                aria-pressed={at === shown}
                onClick={() => setShown(at)}
                onMouseEnter={() => setShown(at)}
              >
                <ImageWithFallback src={picture} alt="" eager />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
