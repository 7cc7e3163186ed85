import { Text } from '../../ui/base/Text.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { OrderParcelPartFragment } from '../graphql/generated/graphql.ts';
import { casePath } from '../paths.ts';
import { Person } from '../ui/masked/Person.tsx';
import { parcelText as text } from './orderDetail.text.ts';
import styles from './orders.module.css';
import { outputNames } from './orders.text.ts';

interface Props {
  parcel: OrderParcelPartFragment;
}

/** What is in a parcel, who gets it, where it is, and what it cost. */
export function ParcelFacts({ parcel }: Props) {
  const { goodsFee, courierFee, remoteFee, packageFee, supplierShare, agentShare, commission } = parcel;
  const rest = packageFee - supplierShare - agentShare - commission;
  const { promisedShipAt, shippedAt, signedAt, openCaseId, settledAt, tracedAt } = parcel;
  return (
    <div className={styles.halves}>
      <DescriptionList
        items={[
          { term: text.receiver, value: <Receiver parcel={parcel} /> },
          { term: text.waybill, value: <Waybill parcel={parcel} /> },
          { term: text.output, value: <Output parcel={parcel} /> },
          { term: text.autoSend, value: parcel.autoSendResult },
          {
            term: text.thirdOrderNos,
            value: parcel.thirdOrderNos.length > 0 && (
              <span className="num">{parcel.thirdOrderNos.join('、')}</span>
            ),
          },
          {
            term: text.trace,
            value: parcel.traceText && (
              <>
                {tracedAt && <Time at={tracedAt} />} {parcel.traceText}
              </>
            ),
          },
          { term: text.promised, value: promisedShipAt && <Time at={promisedShipAt} /> },
          { term: text.shipped, value: shippedAt && <Time at={shippedAt} /> },
          { term: text.signed, value: signedAt && <Time at={signedAt} /> },
          openCaseId !== null && {
            term: text.case,
            value: <TextLink to={casePath(openCaseId)}>{openCaseId}</TextLink>,
          },
        ]}
      />
      <div>
        <ul className={styles.items}>
          {parcel.items.map(({ skuId, goodName, skuName, num }) => (
            <li key={skuId}>
              {goodName} {skuName} <span className="num">{text.item(num)}</span>
            </li>
          ))}
        </ul>
        <Text as="p" num above={8}>
          <Price fen={packageFee} />
        </Text>
        <Text as="p" small tone="secondary" num>
          {text.priceParts(goodsFee, courierFee, remoteFee)}
        </Text>
        <Text as="p" small tone="secondary" num>
          {text.sharesOf(supplierShare, agentShare, commission, rest)}
        </Text>
        {settledAt && (
          <Text as="p" small tone="secondary" num>
            {text.settled(settledAt)}
          </Text>
        )}
        {parcel.refundFee > 0 && (
          <Text as="p" num>
            {text.refunded} <Price fen={parcel.refundFee} />
          </Text>
        )}
      </div>
    </div>
  );
}

function Receiver({ parcel }: Props) {
  const { id, isErased, allowedActions, receiverName, receiverPhone, address, encrypted } = parcel;
  if (isErased) return <Text tone="secondary">{text.erased}</Text>;
  return (
    <>
      <Person
        kind="RECEIVER"
        id={id}
        label={text.receiver}
        masked={`${receiverName} ${receiverPhone} ${address}`}
        isHeld={allowedActions.includes('reveal')}
      />
      {encrypted && (
        <Text small block tone="secondary">
          {text.ofPlatform}
        </Text>
      )}
    </>
  );
}

function Waybill({ parcel: { courierName, waybillNo, ownWaybill } }: Props) {
  return (
    <Row gap={8} wrap>
      {courierName}
      {waybillNo ? (
        <Copyable text={waybillNo} label={waybillNo} />
      ) : (
        <Text tone="secondary">{text.noWaybill}</Text>
      )}
      {ownWaybill && <Text tone="secondary">{text.ownWaybill}</Text>}
    </Row>
  );
}

function Output({ parcel: { outputStatus, outputInfo, outputResult, resubmits } }: Props) {
  return (
    <>
      {outputStatus === 'SUCCESS' ? outputNames.SUCCESS : outputInfo || outputNames[outputStatus]}
      {outputStatus === 'FAILED' && outputResult && (
        <Text block tone="danger">
          {outputResult}
        </Text>
      )}
      {resubmits > 0 && (
        <Text block small tone="secondary" num>
          {text.resubmits(resubmits)}
        </Text>
      )}
    </>
  );
}
