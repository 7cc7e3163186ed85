import type { FaultKind, PollCall } from './labelFaults.ts';

/** An unsuccessful answer of tracking in Kuaidi100's format. */
export type PollError = { result: false; returnCode: string; message: string };

function trouble(returnCode: string, message: string): PollError {
  return { result: false, returnCode, message };
}

export const WRONG_KEY = trouble('600', '您不是合法的订阅者');
export const WRONG_SUBSCRIPTION = trouble('700', '订阅方的订阅数据存在错误');
export const NO_SUCH_COURIER = trouble('701', '拒绝订阅的快递公司');
export const SUBSCRIBED_BEFORE = trouble('501', '重复订阅');
export const WRONG_QUERY = trouble('400', '找不到对应公司');
export const WRONG_PHONE = trouble('408', '快递公司参数异常：验证码错误');
export const NOTHING_KNOWN = trouble('500', '查询无结果，请隔段时间再查');
export const WRONG_SIGNATURE = trouble('503', '验证签名失败');

const SERVER = { subscribe: trouble('500', '服务器错误'), query: trouble('502', '服务器繁忙') };
const ACCOUNT = { subscribe: WRONG_KEY, query: WRONG_SIGNATURE };
const BALANCE = { subscribe: trouble('601', 'KEY已过期'), query: trouble('601', 'KEY已过期') };
const COURIER = { subscribe: NO_SUCH_COURIER, query: WRONG_QUERY };
const OTHER = { subscribe: WRONG_SUBSCRIPTION, query: WRONG_QUERY };

/** A planned failure in tracking's format; unknown ones become a refusal. */
const TROUBLES: Partial<Record<FaultKind, Record<PollCall, PollError>>> = {
  transient: SERVER,
  rateLimited: SERVER,
  authExpired: ACCOUNT,
  balance: BALANCE,
  courierUnknown: COURIER,
};

export function pollError(kind: FaultKind, call: PollCall): PollError {
  return (TROUBLES[kind] ?? OTHER)[call];
}
