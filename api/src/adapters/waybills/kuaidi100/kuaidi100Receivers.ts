import { nameWithExtension, phoneParts } from '../../../shared/phoneParts.ts';
import { WaybillError } from '../waybillError.ts';
import type { WaybillReceiver, WaybillRequest } from '../waybillService.ts';
import { PLATFORM } from './kuaidi100Errors.ts';

/** What a courier's account takes as a phone. */
export type PhoneTerms = { takesExtension: boolean };

const TAOBAO = 1;
/** JD shows no name, but the field is required; the label gets the true one from the identity. */
const UNSHOWN = '***';

/** The receiver in Kuaidi100's format, with the identity of an encrypted one. */
export function receiverFields(receiver: WaybillReceiver, phones: PhoneTerms): Record<string, unknown> {
  const { encryptedId, platform, remoteOrderNo } = receiver;
  const recMan = partyFields(receiver, phones);
  if (encryptedId === null) {
    // A courier would print the asterisks.
    if (Object.values(recMan).some((part) => part.includes('*')))
      throw new WaybillError(PLATFORM, 'addressInvalid', 'MASKED');
    return { recMan };
  }
  if (platform === 0 || !remoteOrderNo) throw new WaybillError(PLATFORM, 'addressInvalid', 'REMOTE_ORDER');
  return {
    recMan: { ...recMan, name: recMan.name || UNSHOWN, mobile: recMan.mobile || UNSHOWN },
    thirdOrderId: remoteOrderNo,
    // Documented as `oaid` for Taobao and `caid` for the others, without saying which of their ids is meant.
    ...(platform === TAOBAO ? { oaid: encryptedId } : { caid: encryptedId }),
  };
}

/**
 * A person with the full address in one line; a city with its province's name, such as 上海市, is written once. A number
 * goes without its extension unless the courier takes it; the extension then stands behind the name.
 */
export function partyFields(
  { name, phone, province, city, district, address }: WaybillRequest['sender'],
  { takesExtension }: PhoneTerms,
) {
  const { number, extension } = phoneParts(phone);
  return {
    ...(takesExtension
      ? { name, mobile: phone }
      : { name: nameWithExtension(name, extension), mobile: number }),
    printAddr: [...new Set([province, city, district])].join('') + address,
  };
}
