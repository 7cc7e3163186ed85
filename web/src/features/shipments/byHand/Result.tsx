import { useSelector } from '@xstate/react';
import { parcelsPath, paths } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Copyable } from '../../../ui/Copyable.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Price } from '../../../ui/Price.tsx';
import { resultText as text } from '../shared/checkout/reviewStep.text.ts';
import styles from '../shared/wizard/Result.module.css';
import { selectContext, type Wizard } from './flow/shipByHand.selectors.ts';

/** The order is paid: its number, its parcels, and where to go from here. */
export function Result({ wizard }: { wizard: Wizard }) {
  const { receipt } = useSelector(wizard, selectContext);
  if (!receipt) return null;
  return (
    <section className={styles.result}>
      <Icon name="success" size={56} className={styles.sign} />
      <h2 role="status">{text.title}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{text.orderNo}</dt>
          <dd>
            <Copyable text={receipt.orderNo} label={text.orderNo} />
          </dd>
        </div>
        <div>
          <dt>{text.parcels}</dt>
          <dd>{text.count(receipt.packageCount)}</dd>
        </div>
        <div>
          <dt>{text.paid}</dt>
          <dd>
            <Price fen={receipt.paidFee} strong />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <LinkButton to={paths.orders}>{text.toOrders}</LinkButton>
        <LinkButton to={parcelsPath(receipt.orderId)}>{text.toParcels}</LinkButton>
        <Button variant="primary" onClick={() => wizard.send({ type: 'order.again' })}>
          {text.again}
        </Button>
      </div>
    </section>
  );
}
