import { useSelector } from '@xstate/react';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { ScanPanel, ScanStatus } from '../../ui/data/ScanPanel.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import styles from './Recharge.module.css';
import type { Payment } from './recharge.rules.ts';
import { type Recharge, selectOpens, selectPage } from './recharge.selectors.ts';
import { rechargeText as text } from './recharge.text.ts';

/** Where it is paid, while this side asks whether it was. */
export function RechargeWaiting({ actor }: { actor: Recharge }) {
  const { payment, manual, msg } = useFields(actor, 'payment', 'manual', 'msg');
  const checking = useTag(actor, 'checking');
  const statusUnavailable = useMatches(actor, { waiting: 'statusUnavailable' });
  if (!payment) return null;
  const { qrCode, amount, endsAt } = payment;
  const said = manual ? (checking ? text.checking : text.notYet) : text.waiting;
  return (
    <>
      <ScanPanel code={qrCode === null ? null : { text: qrCode, label: text.qrCode }} size={208}>
        {amount !== null && (
          <>
            <Text as="p" tone="secondary" below={8}>
              {text.due}
            </Text>
            <Price fen={amount} size="huge" strong />
          </>
        )}
        <Way actor={actor} payment={payment} />
        {endsAt !== null && (
          <Text as="p" tone="secondary" small num above={12}>
            {text.until(endsAt)}
          </Text>
        )}
      </ScanPanel>
      <ScanStatus>{statusUnavailable ? msg || text.statusUnavailable : said}</ScanStatus>
    </>
  );
}

function Way({ actor, payment }: { actor: Recharge; payment: Payment }) {
  const page = useSelector(actor, selectPage);
  const opens = useSelector(actor, selectOpens);
  const { blocked } = useFields(actor, 'blocked');
  const inWechat = payment.wechatPay !== null;
  return (
    <>
      <Text as="p" above={12} below={12}>
        {payment.qrCode === null && !opens ? text.elsewhere : howTo(payment) + text.after}
      </Text>
      {inWechat && blocked && <Message tone="warning">{text.wechatFailed}</Message>}
      {(inWechat || (page && !blocked)) && (
        <Button onClick={() => actor.send({ type: 'window.open' })}>
          {inWechat ? text.openWechat : text.openWindow}
        </Button>
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

function howTo({ qrCode, payType, wechatPay }: Payment): string {
  if (wechatPay) return text.inWechat;
  if (qrCode === null) return text.page;
  return payType ? text.scanWith[payType] : text.scan;
}
