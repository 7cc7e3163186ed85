import type { CashOutRowFragment } from '../../graphql/generated/graphql.ts';
import { formatTimestamp } from '../../lib/time.ts';
import { cx } from '../../ui/base/cx.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import type { IconName } from '../../ui/base/icons.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { type Description, DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import styles from './CashOutDrawer.module.css';
import { stepText, detailText as text } from './cashOut.text.ts';
import { type CashOutStep, stepsOf } from './cashOutSteps.ts';

interface Props {
  /** Null while none is looked at. */
  cashOut: CashOutRowFragment | null;
  onClose: () => void;
  onRevoke: (cashOut: CashOutRowFragment) => void;
}

/** A cash-out in full: its steps, what it costs, and where it goes. */
export function CashOutDrawer({ cashOut, onClose, onRevoke }: Props) {
  return (
    <Drawer
      open={cashOut !== null}
      title={cashOut && text.title(cashOut.cashOutNo)}
      width={420}
      onClose={onClose}
      actions={cashOut?.revocable && <Button onClick={() => onRevoke(cashOut)}>{text.revoke}</Button>}
    >
      {cashOut && <Details cashOut={cashOut} />}
    </Drawer>
  );
}

function Details({ cashOut }: { cashOut: CashOutRowFragment }) {
  const { amount, fee, realAmount, accountTypeText, account, accountName, bankName, transferNo } = cashOut;
  const facts: [string, (Description | null)[]][] = [
    [
      text.amounts,
      [
        { term: text.amount, value: <Price fen={amount} /> },
        { term: text.fee, value: <Price fen={fee} /> },
        { term: text.arrives, value: <Price fen={realAmount} size="large" /> },
      ],
    ],
    [
      text.payee,
      [
        {
          term: accountTypeText,
          value: (
            <>
              <span className="num">{account}</span>
              {bankName && <SecondLine>{bankName}</SecondLine>}
            </>
          ),
        },
        { term: text.accountName, value: accountName },
        transferNo
          ? { term: text.transferNo, value: <Copyable text={transferNo} label={text.transferNo} /> }
          : null,
      ],
    ],
  ];
  return (
    <Stack gap={24}>
      <Stack as="section" gap={12}>
        <h3>{text.steps}</h3>
        <Steps cashOut={cashOut} />
      </Stack>
      {facts.map(([title, items]) => (
        <Stack key={title} as="section" gap={12}>
          <h3>{title}</h3>
          <DescriptionList sums items={items} />
        </Stack>
      ))}
    </Stack>
  );
}

const MARKS: Record<CashOutStep['state'], IconName | null> = {
  done: 'check',
  current: 'clock',
  failed: 'close',
  ahead: null,
};

/** The steps that a cash-out has gone, where it stands, and why it did not go on. */
function Steps({ cashOut }: { cashOut: CashOutRowFragment }) {
  const { status, auditReason } = cashOut;
  return (
    <ol className={styles.steps} aria-label={text.steps}>
      {stepsOf(cashOut).map((step) => {
        const { key, state, at } = step;
        const mark = MARKS[state];
        return (
          <li key={key} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={styles.mark}>
              {mark && <Icon name={mark} size={12} label={text.states[state]} />}
            </span>
            <div>
              <p className={cx(state !== 'ahead' && styles.name)}>{stepText(step, status)}</p>
              {at && (
                <time className={styles.second} dateTime={at}>
                  {formatTimestamp(at)}
                </time>
              )}
              {state === 'failed' && auditReason && (
                <Text as="p" tone="danger">
                  {auditReason}
                </Text>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
