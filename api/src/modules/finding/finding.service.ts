import type { Db } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { maskName, maskPhone } from '../../shared/masking.ts';
import { numbersIn, phoneIn, receiverPhoneIn } from '../../shared/numbersIn.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import type { Permission } from '../../shared/permissions.ts';
import { hasPhone, openPerson, openPhone } from '../../shared/personalData.ts';
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
  receiver: 'orders.read',
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
  receiver: parcelStatusTexts,
};

/** What pasted numbers are, and how it stands with each. */
export function findingService(db: Db) {
  function textOf({ kind, about, accountKind }: FoundRow): string {
    if (kind === 'account')
      return `${accountKind === accountKinds.buyer ? '买家' : '供应商'} ${maskPhone(openPhone(db.box, about))}`;
    if (kind !== 'receiver') return about;
    const { name, phone } = openPerson(db.box, 'receiver', about);
    return `${maskName(name)} ${maskPhone(phone)}`;
  }

  const hitOf = (row: FoundRow): HitDto => {
    const { kind, status, about: _about, accountKind: _kind, n: _n, at, ...rest } = row;
    return {
      ...rest,
      kind: findKinds[kind],
      stateText: STATES[kind][status] ?? '',
      text: textOf(row),
      at: shanghaiIso(new Date(at)),
    };
  };

  /** A print may be older than its parcel's receiver, and two phones may have the same: the receiver decides. */
  const isMeant = ({ kind, about }: FoundRow, number: string): boolean =>
    kind !== 'receiver' || hasPhone(openPerson(db.box, 'receiver', about), receiverPhoneIn(number) ?? '');

  return {
    /** Of what the operator may not read nothing is found. Looking for phones is recorded, without the phones. */
    async find(text: string, who: OperatorActor): Promise<FindDto> {
      const { numbers, left } = numbersIn(text);
      const kinds = KINDS.filter((kind) => who.permissions.has(NEEDS[kind]));
      const found = await findNumbers(db, numbers, kinds);
      const rows = found.filter((row) => isMeant(row, numbers[row.n - 1] ?? ''));
      const ofReceivers = kinds.includes('receiver');
      const isPhone = (number: string) =>
        (ofReceivers && receiverPhoneIn(number) !== null) ||
        (kinds.includes('account') && phoneIn(number) !== null);
      const phones = numbers.filter(isPhone);
      if (phones.length > 0)
        await recordPhones(
          phones.length,
          rows.filter(({ n }) => isPhone(numbers[n - 1] ?? '')),
          who,
        );
      const byNumber = Map.groupBy(rows, ({ n }) => n);
      const list = numbers.map((number, at) => ({
        number,
        isPhone: ofReceivers && receiverPhoneIn(number) !== null,
        hits: (byNumber.get(at + 1) ?? []).map(hitOf),
      }));
      return { list, left };
    },
  };

  async function recordPhones(phones: number, rows: readonly FoundRow[], who: OperatorActor): Promise<void> {
    const idsOf = (kind: FindKind) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
    const [accounts, parcels] = [idsOf('account'), idsOf('receiver')];
    const found = [...accounts.map((id) => `account:${id}`), ...parcels.map((id) => `parcel:${id}`)];
    const [only = 'phones'] = found;
    const target = found.length === 1 ? only : 'phones';
    await recordAudit(db, who, { action: 'person find', target, detail: { phones, accounts, parcels } });
  }
}

export type FindingService = ReturnType<typeof findingService>;
