import { WaybillError } from '../waybillError.ts';
import type { WaybillReceiver, WaybillRequest } from '../waybillService.ts';
import { PLATFORM } from './kuaidi100Errors.ts';

const TAOBAO = 1;
/** JD shows nothing of a name; a name is asked for, and the identity prints the true one. */
const UNSHOWN = '***';

/** The receiver as Kuaidi100 reads one, with the identity that an encrypted one is delivered by. */
export function receiverFields(receiver: WaybillReceiver): Record<string, unknown> {
  const { encryptedId, platform, remoteOrderNo } = receiver;
  if (encryptedId === null) {
    // A courier would print the asterisks.
    if (Object.values(partyFields(receiver)).some((part) => part.includes('*')))
      throw new WaybillError(PLATFORM, 'addressInvalid', 'MASKED');
    return { recMan: partyFields(receiver) };
  }
  if (platform === 0 || !remoteOrderNo) throw new WaybillError(PLATFORM, 'addressInvalid', 'REMOTE_ORDER');
  const recMan = partyFields(receiver);
  return {
    recMan: { ...recMan, name: recMan.name || UNSHOWN, mobile: recMan.mobile || UNSHOWN },
    thirdOrderId: remoteOrderNo,
    // Documented as `oaid` for Taobao and `caid` for the others; which identity of theirs is meant is left open.
    ...(platform === TAOBAO ? { oaid: encryptedId } : { caid: encryptedId }),
  };
}

/** Somebody with a whole address in one line; a city of its province's name, as 上海市 is, stands there once. */
export function partyFields({ name, phone, province, city, district, address }: WaybillRequest['sender']) {
  return { name, mobile: phone, printAddr: [...new Set([province, city, district])].join('') + address };
}
