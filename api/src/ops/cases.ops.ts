import { asc, desc, eq } from 'drizzle-orm';
import { afterSaleCases, caseMessages, parcels } from '../db/schema/index.ts';
import { steppingService, type Verdict } from '../modules/afterSales/stepping.service.ts';
import { caseAskTexts, caseKindTexts, caseStatusTexts } from '../modules/cases/caseTexts.ts';
import { lastDays, MAX_DAYS } from '../modules/statistics/scope.ts';
import { listSuppliers } from '../modules/statistics/suppliers.repository.ts';
import { shanghaiIso } from '../shared/clock.ts';
import { fenOfYuanText, yuanText } from '../shared/money.ts';
import { Refusal } from '../shared/refusal.ts';
import { caseStatus, freightBearers } from '../shared/statuses.ts';
import {
  audited,
  type Command,
  OpsError,
  requireNumber,
  requireOption,
  requireYuan,
  type Values,
} from './command.ts';

export const caseCommands: Command[] = [
  {
    name: 'case list',
    usage: '列出待平台处理的售后单，最早的在前（--all 最近 200 条，含其他状态）',
    options: { all: { type: 'boolean' } },
    run: async ({ db }, values) => {
      const all = values.all === true;
      const rows = await db
        .select({ found: afterSaleCases, packageNo: parcels.packageNo })
        .from(afterSaleCases)
        .innerJoin(parcels, eq(parcels.id, afterSaleCases.packageId))
        .where(all ? undefined : eq(afterSaleCases.status, caseStatus.judging))
        .orderBy(all ? desc(afterSaleCases.id) : asc(afterSaleCases.id))
        .limit(200);
      return rows.map(({ found, packageNo }) => ({
        id: found.id,
        caseNo: found.caseNo,
        packageNo,
        buyer: found.accountId,
        seller: found.sellerId,
        kind: caseKindTexts[found.kind],
        ask: caseAskTexts[found.ask],
        amount: yuanText(found.amount),
        offer: found.offerAmount === null ? '' : yuanText(found.offerAmount),
        given: yuanText(found.givenAmount),
        status: caseStatusTexts[found.status],
        appeal: found.appealedBy === null ? '' : found.appealedBy === 'user' ? '买家申诉' : '供应商申诉',
        at: shanghaiIso(found.createdAt),
      }));
    },
  },
  {
    name: 'case figures',
    usage:
      '列出供应商的售后统计，平台介入率最高的在前（--days 按付款日期的最近天数，默认 30，最多 366；最多 200 个）',
    options: { days: { type: 'string' } },
    run: async ({ db }, values) => {
      const days = values.days === undefined ? undefined : requireNumber(values, 'days');
      if (days !== undefined && (days < 1 || days > MAX_DAYS)) throw new OpsError('--days 应是 1 到 366');
      const rows = await listSuppliers(db, lastDays(new Date(), days));
      return rows.map((row) => ({
        seller: row.id,
        company: row.companyName,
        parcels: row.packageCount,
        cases: row.caseCount,
        caseRate: percents(row.caseRate),
        refundRate: percents(row.refundedRate),
        refunded: yuanText(row.refundedFee),
        replaceRate: percents(row.replacedRate),
        disputed: row.disputedCount,
        disputeRate: percents(row.disputedRate),
        answered: row.answeredCount,
        late: row.answeredLateCount,
        medianHours: hours(row.answerMedian),
        slowHours: hours(row.answerSlow),
      }));
    },
  },
  {
    name: 'case show',
    usage: '显示售后单的全部往来：--id 编号',
    options: { id: { type: 'string' } },
    run: async ({ db }, values) => {
      const id = requireNumber(values, 'id');
      const rows = await db
        .select()
        .from(caseMessages)
        .where(eq(caseMessages.caseId, id))
        .orderBy(asc(caseMessages.id));
      if (rows.length === 0) throw new OpsError(`没有售后单 ${id}`);
      return rows.map(({ by, action, text, amount, createdAt }) => ({
        at: shanghaiIso(createdAt),
        by,
        action,
        amount: amount === null ? '' : yuanText(amount),
        text,
      }));
    },
  },
  {
    name: 'case decide',
    usage:
      '裁定平台处理中的售后单：--id 编号 --give all|nothing|replacement|金额（元，包裹继续；超出包裹的部分由保证金赔付；申诉时为合计，低于已退的不追回） --reason 理由（双方可见） [--freight 补发运费（元） --freight-by buyer|platform]',
    options: {
      id: { type: 'string' },
      give: { type: 'string' },
      reason: { type: 'string' },
      freight: { type: 'string' },
      'freight-by': { type: 'string' },
    },
    run: async (context, values) => {
      const id = requireNumber(values, 'id');
      const freight = freightIn(values);
      const verdict = {
        ...{ give: giveIn(values), reason: requireOption(values, 'reason').trim() },
        ...(freight && { freight }),
      };
      const { decide } = steppingService(context.db, null);
      await audited(context, 'case decide', String(id), verdict, (tx) => decide(tx, id, verdict)).catch(
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          throw new OpsError(refusalText(id, error));
        },
      );
      return `售后单 ${id} 已裁定`;
    },
  },
];

/** What is beyond a parcel comes from the deposit alone, which the refusal of all that is given does not say. */
function refusalText(id: number, { errorKey, message }: Refusal): string {
  if (errorKey === 'NOT_FOUND') return `没有售后单 ${id}`;
  if (errorKey !== 'REFUND_FUNDS') return message;
  return `${message}。包裹以内的部分先扣可用余额、再扣保证金，超出包裹的部分只扣保证金`;
}

const percents = (rate: number | null): string => (rate === null ? '' : `${rate / 100}%`);
const hours = (seconds: number | null): string => (seconds === null ? '' : (seconds / 3_600).toFixed(1));

function giveIn(values: Values): Verdict['give'] {
  const text = requireOption(values, 'give');
  if (text === 'all' || text === 'nothing' || text === 'replacement') return text;
  const fen = fenOfYuanText(text);
  if (!fen) throw new OpsError('--give 应是 all、nothing、replacement 或金额（元）');
  return fen;
}

/** Who bears the freight of a replacement: without it, its supplier. */
function freightIn(values: Values): Verdict['freight'] {
  if (values.freight === undefined) return undefined;
  const freight = requireYuan(values, 'freight');
  const by = requireOption(values, 'freight-by');
  if (by !== 'buyer' && by !== 'platform') throw new OpsError('--freight-by 应是 buyer 或 platform');
  return { freight, freightBy: freightBearers[by] };
}
