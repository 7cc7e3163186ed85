import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Text } from '../../ui/base/Text.tsx';
import { TextLink } from '../../ui/data/cells.tsx';
import { parcelsPath } from '../paths.ts';
import type { StepSubject } from './actOnOrder.ts';
import type { ReceiverSubject } from './changeReceiver.ts';
import type { ShownOrder } from './OrderFacts.tsx';
import { orderText as text } from './orderDetail.text.ts';
import styles from './orders.module.css';
import { ParcelCard } from './ParcelCard.tsx';

interface Props {
  order: ShownOrder;
  mayAct: boolean;
  onStep: (subject: StepSubject) => void;
  onReceiver: (subject: ReceiverSubject) => void;
}

/** The parcels of an order; the one of `?parcel=` is brought into sight. */
export function ParcelsPart({ order, ...actions }: Props) {
  const [search] = useSearchParams();
  const wanted = Number(search.get('parcel'));
  const place = useRef<HTMLDivElement>(null);
  useEffect(function showWanted() {
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { parcels, packageCount } = order;
  return (
    <>
      {parcels.map((parcel) => (
        <div
          key={parcel.id}
          className={styles.parcel}
          {...(parcel.id === wanted && { ref: place, id: `parcel-${parcel.id}` })}
        >
          <ParcelCard parcel={parcel} accountId={order.buyer.id} {...actions} />
        </div>
      ))}
      {packageCount > parcels.length && (
        <Text as="p" tone="secondary" above={16}>
          {text.more(packageCount)}{' '}
          <TextLink to={`${parcelsPath}?order=${order.id}`}>{text.allParcels}</TextLink>
        </Text>
      )}
    </>
  );
}
