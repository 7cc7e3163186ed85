import { oneLine } from '../../shared/texts.ts';
import { readAddress, readPlace } from '../addresses/reader.ts';
import type { Receiver } from './receiverRules.ts';
import type { PackageInput } from './shipments.schemas.ts';

/** A receiver from what a caller gave: codes, names of places, or free text. */
export function receiverOf(given: PackageInput): Receiver {
  const thirdOrderNo = (given.thirdOrderNo ?? '').trim();
  if (given.text) {
    const read = readAddress(given.text);
    return {
      thirdOrderNo,
      receiverName: read.name,
      receiverPhone: read.phone,
      address: read.detail,
      unread: read.rest,
      ...codesOf(read),
    };
  }
  const receiver = {
    thirdOrderNo,
    receiverName: oneLine(given.receiverName ?? ''),
    receiverPhone: (given.receiverPhone ?? '').trim(),
    address: oneLine(given.address ?? ''),
    ...codesOf({ provinceCode: '', cityCode: '', districtCode: '', ...given }),
  };
  const place = `${given.province ?? ''}${given.city ?? ''}${given.district ?? ''}`;
  if (receiver.provinceCode || receiver.cityCode || receiver.districtCode || (!place && !receiver.address))
    return receiver;
  const read = readPlace(`${place}${receiver.address}`);
  return { ...receiver, ...codesOf(read), address: read.detail };
}

function codesOf({
  provinceCode,
  cityCode,
  districtCode,
}: {
  provinceCode: string;
  cityCode: string;
  districtCode: string;
}) {
  return { provinceCode, cityCode, districtCode };
}
