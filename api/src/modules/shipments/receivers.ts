import { oneLine, readAddress, readPlace } from '@chengcang/addresses';
import type { Receiver } from '../addresses/receiverRules.ts';
import type { PackageInput } from './shipments.schemas.ts';

/** A receiver from the request: codes, names of places, or free text. */
export function receiverOf(input: PackageInput): Receiver {
  const thirdOrderNo = (input.thirdOrderNo ?? '').trim();
  if (input.text) {
    const read = readAddress(input.text);
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
    receiverName: oneLine(input.receiverName ?? ''),
    receiverPhone: (input.receiverPhone ?? '').trim(),
    address: oneLine(input.address ?? ''),
    ...codesOf({ provinceCode: '', cityCode: '', districtCode: '', ...input }),
  };
  const place = `${input.province ?? ''}${input.city ?? ''}${input.district ?? ''}`;
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
