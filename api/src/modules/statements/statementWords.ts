import { moneyLogTexts } from '../wallet/moneyLogTypes.ts';

/** Accounts of the ledger, in the order of statements. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  available: '可用余额',
  frozen: '冻结金额',
  deposit: '保证金',
  recharge: '充值渠道',
  cashOut: '提现渠道',
  escrow: '订单托管',
  revenue: '平台收入',
  refund: '充值退回',
  adjust: '平台调账',
  courier: '快递理赔',
  demo: '演示资金',
};
const CODES = Object.keys(ACCOUNTS);
export const OWNERS: Readonly<Record<number, string>> = { 0: '平台', 1: '买家', 2: '供应商' };

export const accountText = (code: string): string => ACCOUNTS[code] ?? code;
/** Of its own kind where the movement has no other name. */
export const kindText = (kind: number): string =>
  kind === 18 ? '充值退回成功' : (moneyLogTexts[kind] ?? `类型 ${kind}`);

/** Compares accounts by their place. */
export function byAccount(one: { code: string }, other: { code: string }): number {
  const place = ({ code }: { code: string }) => (CODES.includes(code) ? CODES.indexOf(code) : CODES.length);
  return place(one) - place(other) || one.code.localeCompare(other.code);
}
