import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { batchOrdersPath, parcelsPath } from '../../../../lib/pagePaths.ts';
import { paths } from '../../../../lib/paths.ts';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { Button, LinkButton } from '../../../../ui/buttons/Button.tsx';
import { Copyable } from '../../../../ui/copy/Copyable.tsx';
import { Price } from '../../../../ui/data/Price.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { resultText as text } from '../checkout/reviewStep.text.ts';
import { PlacedOrders } from './PlacedOrders.tsx';
import styles from './Result.module.css';
import { selectReceipt } from './wizard.selectors.ts';
import type { WizardRef } from './wizard.types.ts';

interface Props {
  wizard: WizardRef;
  next?: string;
  /** What else can be done. */
  besides?: ReactNode;
}

/** The order is paid: its number, its parcels, what happens now, and where to go from here. */
export function Result({ wizard, next, besides }: Props) {
  const receipt = useSelector(wizard, selectReceipt);
  if (!receipt) return null;
  const isBatch = 'batchNo' in receipt;
  const [term, number] = isBatch ? [text.batchNo, receipt.batchNo] : [text.orderNo, receipt.orderNo];
  const facts = [
    [term, <Copyable key="number" text={number} label={term} />],
    [text.parcels, text.count(receipt.packageCount)],
    [text.paid, <Price key="paid" fen={receipt.paidFee} strong />],
  ] as const;
  return (
    <section className={styles.result}>
      <Icon name="success" size={56} className={styles.sign} />
      <h2 role="status">{text.title}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {isBatch && <PlacedOrders batchNo={receipt.batchNo} />}
      {next && <p>{next}</p>}
      <Row gap={12} above={8}>
        {isBatch ? (
          <LinkButton to={batchOrdersPath(receipt.batchNo)}>{text.toBatch}</LinkButton>
        ) : (
          <>
            <LinkButton to={paths.orders}>{text.toOrders}</LinkButton>
            <LinkButton to={parcelsPath(receipt.orderId)}>{text.toParcels}</LinkButton>
          </>
        )}
        {besides}
        <Button variant="primary" onClick={() => wizard.send({ type: 'order.again' })}>
          {isBatch ? text.againBatch : text.again}
        </Button>
      </Row>
    </section>
  );
}
