import { useSelector } from '@xstate/react';
import { batchOrdersPath } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Copyable } from '../../../ui/Copyable.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Price } from '../../../ui/Price.tsx';
import styles from '../shared/wizard/Result.module.css';
import { type AutoWizard, selectContext } from './flow/shipAuto.selectors.ts';
import { autoResultText as text } from './flow/shipAuto.text.ts';

/** The batch is paid: its number, its parcels, what happens now, and where to go from here. */
export function AutoResult({ wizard }: { wizard: AutoWizard }) {
  const { receipt } = useSelector(wizard, selectContext);
  if (!receipt) return null;
  return (
    <section className={styles.result}>
      <Icon name="success" size={56} className={styles.sign} />
      <h2 role="status">{text.title}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{text.batchNo}</dt>
          <dd>
            <Copyable text={receipt.batchNo} label={text.batchNo} />
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
      <p>
        {text.next}
        {receipt.autoSend ? text.told : text.untold}
      </p>
      <div className={styles.actions}>
        <LinkButton to={batchOrdersPath(receipt.batchNo)}>{text.toOrders}</LinkButton>
        <Button variant="primary" onClick={() => wizard.send({ type: 'order.again' })}>
          {text.again}
        </Button>
      </div>
    </section>
  );
}
