import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { ListedParcelRowFragment } from '../graphql/generated/graphql.ts';
import { accountPath, orderPath } from '../paths.ts';
import { outputNames, parcelTones, parcelsText as text } from './orders.text.ts';

const column = columnsNamed<ListedParcelRowFragment, keyof typeof text.columns>(text.columns);

/** The columns of the list of parcels. */
export const parcelColumns = [
  column(
    'number',
    212,
    ({ id, orderId, packageNo, createdAt }) => (
      <>
        <TextLink to={orderPath(orderId, id)} className="num">
          {packageNo}
        </TextLink>
        <SecondLine>
          <Time at={createdAt} />
        </SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('status', 112, ({ status, statusText, place }) => (
    <>
      <StatusDot tone={parcelTones[status]}>{statusText}</StatusDot>
      <SecondLine>{place}</SecondLine>
    </>
  )),
  column('waybill', 200, ({ courierName, waybillNo, outputStatus, outputResult }) => (
    <>
      {courierName} <span className="num">{waybillNo}</span>
      <SecondLine>{outputResult || outputNames[outputStatus]}</SecondLine>
    </>
  )),
  column('goods', undefined, ({ goodName }) => goodName),
  column('buyer', 144, ({ accountId, buyerName }) => (
    <TextLink to={accountPath(accountId)}>{buyerName}</TextLink>
  )),
  column('seller', 176, ({ sellerId, sellerName }) => (
    <TextLink to={accountPath(sellerId)}>{sellerName}</TextLink>
  )),
  column(
    'money',
    128,
    ({ packageFee, refundFee }) => (
      <>
        <Price fen={packageFee} />
        {refundFee > 0 && <SecondLine num>{text.refunded(refundFee)}</SecondLine>}
      </>
    ),
    { align: 'right' },
  ),
];
