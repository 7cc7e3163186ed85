import type { WaybillPlatform, WaybillRequest } from '../../adapters/waybills/waybillService.ts';
import { openPerson } from '../../shared/personalData.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { openSender } from '../addresses/sealedPeople.ts';
import { type ParcelItem, piecesIn } from '../parcels/parcelItems.ts';
import { goodsOf, remarkOf } from '../parcels/parcelTexts.ts';
import type { Claim, ParcelRow } from './claims.repository.ts';

/**
 * The courier request for a parcel. The request number belongs to the parcel: repeating it returns the same waybill.
 */
export function requestOf(
  box: SecretBox,
  { order, courierCode }: Pick<Claim, 'order' | 'courierCode'>,
  { parcel, items }: { parcel: ParcelRow; items: readonly ParcelItem[] },
): WaybillRequest {
  const { province, city, district, encryptedId } = parcel;
  return {
    requestNo: parcel.packageNo,
    courierCode,
    sender: openSender(box, order.sender),
    receiver: {
      ...openPerson(box, 'receiver', parcel.receiver),
      province,
      city,
      district,
      encryptedId,
      platform: parcel.platform as WaybillPlatform,
      remoteOrderNo: parcel.thirdOrderNo,
    },
    weight: parcel.weight,
    goods: goodsOf({ items, specification: parcel.specification }),
    pieces: piecesIn(items),
    remark: remarkOf({ orderRemark: order.remark, remark: parcel.remark }),
  };
}
