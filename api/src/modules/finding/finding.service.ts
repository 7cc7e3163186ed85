import type { Db } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { maskPhone } from '../../shared/masking.ts';
import { numbersIn, phoneIn } from '../../shared/numbersIn.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import type { Permission } from '../../shared/permissions.ts';
import { openPhone } from '../../shared/personalData.ts';
import { accountKinds, accountStatuses } from '../../shared/statuses.ts';
import { recordAudit } from '../audit/record.ts';
import { caseStatusTexts } from '../cases/caseTexts.ts';
import { cashOutStatusTexts } from '../cashOuts/cashOutStatus.ts';
import { orderStatusTexts, parcelStatusTexts } from '../lifecycle/orderStatus.ts';
import { refundStatusTexts } from '../lifecycle/refundStatus.ts';
import { rechargeStatusTexts } from '../payments/payStatus.ts';
import { type FoundRow, findNumbers } from './finding.repository.ts';
import { type FindDto, type FindKind, findKinds, type HitDto } from './finding.schemas.ts';

/** What somebody must be permitted to read of each kind. */
const NEEDS: Record<FindKind, Permission> = {
  order: 'orders.read',
  parcel: 'orders.read',
  waybill: 'orders.read',
  shopOrder: 'orders.read',
  refund: 'orders.read',
  case: 'cases.read',
  account: 'accounts.read',
  payment: 'money.read',
  cashOut: 'money.read',
};
const KINDS = Object.keys(NEEDS) as FindKind[];

const accountStatusTexts: Record<number, string> = {
  [accountStatuses.active]: '正常',
  [accountStatuses.frozen]: '已冻结',
  [accountStatuses.closed]: '已注销',
};
const STATES: Record<FindKind, Record<number, string>> = {
  order: orderStatusTexts,
  parcel: parcelStatusTexts,
  waybill: parcelStatusTexts,
  shopOrder: parcelStatusTexts,
  refund: refundStatusTexts,
  case: caseStatusTexts,
  account: accountStatusTexts,
  payment: rechargeStatusTexts,
  cashOut: cashOutStatusTexts,
};

/** What pasted numbers are, and how it stands with each. */
export function findingService(db: Db) {
  const hitOf = ({ kind, status, about, accountKind, n: _n, at, ...row }: FoundRow): HitDto => ({
    ...row,
    kind: findKinds[kind],
    stateText: STATES[kind][status] ?? '',
    text:
      kind === 'account'
        ? `${accountKind === accountKinds.buyer ? '买家' : '供应商'} ${maskPhone(openPhone(db.box, about))}`
        : about,
    at: shanghaiIso(new Date(at)),
  });

  return {
    /** Of what the operator may not read nothing is found. Looking for phones is recorded, without the phones. */
    async find(text: string, who: OperatorActor): Promise<FindDto> {
      const { numbers, left } = numbersIn(text);
      const kinds = KINDS.filter((kind) => who.permissions.has(NEEDS[kind]));
      const rows = await findNumbers(db, numbers, kinds);
      const phones = kinds.includes('account') ? numbers.filter((number) => phoneIn(number)).length : 0;
      if (phones > 0) await recordPhones(phones, rows, numbers, who);
      const byNumber = Map.groupBy(rows, ({ n }) => Number(n));
      const list = numbers.map((number, at) => ({ number, hits: (byNumber.get(at + 1) ?? []).map(hitOf) }));
      return { list, left };
    },
  };

  async function recordPhones(
    phones: number,
    rows: readonly FoundRow[],
    numbers: readonly string[],
    who: OperatorActor,
  ): Promise<void> {
    const accounts = rows.flatMap(({ n, kind, id }) =>
      kind === 'account' && phoneIn(numbers[Number(n) - 1] ?? '') ? [id] : [],
    );
    const [only] = accounts;
    const target = accounts.length === 1 && only !== undefined ? `account:${only}` : 'phones';
    await recordAudit(db, who, { action: 'account find', target, detail: { phones, accounts } });
  }
}

export type FindingService = ReturnType<typeof findingService>;
