import { cashOutRules } from './cashOuts.rules.ts';
import { courierClaimRules } from './courierClaims.rules.ts';
import { depositRules } from './deposits.rules.ts';
import { goodsRules } from './goods.rules.ts';
import { guardRules } from './guards.rules.ts';
import { ledgerRules } from './ledger.rules.ts';
import { movementRules } from './movements.rules.ts';
import { orderRules } from './orders.rules.ts';
import { paymentRules } from './payments.rules.ts';
import { rechargeRefundRules } from './rechargeRefunds.rules.ts';
import type { Rule } from './rule.ts';

/** A violation of these stops cash-outs. */
const moneyRules: readonly Rule[] = [
  ...ledgerRules,
  ...movementRules,
  ...orderRules,
  ...paymentRules,
  ...cashOutRules,
  ...depositRules,
  ...rechargeRefundRules,
  ...courierClaimRules,
  ...guardRules,
];

export const rules: readonly Rule[] = [...moneyRules, ...goodsRules];

export function isOfMoney(rule: Rule): boolean {
  return moneyRules.includes(rule);
}
