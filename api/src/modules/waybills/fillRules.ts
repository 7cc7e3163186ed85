import { Refusal } from '../../shared/refusal.ts';
import { parcelStatus } from '../../shared/statuses.ts';
import { type ParcelFacts, waybillIsFillable } from '../lifecycle/parcelActions.ts';
import { REFUND_ACTIVE } from '../lifecycle/refundStatus.ts';
import type { FillRow, RowRefusal } from './filling.schemas.ts';
import { cleanWaybillNo, isWaybillNo } from './waybillNo.ts';

export type WarehouseCourier = { id: number; code: string; name: string };

const ISSUING = 2;
const KIND_OF_COURIER = /(快递|速递|快运|速运|物流)$/;

/** Rows with normalised numbers, each parcel and number once; refused rows have a reason. */
export function sortRows(rows: readonly FillRow[]): { good: FillRow[]; failed: RowRefusal[] } {
  const good: FillRow[] = [];
  const failed: RowRefusal[] = [];
  const parcels = new Map<string, number>();
  const numbers = new Map<string, number>();
  for (const input of rows) {
    const packageNo = input.packageNo.normalize('NFKC').trim().toUpperCase();
    const waybillNo = cleanWaybillNo(input.waybillNo);
    const refuse = (msg: string) => failed.push({ row: input.row, packageNo, msg });
    const sameParcel = parcels.get(packageNo);
    const sameNumber = numbers.get(waybillNo);
    if (packageNo === '') refuse('没有填写包裹号');
    else if (!isWaybillNo(waybillNo)) refuse(new Refusal('WAYBILL_NO').message);
    else if (sameParcel !== undefined) refuse(`与第${sameParcel}行是同一个包裹`);
    else if (sameNumber !== undefined) refuse(`与第${sameNumber}行的运单号重复`);
    else good.push({ ...input, packageNo, waybillNo });
    if (!parcels.has(packageNo)) parcels.set(packageNo, input.row);
    if (!numbers.has(waybillNo)) numbers.set(waybillNo, input.row);
  }
  return { good, failed };
}

/** The courier of a row by name, common name or code; undefined when unknown. */
export function courierNamed(
  input: string,
  couriers: readonly WarehouseCourier[],
): WarehouseCourier | undefined {
  const requested = plain(input);
  return couriers.find(({ code, name }) =>
    [code, name, name.replace(KIND_OF_COURIER, '')].some((each) => plain(each) === requested),
  );
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
}

/** Why a parcel accepts no number; null when it does. */
export function fillRefusal(
  parcel: Pick<ParcelFacts, 'status' | 'outputStatus' | 'refundStatus' | 'waybillNo' | 'ofShop' | 'atErp'>,
): string | null {
  if (waybillIsFillable(parcel)) return null;
  if (parcel.status === parcelStatus.pendingPayment) return '包裹还没有付款';
  if (parcel.status === parcelStatus.refunded) return '包裹已退款，请不要发货';
  if (parcel.status === parcelStatus.cancelled) return '包裹已取消，请不要发货';
  if (REFUND_ACTIVE.includes(parcel.refundStatus)) return '包裹正在退款，请不要发货';
  if (parcel.atErp === 'cancellable') return '包裹已推送到旺店通，由它发货并取回运单号，请不要重复发货';
  if (parcel.outputStatus === ISSUING) return '正在出单，请稍后再试';
  if (parcel.waybillNo === null && parcel.ofShop)
    return '店铺订单的收件人由店铺平台加密，不能填写自己的运单号，请出电子面单发货';
  return `包裹已有运单号${parcel.waybillNo ?? ''}`;
}
