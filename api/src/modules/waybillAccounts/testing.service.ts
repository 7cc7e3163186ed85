import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { WaybillError } from '../../adapters/waybills/waybillError.ts';
import type { WaybillRequest, WaybillService } from '../../adapters/waybills/waybillService.ts';
import type { Db, Queryable } from '../../db/client.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { Refusal } from '../../shared/refusal.ts';
import { isAccountProblem, problemText } from './accountProblems.ts';
import { accountAmong, findAccounts, keepProblem, type OwnAccount } from './choosing.repository.ts';
import { beginTest, changeWaybillAccount, lockWaybillAccount } from './waybillAccounts.repository.ts';
import type { WaybillAccountTestDto } from './waybillAccounts.schemas.ts';
import { findDto, type ResumeIssuing } from './waybillAccounts.service.ts';

/** A test costs a call of everybody's key. */
const TESTS_APART_SECONDS = 10;
const GOODS = '电子面单测试';
const REASON = '电子面单账号测试';

type Dependencies = {
  db: Db;
  /** Null where none is configured: nothing can be tested. */
  waybills: WaybillService | null;
  resume: ResumeIssuing;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => Date;
};
type Issued = { request: WaybillRequest; waybillNo: string; courierOrderNo: string | null };

/**
 * Tests accounts. The protocol has no call that only checks one: a waybill from a warehouse to itself is issued and given
 * back at once.
 */
export function waybillAccountTesting({ db, waybills, resume, log, now }: Dependencies) {
  async function issue(by: WaybillService, request: WaybillRequest): Promise<Issued> {
    const once = () => by.issue(request);
    const issued = await once().catch((error: unknown) => {
      // What got lost is answered again under the same number.
      if (error instanceof WaybillError && error.kind === 'transient') return once();
      throw error;
    });
    return { request, ...issued };
  }

  /** The number of a waybill that the courier did not take back; null where it did. */
  async function giveBack(by: WaybillService, { request, ...issued }: Issued): Promise<string | null> {
    const { requestNo, courierCode, account } = request;
    try {
      await by.void({ requestNo, courierCode, account, reason: REASON, ...issued });
      return null;
    } catch (error) {
      if (!(error instanceof WaybillError)) throw error;
      log.warn({ kind: error.kind, code: error.code }, 'the waybill of a test was not taken back');
      return issued.waybillNo;
    }
  }

  /** Keeps that it works, unless it was changed meanwhile. */
  async function pass({ id, sellerId, courierId, version }: OwnAccount): Promise<void> {
    await db.transaction(async (tx) => {
      const row = await lockWaybillAccount(tx, sellerId, id);
      if (row?.version !== version) return;
      await changeWaybillAccount(tx, id, { testedAt: sql`now()`, isMended: true });
      await resume(tx, sellerId, courierId);
    });
  }

  async function fail(own: OwnAccount, error: unknown): Promise<ReasonCode> {
    if (!(error instanceof WaybillError)) throw error;
    if (error.kind === 'transient') throw new Refusal('PLATFORM_ERROR');
    if (error.kind === 'rateLimited') throw new Refusal('PLATFORM_LIMIT');
    if (isAccountProblem(error.kind)) await keepProblem(db, own, error.reasonCode, { isTold: false });
    return error.reasonCode;
  }

  return {
    /**
     * @throws Refusal NOT_CONFIGURED, NOT_FOUND, RATE_LIMITED; WAYBILL_ACCOUNT_TEST for accounts of encrypted receivers;
     * WAYBILL_ACCOUNT_SENDER without a warehouse to send from; PLATFORM_ERROR, PLATFORM_LIMIT where nothing was learnt
     */
    async test(sellerId: number, id: number): Promise<WaybillAccountTestDto> {
      const before = await findDto(db, sellerId, id);
      if (!waybills) throw new Refusal('NOT_CONFIGURED');
      if (before.platform !== 0) throw new Refusal('WAYBILL_ACCOUNT_TEST');
      const place = await findPlace(db, sellerId, before);
      if (!place) throw new Refusal('WAYBILL_ACCOUNT_SENDER');
      if (!(await beginTest(db, id, TESTS_APART_SECONDS))) throw new Refusal('RATE_LIMITED');
      const own = accountAmong(await findAccounts(db, sellerId, [id]), id);
      const requestNo = `T${id}-${now().getTime().toString(36)}`.toUpperCase();
      const request = { requestNo, account: own.account, ...requestFrom(place) };
      let reasonCode: ReasonCode | null = null;
      let leftWaybillNo: string | null = null;
      try {
        const issued = await issue(waybills, request);
        leftWaybillNo = await giveBack(waybills, issued);
        await pass(own);
      } catch (error) {
        reasonCode = await fail(own, error);
      }
      return {
        account: await findDto(db, sellerId, id),
        passed: reasonCode === null,
        reasonCode,
        msg: reasonCode ? problemText(reasonCode) : '',
        leftWaybillNo,
      };
    },
  };
}

export type WaybillAccountTesting = ReturnType<typeof waybillAccountTesting>;

type Place = { courierCode: string } & WaybillRequest['sender'];

/** The account's warehouse, or the supplier's first, where a courier would find it. */
async function findPlace(
  db: Queryable,
  sellerId: number,
  { id, warehouseId }: { id: number; warehouseId: number | null },
): Promise<Place | undefined> {
  const { rows } = await db.execute<Place>(sql`
    SELECT c.code AS "courierCode", w.contact AS name, w.phone, w.province, w.city, w.district, w.address
      FROM waybill_account a JOIN courier c ON c.id = a.courier_id JOIN warehouse w ON w.seller_id = a.seller_id
     WHERE a.id = ${id} AND a.seller_id = ${sellerId} AND w.deleted_at IS NULL
       AND (${warehouseId}::bigint IS NULL OR w.id = ${warehouseId})
       AND w.contact <> '' AND w.phone <> '' AND w.address <> ''
     ORDER BY w.id LIMIT 1`);
  return rows[0];
}

function requestFrom({ courierCode, ...sender }: Place): Omit<WaybillRequest, 'requestNo'> {
  const receiver = { ...sender, encryptedId: null, platform: 0 as const, remoteOrderNo: null };
  return { courierCode, sender, receiver, weight: 1_000, goods: GOODS, pieces: 1, remark: '' };
}
