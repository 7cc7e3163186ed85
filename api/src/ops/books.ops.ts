import { type LedgerViolation, sizeOf } from '../modules/books/books.repository.ts';
import { checkEverything } from '../modules/books/books.service.ts';
import { isPaused } from '../modules/books/paused.ts';
import { pauseCashOuts, resumeCashOuts } from '../modules/books/pausing.ts';
import { isOfMoney, rules } from '../modules/books/rules.ts';
import { Refusal } from '../shared/refusal.ts';
import { auditorOf, type Command, OpsError, requireOption } from './command.ts';

export const bookCommands: Command[] = [
  {
    name: 'books check',
    usage: '核对全部账目；不符时暂停提现，并以失败结束',
    run: async ({ db }) => {
      const { breaches } = await checkEverything(db);
      if (breaches.length > 0)
        throw new OpsError(`账目不符：${breaches.length} 条规则不成立`, breaches.map(shownViolation));
      const paused = (await isPaused(db)) ? '；提现仍在暂停，可用 books resume 恢复' : '';
      const { accounts, movements } = await sizeOf(db);
      return `账目相符（${rules.length} 条规则，${accounts} 个资金账户，${movements} 笔资金变动）${paused}`;
    },
  },
  {
    name: 'books resume',
    usage: '核对全部账目，相符后恢复提现：--reason 处理说明',
    options: { reason: { type: 'string' } },
    run: async (context, values) => {
      const reason = requireOption(values, 'reason');
      const { breaches } = await checkEverything(context.db);
      const broken = breaches.filter(({ rule }) => isOfMoney(rule));
      if (broken.length > 0)
        throw new OpsError(`账目不符，不能恢复提现：${broken.map(({ rule }) => rule.text).join('；')}`);
      await context.db
        .transaction((tx) => resumeCashOuts(tx, auditorOf(context.operator), reason))
        .catch(inWords('提现没有暂停'));
      return '提现已恢复';
    },
  },
  {
    name: 'books pause',
    usage: '暂停全部提现，可用 books resume 恢复：--reason 原因',
    options: { reason: { type: 'string' } },
    run: async (context, values) => {
      const reason = requireOption(values, 'reason');
      await context.db
        .transaction((tx) => pauseCashOuts(tx, auditorOf(context.operator), reason))
        .catch(inWords('提现已经暂停'));
      return '提现已暂停';
    },
  },
];

/** A refusal as a command says it. */
const inWords = (state: string) => (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  throw new OpsError(error.errorKey === 'CASHOUTS_STATE' ? state : error.message);
};

/** A broken rule as a row for the operator. */
export function shownViolation({ rule, rows, sample }: LedgerViolation) {
  return { rule: rule.text, pausing: isOfMoney(rule), rows, ids: sample.join(' ') };
}
