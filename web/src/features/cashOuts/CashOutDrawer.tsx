import type { ReactNode } from 'react';
import type { CashOutRowFragment } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Price } from '../../ui/Price.tsx';
import styles from './CashOutDrawer.module.css';
import { CashOutSteps } from './CashOutSteps.tsx';
import { detailText as text } from './cashOutDetail.text.ts';

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
  return (
    <div className={styles.details}>
      <section>
        <h3>{text.steps}</h3>
        <CashOutSteps cashOut={cashOut} />
      </section>
      <section>
        <h3>{text.amounts}</h3>
        <dl className={styles.facts}>
          <Fact name={text.amount}>
            <Price fen={amount} />
          </Fact>
          <Fact name={text.fee}>
            <Price fen={fee} />
          </Fact>
          <Fact name={text.arrives}>
            <Price fen={realAmount} size="large" />
          </Fact>
        </dl>
      </section>
      <section>
        <h3>{text.payee}</h3>
        <dl className={styles.facts}>
          <Fact name={accountTypeText}>
            <span className="num">{account}</span>
            {bankName && <span className={styles.bank}>{bankName}</span>}
          </Fact>
          <Fact name={text.accountName}>{accountName}</Fact>
          {transferNo && (
            <Fact name={text.transferNo}>
              <Copyable text={transferNo} label={text.transferNo} />
            </Fact>
          )}
        </dl>
      </section>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
