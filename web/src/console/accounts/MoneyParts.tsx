import { formatDateTime } from '../../lib/time.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Grow } from '../../ui/layout/Layout.tsx';
import type { Account } from './accountActions.ts';
import styles from './accounts.module.css';
import { orderNames, refundNames, pageText as text } from './accounts.text.ts';

type Part =
  | 'available'
  | 'withdrawable'
  | 'held'
  | 'frozen'
  | 'overdraft'
  | 'inTransit'
  | 'recharged'
  | 'spent'
  | 'earned';

const PARTS: Record<Account['kind'], readonly Part[]> = {
  BUYER: ['available', 'withdrawable', 'held', 'frozen', 'recharged', 'spent', 'earned'],
  SELLER: ['available', 'withdrawable', 'held', 'frozen', 'inTransit'],
};

/** The balance and its parts; a debt only where there is one. */
export function WalletPart({ account: { kind, wallet } }: { account: Account }) {
  const parts: readonly Part[] = wallet.overdraft > 0 ? [...PARTS[kind], 'overdraft'] : PARTS[kind];
  return (
    <Figures
      items={[
        ...parts.map((part) => ({ term: text.wallet[part], value: <Price fen={wallet[part]} /> })),
        ...(kind === 'SELLER'
          ? [
              {
                term: text.wallet.deposit,
                value: <Price fen={wallet.deposit} />,
                note: text.wallet.depositOf(wallet.depositMin, wallet.depositLack),
              },
            ]
          : []),
      ]}
    />
  );
}

type Count = keyof typeof text.counts;
const COUNTS: Record<Account['kind'], readonly Count[]> = {
  BUYER: [
    'orders',
    'openOrders',
    'unpaidOrders',
    'refunds',
    'waitingRefunds',
    'openCases',
    'shops',
    'invitees',
  ],
  SELLER: [
    'orders',
    'openOrders',
    'unpaidOrders',
    'refunds',
    'waitingRefunds',
    'openCases',
    'goods',
    'warehouses',
  ],
};

/** How much there is, and the newest of it. */
export function OrdersPart({ account: { kind, counts, lastOrders, lastRefunds } }: { account: Account }) {
  return (
    <>
      <Figures
        below={16}
        items={COUNTS[kind].map((key) => ({ term: text.counts[key], value: counts[key] }))}
      />
      <div className={styles.columns}>
        <section>
          <Text as="h3">{text.lastOrders}</Text>
          {lastOrders.length === 0 && <Text tone="secondary">{text.noOrders}</Text>}
          <ul className={styles.rows}>
            {lastOrders.map(({ id, orderNo, goodName, status, packageCount, totalFee, createdAt }) => (
              <li key={id}>
                <Grow>
                  {goodName}
                  <SecondLine num>
                    {orderNo}，{text.parcels(packageCount)}，{formatDateTime(createdAt)}
                  </SecondLine>
                </Grow>
                {orderNames[status]}
                <Price fen={totalFee} />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <Text as="h3">{text.lastRefunds}</Text>
          {lastRefunds.length === 0 && <Text tone="secondary">{text.noRefunds}</Text>}
          <ul className={styles.rows}>
            {lastRefunds.map(({ id, refundNo, status, amount, createdAt }) => (
              <li key={id}>
                <Grow>
                  <span className="num">{refundNo}</span>
                  <SecondLine num>{formatDateTime(createdAt)}</SecondLine>
                </Grow>
                {refundNames[status]}
                <Price fen={amount} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
