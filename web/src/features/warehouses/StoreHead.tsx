import type { LoadStoreQuery } from '../../graphql/generated/graphql.ts';
import { courierFeeText, restDaysText } from '../../shop/courierFee.ts';
import { warehouseCutoffText } from '../../shop/shipPromise.ts';
import { WarehouseBar } from '../../shop/WarehouseBar.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useCustomerService } from '../customerService/useCustomerService.ts';
import { StoreLicences } from '../licences/StoreLicences.tsx';
import { outputModeNames, storeText } from './store.text.ts';

type Warehouse = LoadStoreQuery['warehouse'];
type Offer = Warehouse['couriers'][number];

/** Who the warehouse is, what it says of itself, when and by whom it ships. */
export function StoreHead({ warehouse }: { warehouse: Warehouse }) {
  const { contact } = useCustomerService();
  const { intro, outputMode, shipsByErp, status, pauseReason } = warehouse;
  const rest = restDaysText(warehouse);
  const offers = warehouse.couriers.filter(({ enabled }) => enabled);
  const issuing = shipsByErp ? storeText.byErp : outputModeNames[outputMode];
  const times = [warehouseCutoffText(warehouse), issuing, rest && storeText.rests(rest)]
    .filter(Boolean)
    .join(' · ');
  return (
    <Panel small>
      <Stack>
        <WarehouseBar
          warehouse={warehouse}
          heading="h1"
          figures={warehouse}
          linked={false}
          actions={
            <Row gap={8}>
              <StoreLicences warehouseId={warehouse.id} />
              <Button icon="headset" onClick={contact}>
                {storeText.contact}
              </Button>
            </Row>
          }
        />
        {status !== 'ACTIVE' && <Message tone="warning">{pauseReason || storeText.paused}</Message>}
        <DescriptionList
          items={[
            { term: storeText.intro, value: intro || storeText.noIntro },
            { term: storeText.times, value: <span className="num">{times}</span> },
            {
              term: storeText.couriers,
              value: offers.length === 0 ? storeText.noCouriers : <Couriers offers={offers} />,
            },
          ]}
        />
      </Stack>
    </Panel>
  );
}

function Couriers({ offers }: { offers: readonly Offer[] }) {
  return (
    <Row as="ul" wrap gap={24} style={{ rowGap: 'var(--space-4)' }}>
      {offers.map((offer) => (
        <Row as="li" key={offer.courierId} align="baseline">
          {offer.courier.name}
          <Text tone="secondary" small num>
            {courierText(offer)}
          </Text>
        </Row>
      ))}
    </Row>
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
    <Panel small aria-hidden="true">
      <Stack>
        <Skeleton height={48} />
        <Skeleton width="50%" height={20} />
        <Skeleton width="36%" height={20} />
        <Skeleton height={44} />
      </Stack>
    </Panel>
  );
}
