import type { LoadStoreQuery } from '../../graphql/generated/graphql.ts';
import { courierFeeText, restDaysText } from '../../shop/courierFee.ts';
import { warehouseCutoffText } from '../../shop/shipPromise.ts';
import { WarehouseBar } from '../../shop/WarehouseBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCustomerService } from '../customerService/useCustomerService.ts';
import styles from './StoreHead.module.css';
import { outputModeNames, storeText } from './store.text.ts';

type Warehouse = LoadStoreQuery['warehouse'];
type Offer = Warehouse['couriers'][number];

/** Who the warehouse is, what it says of itself, when and by whom it ships. */
export function StoreHead({ warehouse }: { warehouse: Warehouse }) {
  const { contact } = useCustomerService();
  const { intro, outputMode, status, pauseReason } = warehouse;
  const rest = restDaysText(warehouse);
  const offers = warehouse.couriers.filter(({ enabled }) => enabled);
  return (
    <section className={styles.head}>
      <WarehouseBar
        warehouse={warehouse}
        heading="h1"
        figures={warehouse}
        linked={false}
        actions={
          <Button icon="headset" onClick={contact}>
            {storeText.contact}
          </Button>
        }
      />
      {status !== 'ACTIVE' && <Message tone="warning">{pauseReason || storeText.paused}</Message>}
      <dl className={styles.facts}>
        <dt>{storeText.intro}</dt>
        <dd>{intro || storeText.noIntro}</dd>
        <dt>{storeText.times}</dt>
        <dd className="num">
          {warehouseCutoffText(warehouse)} · {outputModeNames[outputMode]}
          {rest && ` · ${storeText.rests(rest)}`}
        </dd>
        <dt>{storeText.couriers}</dt>
        <dd>
          {offers.length === 0 ? (
            storeText.noCouriers
          ) : (
            <ul className={styles.couriers}>
              {offers.map((offer) => (
                <li key={offer.courierId}>
                  <span>{offer.courier.name}</span>
                  <span className={styles.fee}>{courierText(offer)}</span>
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </section>
  );
}

function courierText(offer: Offer): string {
  if (offer.courier.status !== 'ACTIVE') return storeText.courierPaused;
  const rest = restDaysText(offer.courier);
  const fee = courierFeeText(offer);
  return rest ? `${fee} · ${storeText.rests(rest)}` : fee;
}

/** The head in grey, in its own shape. */
export function StoreHeadSkeleton() {
  return (
    <section className={styles.head} aria-hidden="true">
      <Skeleton height={48} />
      <Skeleton width="50%" height={20} />
      <Skeleton width="36%" height={20} />
      <Skeleton height={44} />
    </section>
  );
}
