import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { yuanText } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { readSettings } from '../settings/settings.ts';
import {
  changeUserProfit,
  countInvitees,
  deleteUserProfits,
  findDefaultProfit,
  findUserProfits,
  hasGood,
  saveDefaultProfit,
  saveUserProfits,
  setOf,
} from './userProfits.repository.ts';
import type {
  DefaultProfitDto,
  NewUserProfits,
  UserProfitChange,
  UserProfitDto,
} from './userProfits.schemas.ts';

type Amounts = { profit?: number | undefined; courierProfit?: number | undefined };

/** Mark-ups of agents for their invitees. They apply to later quotes; parcels keep theirs. */
export function userProfitService(db: Db) {
  async function readDefault({ accountId }: Actor): Promise<DefaultProfitDto> {
    const { maxCourierProfit } = await readSettings(db);
    return { ...(await findDefaultProfit(db, accountId)), maxCourierProfit };
  }

  /** Refuses more than the agent's level allows. */
  async function checkAmounts(actor: Actor, { profit, courierProfit }: Amounts): Promise<DefaultProfitDto> {
    const limits = await readDefault(actor);
    const tooMuch = (field: keyof Amounts, max: number) =>
      new Refusal('PROFIT_RANGE', { max: yuanText(max) }, { field, max });
    if ((profit ?? 0) > limits.maxProfit) throw tooMuch('profit', limits.maxProfit);
    if ((courierProfit ?? 0) > limits.maxCourierProfit)
      throw tooMuch('courierProfit', limits.maxCourierProfit);
    return limits;
  }

  return {
    readDefault,

    async setDefault(actor: Actor, { profit, courierProfit = 0 }: Amounts & { profit: number }) {
      const limits = await checkAmounts(actor, { profit, courierProfit });
      await saveDefaultProfit(db, actor.accountId, { profit, courierProfit });
      return { ...limits, profit, courierProfit };
    },

    /** All or none. */
    async create(actor: Actor, { userId, userIds, ...request }: NewUserProfits): Promise<UserProfitDto[]> {
      const ids = [...new Set(userIds ?? (userId === undefined ? [] : [userId]))];
      if (ids.length === 0) throw new Refusal('BAD_PARAM', { field: 'userIds' });
      await checkAmounts(actor, request);
      if (request.goodId != null && !(await hasGood(db, request.goodId))) throw new Refusal('NOT_FOUND');
      if ((await countInvitees(db, actor.accountId, ids)) < ids.length) throw new Refusal('INVITEE_ONLY');
      const kept = await saveUserProfits(db, actor.accountId, ids, request);
      return findUserProfits(db, actor.accountId, sql`u.id = ANY (${setOf(kept)})`);
    },

    async change(actor: Actor, change: UserProfitChange): Promise<UserProfitDto> {
      await checkAmounts(actor, change);
      if (!(await changeUserProfit(db, actor.accountId, change))) throw new Refusal('NOT_FOUND');
      const [changed] = await findUserProfits(db, actor.accountId, sql`u.id = ${change.id}`);
      if (!changed) throw new Refusal('NOT_FOUND');
      return changed;
    },

    /** Returns the removed ids; refuses when there are none. */
    async remove(actor: Actor, ids: readonly number[]): Promise<number[]> {
      const removed = await deleteUserProfits(db, actor.accountId, ids);
      if (removed.length === 0) throw new Refusal('NOT_FOUND');
      return removed;
    },
  };
}

export type UserProfitService = ReturnType<typeof userProfitService>;
