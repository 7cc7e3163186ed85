import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Price } from '../../ui/Price.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import styles from './Recharge.module.css';
import {
  isChecking,
  isStatusUnavailable,
  type Recharge,
  selectContext,
  selectPage,
} from './recharge.selectors.ts';
import { rechargeText as text } from './recharge.text.ts';
import type { Payment } from './recharge.types.ts';

/** Where it is paid, while this side asks whether it was. */
export function RechargeWaiting({ actor }: { actor: Recharge }) {
  const { payment } = useSelector(actor, selectContext);
  if (!payment) return null;
  const { qrCode, amount, endsAt } = payment;
  return (
    <>
      <div className={styles.scan}>
        {qrCode !== null && (
          <div className={styles.code}>
            <QrCode text={qrCode} label={text.qrCode} size={208} />
          </div>
        )}
        <div>
          {amount !== null && (
            <>
              <p className={styles.label}>{text.due}</p>
              <Price fen={amount} size="huge" strong />
            </>
          )}
          <Way actor={actor} payment={payment} />
          {endsAt !== null && <p className={styles.until}>{text.until(endsAt)}</p>}
        </div>
      </div>
      <Progress actor={actor} />
    </>
  );
}

function Way({ actor, payment: { qrCode, payType } }: { actor: Recharge; payment: Payment }) {
  const page = useSelector(actor, selectPage);
  const { blocked } = useSelector(actor, selectContext);
  if (qrCode === null && page === null) return <p className={styles.words}>{text.elsewhere}</p>;
  return (
    <>
      <p className={styles.words}>
        {qrCode === null ? text.page : payType ? text.scanWith[payType] : text.scan}
        {text.after}
      </p>
      {page && !blocked && (
        <Button onClick={() => actor.send({ type: 'window.open' })}>{text.openWindow}</Button>
      )}
      {page && blocked && (
        <Message tone="warning">
          {text.blocked}
          <a href={page} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {text.openLink}
          </a>
        </Message>
      )}
    </>
  );
}

function Progress({ actor }: { actor: Recharge }) {
  const { manual, msg } = useSelector(actor, selectContext);
  const checking = useSelector(actor, isChecking);
  const statusUnavailable = useSelector(actor, isStatusUnavailable);
  const said = manual ? (checking ? text.checking : text.notYet) : text.waiting;
  return (
    <p className={styles.progress} role="status">
      {statusUnavailable ? msg || text.statusUnavailable : said}
    </p>
  );
}
