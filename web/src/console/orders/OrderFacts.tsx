import { Text } from '../../ui/base/Text.tsx';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { ReadOrderQuery } from '../graphql/generated/graphql.ts';
import { accountPath, ordersPath } from '../paths.ts';
import { Person } from '../ui/masked/Person.tsx';
import { orderText as text } from './orderDetail.text.ts';
import styles from './orders.module.css';

export type ShownOrder = ReadOrderQuery['order'];
interface Props {
  order: ShownOrder;
}

const MOMENTS = [
  'createdAt',
  'payExpireAt',
  'paidAt',
  'shippedAt',
  'receivedAt',
  'completedAt',
  'cancelledAt',
] as const;

/** What was ordered, what it cost, and when what happened. */
export function OrderFacts({ order }: Props) {
  const moments = MOMENTS.filter((key) => key !== 'payExpireAt' || order.status === 'PENDING_PAYMENT');
  return (
    <div className={styles.halves}>
      <DescriptionList
        items={[
          { term: text.goods, value: [order.goodName, order.skuName].filter(Boolean).join(' ') },
          { term: '', value: text.pieces(order.pieceCount, order.packageCount) },
          { term: text.warehouse, value: order.warehouseName },
          { term: text.courier, value: order.courierName },
          { term: text.shop, value: order.shopName },
          { term: text.remark, value: order.remark },
          ...moments.map((key) => {
            const at = order[key];
            return { term: text[key], value: at && <Time at={at} /> };
          }),
        ]}
      />
      <DescriptionList
        sums
        items={[
          { term: text.goodsFee, value: <Price fen={order.goodsFee} /> },
          { term: text.courierFee, value: <Price fen={order.courierFee} /> },
          order.discountFee > 0 && { term: text.discountFee, value: <Price fen={order.discountFee} /> },
          order.remoteFee > 0 && { term: text.remoteFee, value: <Price fen={order.remoteFee} /> },
          { term: text.totalFee, value: <Price fen={order.totalFee} strong />, isTotal: true },
          order.refundFee > 0 && { term: text.refundFee, value: <Price fen={order.refundFee} /> },
        ]}
      />
    </div>
  );
}

/** Who bought and who ships, with the ways to their pages. */
export function PartiesPart({ order: { id, buyer, seller, agentId, senderName, senderPhone } }: Props) {
  return (
    <DescriptionList
      items={[
        { term: text.buyer, value: <Party party={buyer} extra={text.level(buyer.level)} by="account" /> },
        { term: text.seller, value: <Party party={seller} by="seller" /> },
        agentId !== null && {
          term: text.agent,
          value: <TextLink to={accountPath(agentId)}>{text.toAccount(agentId)}</TextLink>,
        },
        {
          term: text.sender,
          value: senderName && (
            <Person kind="SENDER" id={id} label={text.sender} masked={`${senderName} ${senderPhone}`} />
          ),
        },
      ]}
    />
  );
}

const FROZEN = 2;
const CLOSED = 4;

interface PartyProps {
  party: { id: number; name: string; phone: string; status: number };
  extra?: string;
  /** How the list of orders calls the side that it is on. */
  by: 'account' | 'seller';
}

function Party({ party: { id, name, phone, status }, extra, by }: PartyProps) {
  return (
    <Row gap={12} wrap>
      <TextLink to={accountPath(id)}>{name}</TextLink>
      {extra && <Text tone="secondary">{extra}</Text>}
      {status === FROZEN && <Text tone="danger">{text.frozen}</Text>}
      {status === CLOSED && <Text tone="secondary">{text.closed}</Text>}
      {phone && <Person kind="ACCOUNT" id={id} label={text.person} masked={phone} />}
      <TextLink to={`${ordersPath}?${new URLSearchParams({ [by]: String(id) })}`}>{text.ordersOf}</TextLink>
    </Row>
  );
}
