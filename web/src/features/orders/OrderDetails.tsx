import { type ReactNode, useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import type { LoadOrderQuery } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { orderPath, parcelsPath } from '../../lib/pagePaths.ts';
import { formatTimestamp } from '../../lib/time.ts';
import { PriceParts } from '../../shop/PriceParts.tsx';
import { pricesText } from '../../shop/prices.text.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { CopyMany } from '../../ui/copy/CopyMany.tsx';
import { TextLink } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Grow, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { platformNames } from '../goods/goods.text.ts';
import { FillBackButton } from '../parcels/fillBack/FillBackButton.tsx';
import { statusNames } from '../parcels/parcelStatus.ts';
import { RevealDialog } from '../parcels/revealing/RevealDialog.tsx';
import { revealingText } from '../parcels/revealing/revealing.text.ts';
import { revealingLogic } from '../parcels/revealing/revealReceiver.ts';
import { OrderReviews } from '../reviews/OrderReviews.tsx';
import { Timeline } from '../tracking/Timeline.tsx';
import styles from './OrderDrawer.module.css';
import { cancelTypeNames, detailText as text } from './orderDetail.text.ts';
import { ordersText, orderTones, shipModeNames } from './orders.text.ts';
import { PayCountdown } from './PayCountdown.tsx';

/** What is known of an order: fees, facts, times, review, parcels. */
export default function OrderDetails({ order, by }: { order: DetailedOrder; by: 'buyer' | 'seller' }) {
  const { orderNo, status, statusText, payExpireAt, cancelType, reviewScore } = order;
  const price = order.skuCount === 1 ? formatMoney(order.goodPrice) : '';
  return (
    <Stack gap={24}>
      <Stack as="section" gap={8}>
        <Row as="p" gap={12} justify="space-between" style={{ fontSize: 'var(--font-large)' }}>
          <Copyable text={orderNo} label={ordersText.orderNo} />
          <StatusDot tone={orderTones[status]}>{statusText}</StatusDot>
        </Row>
        {status === 'PENDING_PAYMENT' && <PayCountdown until={payExpireAt} />}
        {cancelType && <SecondLine as="p">{text.cancelled(cancelTypeNames[cancelType])}</SecondLine>}
        <p>{text.good(order.goodName, order.pieceCount, price)}</p>
      </Stack>
      <FeeBreakdown order={order} by={by} />
      {order.prices.length > 0 && (
        <OrderPart title={pricesText.explained}>
          <PriceParts prices={order.prices} />
        </OrderPart>
      )}
      <OrderPart title={text.facts}>
        <DescriptionList items={factsOf(order)} />
      </OrderPart>
      <OrderPart title={text.times}>
        <DescriptionList items={timesOf(order)} />
      </OrderPart>
      {reviewScore !== null && (
        <OrderPart title={text.review[by]}>
          <OrderReviews orderId={order.id} />
        </OrderPart>
      )}
      <OrderParcels key={order.id} order={order} by={by} />
    </Stack>
  );
}

function factsOf(order: DetailedOrder) {
  const { id, platform, type, batchNo, shopName, sendArea, courierName, senderName, actedBy, remark } = order;
  return [
    { term: text.orderId, value: <Text num>{id}</Text> },
    { term: text.platform, value: platformNames[platform] },
    { term: text.mode, value: shipModeNames[type] },
    { term: text.batch, value: batchNo },
    { term: text.actedBy, value: actedBy },
    { term: text.shop, value: shopName },
    { term: text.from, value: `${sendArea.warehouseName}（${sendArea.province}${sendArea.city}）` },
    { term: text.courier, value: courierName },
    { term: text.sender, value: senderName },
    { term: text.remark, value: remark },
  ];
}

const TIMES = ['createdAt', 'paidAt', 'shippedAt', 'receivedAt', 'completedAt', 'cancelledAt'] as const;

function timesOf(order: DetailedOrder) {
  return TIMES.map((key) => {
    const at = order[key];
    return {
      term: text[key],
      value: at && (
        <time className="num" dateTime={at}>
          {formatTimestamp(at)}
        </time>
      ),
    };
  });
}

type DetailedOrder = LoadOrderQuery['order'];

/** One part of the details, under its heading. */
function OrderPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={8}>
      <h3>{title}</h3>
      {children}
    </Stack>
  );
}

/** What the order costs, by part. The courier's fee is already less the discount. */
function FeeBreakdown({ order, by }: { order: DetailedOrder; by: 'buyer' | 'seller' }) {
  const { goodsFee, courierFee, remoteFee, discountFee, totalFee, refundFee } = order;
  const part = (term: string, fen: number) => ({ term, value: <Price fen={fen} /> });
  return (
    <OrderPart title={text.fees}>
      <Panel as="div" small>
        <DescriptionList
          sums
          items={[
            part(text.goodsFee, goodsFee),
            part(text.courierFee, courierFee),
            remoteFee > 0 && part(text.remoteFee, remoteFee),
            { term: text.total[by], value: <Price fen={totalFee} size="large" strong />, isTotal: true },
            discountFee > 0 && part(text.discount, discountFee),
            refundFee > 0 && part(text.refunded, refundFee),
          ]}
        />
      </Panel>
    </OrderPart>
  );
}

type Parcel = DetailedOrder['parcels'][number];

/** The first parcels of an order, each with its way. */
function OrderParcels({ order, by }: { order: DetailedOrder; by: 'buyer' | 'seller' }) {
  const [trackedId, setTrackedId] = useState<number | null>(null);
  const revealing = useFlow(revealingLogic);
  const { id, type, packageCount, parcels } = order;
  return (
    <OrderPart title={text.parcels(packageCount)}>
      <Row as="p" wrap>
        <LinkButton size="small" to={parcelsPath(id)}>
          {text.allParcels}
        </LinkButton>
        {type === 'MODEL' && by === 'buyer' && <FillBackButton orderId={id} size="small" />}
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
              const { id: parcelId, packageNo } = parcel;
              revealing.send({ type: 'reveal.open', subject: { parcelId, packageNo } });
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
  const { movedToOrderNo, movedFromOrderId, movedFromNo } = parcel;
  const { id, packageNo, partOfNo, replacesNo, waybillNo, thirdOrderNo, specification, remark, status } =
    parcel;
  return (
    <li>
      <Row gap={12}>
        <Grow>
          <Copyable text={packageNo} label={text.packageNo} />
          <SecondLine>
            {waybillNo ? (
              <Copyable text={waybillNo} label={text.waybillNo} />
            ) : partOfNo ? (
              text.partOf(partOfNo)
            ) : (
              parcel.outputResult || text.noWaybill
            )}
          </SecondLine>
          {replacesNo && <SecondLine>{text.replaces(replacesNo)}</SecondLine>}
          {movedToOrderNo && (
            <SecondLine num>
              <TextLink to={orderPath(movedToOrderNo)}>{text.movedTo(movedToOrderNo)}</TextLink>
            </SecondLine>
          )}
          {movedFromNo && movedFromOrderId !== null && (
            <SecondLine num>
              <TextLink to={parcelsPath(movedFromOrderId)}>{text.movedFrom(movedFromNo)}</TextLink>
            </SecondLine>
          )}
          <SecondLine>
            {[`${parcel.province}${parcel.city}`, thirdOrderNo].filter(Boolean).join(' · ')}
          </SecondLine>
          <SecondLine>{text.items(parcel.items)}</SecondLine>
          {specification && <SecondLine>{text.specification(specification)}</SecondLine>}
          {remark && <SecondLine>{text.parcelRemark(remark)}</SecondLine>}
        </Grow>
        <StatusDot tone={statusNames[status].tone}>{parcel.statusText}</StatusDot>
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
          <Timeline parcelId={id} />
        </div>
      )}
    </li>
  );
}
