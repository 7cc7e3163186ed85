import type { ReactNode } from 'react';
import type { ListSellingGoodsQuery } from '../../graphql/generated/graphql.ts';
import { publishPath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { Text } from '../../ui/base/Text.tsx';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { GoodsCell } from '../../ui/data/cells.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './Workbench.module.css';
import { workbenchText as text } from './workbench.text.ts';

type Good = ListSellingGoodsQuery['unsold']['list'][number];

/** What sells best. */
export function SellingGoods({ goods }: { goods: readonly Good[] | undefined }) {
  return (
    <Rank
      title={text.selling}
      to={`${paths.sellerGoods}?status=ON_SALE&sort=MONTH_SOLD`}
      goods={goods?.filter(({ monthSold }) => monthSold > 0)}
      none={text.sellingNone}
    />
  );
}

/** What nobody buys; `unsold` is undefined until it is known. */
export function UnsoldGoods({ unsold }: { unsold: ListSellingGoodsQuery['unsold'] | undefined }) {
  return (
    <Rank
      title={text.unsold(unsold?.total ?? 0)}
      hint={text.unsoldHint}
      to={`${paths.sellerGoods}?unsold=1`}
      goods={unsold?.list}
      none={text.unsoldNone}
    />
  );
}

interface Props {
  title: string;
  hint?: string;
  to: string;
  goods: readonly Good[] | undefined;
  none: ReactNode;
}

function Rank({ title, hint, to, goods, none }: Props) {
  return (
    <Panel aria-label={title} aria-busy={!goods}>
      <Row justify="space-between" below={12}>
        <Text as="h2">{title}</Text>
        <LinkButton variant="text" to={to}>
          {text.all}
        </LinkButton>
      </Row>
      {hint && (
        <Text as="p" tone="secondary" small below={8}>
          {hint}
        </Text>
      )}
      {!goods && <Skeleton width="100%" height={248} />}
      {goods?.length === 0 && (
        <Text as="p" tone="secondary">
          {none}
        </Text>
      )}
      <ul className={styles.rows}>
        {goods?.map(({ id, name, pic, monthSold, stocks }) => (
          <li key={id}>
            <GoodsCell picture={pic} name={name} to={publishPath(id)}>
              {monthSold > 0 && `${text.sold(monthSold)} · `}
              {text.stock(stocks.reduce((sum, { available }) => sum + available, 0))}
            </GoodsCell>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
