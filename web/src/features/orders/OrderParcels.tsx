import { useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { parcelsPath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { CopyMany } from '../../ui/CopyMany.tsx';
import { Grow, Row } from '../../ui/Layout.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { SecondLine } from '../../ui/Text.tsx';
import { statusNames } from '../parcels/parcelStatus.ts';
import { RevealDialog } from '../parcels/revealing/RevealDialog.tsx';
import { revealingText } from '../parcels/revealing/revealing.text.ts';
import { revealingLogic } from '../parcels/revealing/revealReceiver.ts';
import { Timeline } from '../tracking/Timeline.tsx';
import styles from './OrderDrawer.module.css';
import { type DetailedOrder, OrderPart } from './OrderPart.tsx';
import { detailText as text } from './orderDetail.text.ts';

type Parcel = DetailedOrder['parcels'][number];

/** The first parcels of an order, each with its way. */
export function OrderParcels({ order }: { order: DetailedOrder }) {
  const [trackedId, setTrackedId] = useState<number | null>(null);
  const revealing = useFlow(revealingLogic);
  const { id, packageCount, parcels } = order;
  return (
    <OrderPart title={text.parcels(packageCount)}>
      <Row as="p" wrap>
        <LinkButton size="small" to={parcelsPath(id)}>
          {text.allParcels}
        </LinkButton>
        <CopyMany label={text.copyWaybills} texts={parcels.flatMap(({ waybillNo }) => waybillNo ?? [])} />
        <CopyMany label={text.copyPackages} texts={parcels.map(({ packageNo }) => packageNo)} />
      </Row>
      {packageCount > parcels.length && <SecondLine as="p">{text.firstParcels(parcels.length)}</SecondLine>}
      <ul className={styles.parcels}>
        {parcels.map((parcel) => (
          <ParcelLine
            key={parcel.id}
            parcel={parcel}
            isTracked={parcel.id === trackedId}
            onTrack={() => setTrackedId(parcel.id === trackedId ? null : parcel.id)}
            onReveal={() => {
              const { id: packageId, packageNo } = parcel;
              revealing.send({ type: 'reveal.open', subject: { packageId, packageNo } });
            }}
          />
        ))}
      </ul>
      <RevealDialog actor={revealing} />
    </OrderPart>
  );
}

interface LineProps {
  parcel: Parcel;
  isTracked: boolean;
  onTrack: () => void;
  onReveal: () => void;
}

function ParcelLine({ parcel, isTracked, onTrack, onReveal }: LineProps) {
  const { id, packageNo, waybillNo, thirdOrderNo, status, statusText, outputResult } = parcel;
  return (
    <li>
      <Row gap={12}>
        <Grow>
          <Copyable text={packageNo} label={text.packageNo} />
          <SecondLine>
            {waybillNo ? (
              <Copyable text={waybillNo} label={text.waybillNo} />
            ) : (
              outputResult || text.noWaybill
            )}
          </SecondLine>
          <SecondLine>
            {[`${parcel.province}${parcel.city}`, thirdOrderNo].filter(Boolean).join(' · ')}
          </SecondLine>
        </Grow>
        <StatusDot tone={statusNames[status].tone}>{statusText}</StatusDot>
        {/* Of a shop's parcel it says why there is none. */}
        {(parcel.allowedActions.includes('REVEAL_RECEIVER') || parcel.shopName) && (
          <Button variant="text" aria-label={revealingText.open(packageNo)} onClick={onReveal}>
            {revealingText.openShort}
          </Button>
        )}
        <Button variant="text" aria-expanded={isTracked} onClick={onTrack}>
          {isTracked ? text.untrack : text.track}
        </Button>
      </Row>
      {isTracked && (
        <div className={styles.way}>
          <Timeline packageId={id} />
        </div>
      )}
    </li>
  );
}
