import { ledgerAccountTexts } from '../../shared/ledgerTexts.ts';
import { moneyLogTexts } from '../wallet/moneyLogTypes.ts';

const CODES = Object.keys(ledgerAccountTexts);
export const OWNERS: Readonly<Record<number, string>> = { 0: '平台', 1: '买家', 2: '供应商' };

export const accountText = (code: string): string => ledgerAccountTexts[code] ?? code;
/** Of its own kind where the movement has no other name. */
export const kindText = (kind: number): string =>
  kind === 18 ? '充值退回成功' : (moneyLogTexts[kind] ?? `类型 ${kind}`);

/** Compares accounts by their place. */
export function byAccount(one: { code: string }, other: { code: string }): number {
  const place = ({ code }: { code: string }) => (CODES.includes(code) ? CODES.indexOf(code) : CODES.length);
  return place(one) - place(other) || one.code.localeCompare(other.code);
}
