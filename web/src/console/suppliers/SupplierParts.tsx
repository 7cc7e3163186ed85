import { Text } from '../../ui/base/Text.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Grow } from '../../ui/layout/Layout.tsx';
import styles from '../accounts/accounts.module.css';
import type { LoadSupplierQuery } from '../graphql/generated/graphql.ts';
import {
  goodsNames,
  hoursText,
  rateText,
  scoreText,
  serviceNames,
  pageText as text,
} from './suppliers.text.ts';

interface Props {
  supplier: LoadSupplierQuery['supplier'];
}

export function ServicePart({ supplier }: Props) {
  const { packageCount, shipMedian, lateRate, refundedRate, caseRate, disputedRate, score, answerMedian } =
    supplier;
  return (
    <>
      <Figures
        below={12}
        items={[
          { term: text.sold, value: packageCount },
          { term: text.ship, value: hoursText(shipMedian) },
          { term: text.late, value: rateText(lateRate) },
          { term: text.refunded, value: rateText(refundedRate) },
          { term: text.cases, value: rateText(caseRate) },
          { term: text.disputed, value: rateText(disputedRate) },
          { term: text.score, value: scoreText(score) },
          { term: text.answer, value: hoursText(answerMedian) },
        ]}
      />
      <Text as="p" tone="secondary" small>
        {text.counted(supplier.countedAt)}。{text.limits}
      </Text>
    </>
  );
}

export function DepositPart({ supplier }: Props) {
  const { deposit, depositMin, ownDepositMin, depositLack, held, heldParcels, depositMoves } = supplier;
  return (
    <>
      <Figures
        below={16}
        items={[
          { term: text.deposit, value: <Price fen={deposit} /> },
          {
            term: text.depositMin,
            value: <Price fen={depositMin} />,
            note: ownDepositMin === null ? text.siteMin : text.ownMin,
          },
          { term: text.lack, value: <Price fen={depositLack} /> },
          { term: text.held, value: <Price fen={held} /> },
        ]}
      />
      {heldParcels.length > 0 && (
        <Text as="p" tone="secondary">
          {text.heldWhy}
        </Text>
      )}
      <ul className={styles.rows}>
        {heldParcels.map(({ parcelId, packageNo, amount, until }) => (
          <li key={parcelId}>
            <Grow>{text.parcel(packageNo, until)}</Grow>
            <Price fen={amount} />
          </li>
        ))}
      </ul>
      {depositMoves.length === 0 && <Text tone="secondary">{text.noMoves}</Text>}
      <ul className={styles.rows}>
        {depositMoves.map(({ id, title, amount, createdAt }) => (
          <li key={id}>
            <Grow>{title}</Grow>
            <Time at={createdAt} />
            <Price fen={amount} signed />
          </li>
        ))}
      </ul>
    </>
  );
}

export function TermsPart({ supplier: { commissionRate, settleDays } }: Props) {
  return (
    <DescriptionList
      items={[
        { term: text.commission, value: text.commissionOf(commissionRate) },
        { term: text.settle, value: text.settleDays(settleDays) },
      ]}
    />
  );
}

export function GoodsPart({ supplier: { goods, warehouses } }: Props) {
  return (
    <>
      {goods.length === 0 && <Text tone="secondary">{text.noGoods}</Text>}
      <Figures
        below={16}
        items={goods.map(({ status, count }) => ({ term: goodsNames[status], value: count }))}
      />
      {warehouses.length === 0 && <Text tone="secondary">{text.noWarehouses}</Text>}
      <ul className={styles.rows}>
        {warehouses.map(({ id, name, status }) => (
          <li key={id}>
            <Grow>{name}</Grow>
            {serviceNames[status]}
          </li>
        ))}
      </ul>
    </>
  );
}
