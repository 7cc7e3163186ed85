import { sql } from 'drizzle-orm';
import { type Db, inSavepoint, type Tx } from '../../db/client.ts';
import { type Fen, yuanText } from '../../shared/money.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type FreightBearer, freightBearers } from '../../shared/statuses.ts';
import type { ApprovalService } from '../approvals/approvals.service.ts';
import type { Transfer } from '../approvals/transfers.ts';
import { type AuditEntry, recordAudit } from '../audit/record.ts';
import type { CaseRow } from '../cases/caseRows.ts';
import { findCase } from '../cases/cases.repository.ts';
import { loadSettings } from '../settings/settings.ts';
import { movesOf } from './caseMoney.repository.ts';
import type { CaseDecision, DecidedDto, GivenVerdict, PreviewDto } from './cases.console.schemas.ts';
import type { SteppingService, Verdict } from './stepping.service.ts';

type Dependencies = { db: Db; stepping: SteppingService; approvals: ApprovalService };
/** What is asked for before this release says nothing of transfers. */
type Asked = { caseId: number; verdict: Verdict; transfers?: Transfer[] };
type Preview = PreviewDto & { transfers: Transfer[] };

const ACTION = 'case.decide';
const PREVIEWED = '预览';

/** Leaves a savepoint, so that nothing of what was tried stays. */
class Undone extends Error {
  readonly preview: Preview;

  constructor(preview: Preview) {
    super('undone');
    this.preview = preview;
  }
}

/** How operators decide cases: money is seen before it moves, and much of it takes two of them. */
export function caseDecidingService({ db, stepping, approvals }: Dependencies) {
  approvals.register<Asked>({
    name: ACTION,
    permission: 'cases.decide',
    transfersOf: ({ transfers = [] }) => transfers,
    async run(tx, { caseId, verdict }, { asked, approved }) {
      await lockDecision(tx, caseId);
      const before = await knownCase(tx, caseId);
      await stepping.decide(tx, caseId, verdict);
      await recordAudit(tx, approved, {
        ...(await entryOf(tx, before, verdict)),
        detail: { ...verdictOf(verdict), askedBy: asked },
      });
    },
  });

  /** Decides it, and undoes that unless it is kept: what is seen is what is moved. */
  async function attempt(
    tx: Tx,
    found: CaseRow,
    verdict: Verdict,
    isKept: (preview: Preview) => boolean,
  ): Promise<Preview> {
    const { caseSecondEyes } = await loadSettings(tx);
    const attempted = inSavepoint(tx, async (savepoint) => {
      const parties = { buyerId: found.accountId, sellerId: found.sellerId };
      const { moves, buyerGets, transfers } = await movesOf(savepoint, found.orderId, parties, () =>
        stepping.decide(savepoint, found.id, verdict),
      );
      const amount = await worthOf(savepoint, found, verdict, buyerGets);
      const preview = { moves, buyerGets, transfers, amount, needsSecond: amount > caseSecondEyes };
      if (!isKept(preview)) throw new Undone(preview);
      return preview;
    });
    return attempted.catch((error: unknown) => {
      if (error instanceof Undone) return error.preview;
      throw error;
    });
  }

  return {
    /** @throws Refusal NOT_FOUND, CASE_STATE, AMOUNT_MAX, REFUND_FUNDS, and those of a replacement */
    preview: (given: GivenVerdict): Promise<PreviewDto> =>
      db.transaction(async (tx) => {
        const found = await knownCase(tx, given.id);
        const { transfers: _, ...preview } = await attempt(
          tx,
          found,
          verdictIn(given, PREVIEWED),
          () => false,
        );
        return preview;
      }),

    /**
     * Decides it, or asks a second operator to.
     * @throws Refusal as `preview`, and CASE_ASKED while a decision waits
     */
    decide: ({ reason: said, ...given }: CaseDecision, who: OperatorActor): Promise<DecidedDto> =>
      db.transaction(async (tx) => {
        const reason = said.trim();
        if (reason.length < 5) throw new Refusal('BAD_PARAM', { field: 'reason' });
        await lockDecision(tx, given.id);
        const found = await knownCase(tx, given.id);
        if (await isAsked(tx, given.id)) throw new Refusal('CASE_ASKED');
        const verdict = verdictIn(given, reason);
        const { amount, transfers, needsSecond } = await attempt(
          tx,
          found,
          verdict,
          (seen) => !seen.needsSecond,
        );
        if (!needsSecond) {
          await recordAudit(tx, who, await entryOf(tx, found, verdict));
          return { isDone: true, approvalId: null };
        }
        const approvalId = await approvals.ask<Asked>(
          tx,
          ACTION,
          {
            ...{
              target: targetOf(found.id),
              amount,
              reason,
              payload: { caseId: found.id, verdict, transfers },
            },
            summary: `裁决售后单 ${found.caseNo}：${summaryOf(verdict)}`,
          },
          who,
        );
        return { isDone: false, approvalId };
      }),
  };
}

export type CaseDecidingService = ReturnType<typeof caseDecidingService>;

export const targetOf = (caseId: number): string => `case:${caseId}`;

/** One decision about a case at a time, before anything of it is locked. */
async function lockDecision(tx: Tx, caseId: number): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`decision of ${targetOf(caseId)}`}, 0))`,
  );
}

async function isAsked(tx: Tx, caseId: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM operator_approval WHERE target = ${targetOf(caseId)} AND status = 1`,
  );
  return rows.length > 0;
}

async function knownCase(tx: Tx, caseId: number): Promise<CaseRow> {
  const found = await findCase(tx, caseId);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

function verdictIn({ give, amount, freight = 0, freightBy }: GivenVerdict, reason: string): Verdict {
  if (give === 'part') {
    if (amount === undefined) throw new Refusal('BAD_PARAM', { field: 'amount' });
    return { give: amount, reason };
  }
  if (give !== 'replacement' || freight === 0) return { give, reason };
  if (freightBy === undefined || freightBy === freightBearers.seller)
    throw new Refusal('BAD_PARAM', { field: 'freightBy' });
  return { give, reason, freight: { freight, freightBy: freightBy as FreightBearer } };
}

/** What a decision is worth: money that the buyer gets, or the parcel whose goods go again. */
async function worthOf(tx: Tx, found: CaseRow, { give }: Verdict, buyerGets: Fen): Promise<Fen> {
  if (give !== 'replacement') return Math.max(0, buyerGets);
  const { rows } = await tx.execute<{ fee: Fen }>(
    sql`SELECT package_fee AS fee FROM order_package WHERE id = ${found.packageId}`,
  );
  return rows[0]?.fee ?? 0;
}

const verdictOf = ({ give, freight }: Verdict) => ({ give, ...freight });

async function entryOf(tx: Tx, before: CaseRow, verdict: Verdict): Promise<AuditEntry> {
  const after = await knownCase(tx, before.id);
  const facts = ({ status, outcome, givenAmount }: CaseRow) => ({ status, outcome, givenAmount });
  return {
    ...{ action: 'case decide', target: targetOf(before.id), detail: verdictOf(verdict) },
    ...{ before: facts(before), after: facts(after), reason: verdict.reason },
  };
}

function summaryOf({ give, freight }: Verdict): string {
  if (give === 'all') return '全额退款';
  if (give === 'nothing') return '不支持买家';
  if (give !== 'replacement') return `共补偿 ¥${yuanText(give)}`;
  if (!freight) return '补发，运费由供应商承担';
  const bearer = freight.freightBy === freightBearers.buyer ? '买家' : '平台';
  return `补发，运费 ¥${yuanText(freight.freight)} 由${bearer}承担`;
}
