import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { ListedOrderRowFragment } from '../graphql/generated/graphql.ts';
import { accountPath, orderPath } from '../paths.ts';
import { orderTones, ordersText as text } from './orders.text.ts';

const column = columnsNamed<ListedOrderRowFragment, keyof typeof text.columns>(text.columns);

/** The columns of the list of orders. */
export const orderColumns = [
  column(
    'number',
    212,
    ({ id, orderNo, createdAt }) => (
      <>
        <TextLink to={orderPath(id)} className="num">
          {orderNo}
        </TextLink>
        <SecondLine>
          <Time at={createdAt} />
        </SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('status', 112, ({ status, statusText }) => (
    <StatusDot tone={orderTones[status]}>{statusText}</StatusDot>
  )),
  column('goods', undefined, ({ goodName, packageCount }) => (
    <>
      {goodName}
      <SecondLine num>{text.packages(packageCount)}</SecondLine>
    </>
  )),
  column('buyer', 144, ({ accountId, buyerName }) => (
    <TextLink to={accountPath(accountId)}>{buyerName}</TextLink>
  )),
  column('seller', 176, ({ sellerId, sellerName }) => (
    <TextLink to={accountPath(sellerId)}>{sellerName}</TextLink>
  )),
  column('courier', 112, ({ courierName }) => courierName),
  column(
    'money',
    128,
    ({ totalFee, refundFee }) => (
      <>
        <Price fen={totalFee} />
        {refundFee > 0 && <SecondLine num>{text.refunded(refundFee)}</SecondLine>}
      </>
    ),
    { align: 'right' },
  ),
];
