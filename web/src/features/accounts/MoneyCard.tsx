import type { LoadProfileQuery } from '../../graphql/generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './MePage.module.css';
import { meText as text } from './me.text.ts';

/** The money in short; the wallet has the rest. */
export function MoneyCard({ me }: { me: LoadProfileQuery['me'] | undefined }) {
  const sides: [string, number | undefined][] = [
    [text.frozen, me?.frozen],
    me?.__typename === 'Seller'
      ? [text.pendingSettle, me.pendingSettle]
      : [text.withdrawable, me?.withdrawable],
  ];
  return (
    <Panel aria-label={text.money} aria-busy={!me}>
      <Row as="header" justify="space-between" below={8}>
        <Text as="h2" tone="secondary" className={styles.label}>
          {text.balance}
        </Text>
        {me && (
          <Link to={me.kind === 'BUYER' ? paths.buyerWallet : paths.sellerWallet} className={styles.more}>
            {text.toWallet}
            <Icon name="chevronRight" size={14} />
          </Link>
        )}
      </Row>
      {me ? <Price fen={me.balance} size="huge" strong /> : <Skeleton width={160} height={36} />}
      <Stack above={16}>
        <Figures
          items={sides.map(([term, fen]) => ({
            term,
            value: fen === undefined ? <Skeleton width={72} height={22} /> : <Price fen={fen} />,
          }))}
        />
      </Stack>
    </Panel>
  );
}
