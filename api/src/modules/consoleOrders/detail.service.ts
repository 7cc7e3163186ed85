import type { Db, Queryable } from '../../db/client.ts';
import { actionText } from '../../shared/actionTexts.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { asksFor, type Fields } from '../../shared/fields.ts';
import { maskName, maskPhone } from '../../shared/masking.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { openPhone } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { openSender } from '../addresses/sealedPeople.ts';
import { recordReading } from '../audit/record.ts';
import { subjectOf } from '../auditLog/targets.ts';
import { caseAskTexts, caseKindTexts, caseStatusTexts } from '../cases/caseTexts.ts';
import { operatorMayCancel } from '../lifecycle/orderActions.ts';
import { orderStatusTexts } from '../lifecycle/orderStatus.ts';
import { refundStatusTexts } from '../lifecycle/refundStatus.ts';
import { parcelsForOperator } from '../parcels/parcels.repository.ts';
import type { OrderDetailDto, OrderParcelDto, PartyDto } from './consoleOrders.schemas.ts';
import {
  auditOf,
  casesOf,
  findAnyOrder,
  jobsOf,
  linesOf,
  noticesOf,
  type PartyRow,
  partiesOf,
  refundsOf,
  sharesOf,
} from './detail.repository.ts';

const told = <Row extends { createdAt: string }>(row: Row): Row => ({
  ...row,
  createdAt: shanghaiIso(new Date(row.createdAt)),
});

/** All that there is to an order on one page. */
export function orderDetailService(db: Db) {
  const partyOf = (row: PartyRow | undefined): PartyDto => {
    if (!row) throw new Error('an order without its people');
    const phone = openPhone(db.box, row.phone);
    return { ...row, phone: phone && maskPhone(phone) };
  };

  return {
    /** Recorded as read. @throws Refusal NOT_FOUND */
    async read(id: number, who: OperatorActor, fields: Fields): Promise<OrderDetailDto> {
      const row = await findAnyOrder(db, id);
      if (!row) throw new Refusal('NOT_FOUND');
      await recordReading(db, who, { action: 'order read', target: `order:${id}` });
      const { accountId, sellerId, sender, begun, ...order } = row;
      const parties = await partiesOf(db, [accountId, sellerId]);
      const { name, phone } = openSender(db.box, sender);
      const parcels = await parcelsOf(db, id);
      const scope = { orderId: id, orderNo: order.orderNo, packageIds: parcels.map((each) => each.id) };
      const part = async <T>(field: string, read: () => Promise<T[]>): Promise<T[]> =>
        asksFor(fields, field) ? read() : [];
      const lines = await part('lines', () => linesOf(db, scope));
      const holders = new Map([
        [accountId, 'buyer'],
        [sellerId, 'seller'],
      ]);
      const holderOf = (ownerId: number | null) =>
        ownerId === null ? 'platform' : (holders.get(ownerId) ?? 'agent');
      const refunds = await part('refunds', () => refundsOf(db, scope));
      const cases = await part('cases', () => casesOf(db, scope));
      const notices = await part('notices', () => noticesOf(db, scope, [accountId, sellerId]));
      const jobs = await part('jobs', () => jobsOf(db, scope));
      const audit = await part('audit', () => auditOf(db, scope));
      return {
        ...told(order),
        statusText: orderStatusTexts[order.status] ?? '',
        buyer: partyOf(parties.get(accountId)),
        seller: partyOf(parties.get(sellerId)),
        senderName: name && maskName(name),
        senderPhone: phone && maskPhone(phone),
        payExpireAt: shanghaiIso(new Date(order.payExpireAt)),
        paidAt: shanghaiIsoOrNull(order.paidAt),
        shippedAt: shanghaiIsoOrNull(order.shippedAt),
        receivedAt: shanghaiIsoOrNull(order.receivedAt),
        completedAt: shanghaiIsoOrNull(order.completedAt),
        cancelledAt: shanghaiIsoOrNull(order.cancelledAt),
        mayCancel: operatorMayCancel({
          ...{ status: order.status, notIssued: begun === 0, canResend: false, canResubmit: false },
        }),
        parcels,
        lines: lines.map((line) => ({ ...told(line), holder: holderOf(line.ownerId) })),
        refunds: refunds.map(({ status, ...refund }) => ({
          ...told(refund),
          statusText: refundStatusTexts[status] ?? '',
        })),
        cases: cases.map(({ kind, ask, status, ...each }) => ({
          ...told(each),
          kindText: caseKindTexts[kind] ?? '',
          askText: caseAskTexts[ask] ?? '',
          statusText: caseStatusTexts[status] ?? '',
        })),
        notices: notices.map((notice) => ({ ...told(notice), readAt: shanghaiIsoOrNull(notice.readAt) })),
        jobs: jobs.map((job) => ({ ...job, startAfter: shanghaiIso(new Date(job.startAfter)) })),
        audit: audit.map((entry) => ({
          ...told(entry),
          actionText: actionText(entry.action),
          targetText: subjectOf(entry).text,
        })),
      };
    },
  };
}

export type OrderDetailService = ReturnType<typeof orderDetailService>;

async function parcelsOf(db: Queryable, orderId: number): Promise<OrderParcelDto[]> {
  const parcels = await parcelsForOperator(db, orderId);
  const shares = await sharesOf(
    db,
    parcels.map(({ id }) => id),
  );
  return parcels.map(({ price, receiverErasedAt, province, city, district, address, ...parcel }) => {
    const own = shares.get(parcel.id);
    if (!own) throw new Error('a parcel without shares');
    return {
      ...parcel,
      ...own,
      settledAt: shanghaiIsoOrNull(own.settledAt),
      packageFee: price,
      isErased: receiverErasedAt !== null,
      address: `${province}${city === province ? '' : city}${district}${address}`,
    };
  });
}
