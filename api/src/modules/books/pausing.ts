import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import { openViolations, pause, resume } from './books.repository.ts';
import { isOfMoney, rules } from './rules.ts';

/**
 * Stops cash-outs for everybody.
 * @throws Refusal CASHOUTS_STATE when they were stopped already
 */
export async function pauseCashOuts(tx: Tx, who: Auditor, reason: string): Promise<void> {
  if (!(await pause(tx))) throw new Refusal('CASHOUTS_STATE');
  await recordAudit(tx, who, { action: 'books pause', target: '', reason });
}

/**
 * Resumes cash-outs. A full check closes violations that it no longer finds, and nothing else does: as long as one of a
 * rule about money is open, nobody has seen that the books are right again.
 * @throws Refusal BOOKS_BROKEN, CASHOUTS_STATE
 */
export async function resumeCashOuts(tx: Tx, who: Auditor, reason: string): Promise<void> {
  // First, so that a check that finds something meanwhile stops them again after this.
  if (!(await resume(tx))) throw new Refusal('CASHOUTS_STATE');
  const open = new Set(await openViolations(tx));
  const broken = rules.filter((rule) => open.has(rule.name) && isOfMoney(rule));
  if (broken.length > 0)
    throw new Refusal('BOOKS_BROKEN', { rules: broken.map(({ text }) => text).join('；') });
  await recordAudit(tx, who, { action: 'books resume', target: '', reason });
}
