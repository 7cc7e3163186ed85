import { oneLine } from '@chengcang/addresses';
import { readAddress, readPlace } from '../addresses/reading.ts';
import type { Receiver } from '../addresses/receiverRules.ts';
import type { Recipient } from './recipients.types.ts';
import type { PackageInput } from './shipments.schemas.ts';

type GivenRecipient = Pick<Recipient, 'receiver' | 'items' | 'num' | 'specification' | 'remark'>;

/** A recipient from the request; what free text says beside name and place counts where no field says it. */
export function recipientOf(input: PackageInput): GivenRecipient {
  const { items = null, num = null, specification = '', remark = '' } = input;
  if (!input.text)
    return {
      receiver: receiverOf(input),
      items,
      num,
      specification: oneLine(specification),
      remark: oneLine(remark),
    };
  const read = readAddress(input.text);
  return {
    receiver: {
      thirdOrderNo: (input.thirdOrderNo ?? '').trim() || read.thirdOrderNo,
      receiverName: read.name,
      receiverPhone: read.phone,
      address: read.detail,
      unread: read.rest,
      ...codesOf(read),
    },
    items,
    num: num ?? (items ? null : read.quantity),
    specification: oneLine(specification) || read.specification,
    remark: oneLine(remark) || read.remark,
  };
}

/** A receiver by its fields: codes, or names of places. */
export function receiverOf(input: Omit<PackageInput, 'text'>): Receiver {
  const receiver = {
    thirdOrderNo: (input.thirdOrderNo ?? '').trim(),
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
