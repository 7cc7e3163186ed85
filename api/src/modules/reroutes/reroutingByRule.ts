import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../db/client.ts';
import { eachApartInRounds } from '../../jobs/inRounds.ts';
import type { Actor } from '../../shared/actor.ts';
import { yuanText } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { rewriteOrTell, tell } from '../notices/personNotices.ts';
import { findRuled, type RuleLimits, takeNewStops } from './reroutes.repository.ts';
import type { StoppedParcelDto, WayDto } from './reroutes.schemas.ts';
import type { RerouteService } from './reroutes.service.ts';

const ACCOUNTS = 50;
const MAX_REASONS = 3;
/** As `stop` of a parcel has it. */
const STOPS: Readonly<Record<number, string>> = { 1: '停发', 2: '停发', 3: '有地区停发' };

type Found = Awaited<ReturnType<typeof findRuled>>[number];
type Moved = { parcels: number; more: number };
/** Parcels that a rule leaves, by what stops them, with why. */
type Left = Map<string, { first: StoppedParcelDto; why: Map<string, number> }>;

/** Scheduled job: sends stopped parcels by their best way where the rule of their account says so, and tells what it did. */
export function reroutingByRule(db: Db, reroutes: Pick<RerouteService, 'listStopped' | 'acceptOne'>) {
  async function moveParcels({ actor, rule }: Found, stop?: AbortSignal): Promise<void> {
    const run = randomUUID();
    const moved: Moved = { parcels: 0, more: 0 };
    const left: Left = new Map();
    for (const { stop: stopped, parcel } of await reroutes.listStopped(actor)) {
      if (stop?.aborted) return;
      if (!parcel.isPaid) continue;
      const { packageId, way } = parcel;
      const why = parcel.atErp ? '供应商的仓库已在备货' : whyLeft(way, rule);
      if (why !== null || way === null) {
        leave(left, stopped, parcel, why ?? '');
        continue;
      }
      const { warehouseId, courierId, isFallback, packageFee, difference } = way;
      const next = { parcels: moved.parcels + 1, more: moved.more + difference };
      try {
        await reroutes.acceptOne(
          actor,
          { packageId, warehouseId, courierId, isFallback, packageFee },
          { key: null, by: 'system', onMoved: (tx) => tellMoved(tx, actor, { run, ...next }) },
        );
        Object.assign(moved, next);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // Whoever changed it meanwhile knows; what has become dearer is looked at by the next run.
        if (error.errorKey === 'BALANCE_SHORT') leave(left, stopped, parcel, '余额不足');
      }
    }
    await tellLeft(db, actor, left);
  }

  return (stop?: AbortSignal): Promise<void> =>
    eachApartInRounds(
      ACCOUNTS,
      stop,
      (last: Found | undefined) => findRuled(db, last?.actor.accountId ?? 0, ACCOUNTS),
      (found) => moveParcels(found, stop),
    );
}

/** Why a way is left to a person; null where the rule takes it. Other goods are never chosen by a rule. */
function whyLeft(way: WayDto | null, { maxMore, maxDays }: RuleLimits): string | null {
  if (way === null) return '没有别的仓库或快递能发';
  if (way.isFallback) return '只有备选商品能发';
  if (way.difference > maxMore) return `要多付 ¥${yuanText(way.difference)}`;
  if (way.days === null) return '不知道何时能发';
  return way.days > maxDays ? `要晚 ${way.days} 天` : null;
}

function tellMoved(
  tx: Tx,
  { accountId }: Actor,
  { run, parcels, more }: Moved & { run: string },
): Promise<void> {
  const cost =
    more === 0 ? '价格不变' : more > 0 ? `共多付 ¥${yuanText(more)}` : `共退回 ¥${yuanText(-more)}`;
  return rewriteOrTell(tx, {
    accountId,
    kind: 'rerouted',
    title: '停发的包裹已改道',
    detail: `${parcels} 个停发的包裹按您的改道规则换了仓库或快递，${cost}，正在安排发货。`,
    link: '/packageCenter',
    onceKey: `rerouted ${run}`,
  });
}

function leave(left: Left, stop: string, parcel: StoppedParcelDto, why: string): void {
  const known = left.get(stop) ?? { first: parcel, why: new Map<string, number>() };
  known.why.set(why, (known.why.get(why) ?? 0) + 1);
  left.set(stop, known);
}

/** Once for a stop, as long as it lasts. */
function tellLeft(db: Db, { accountId }: Actor, left: Left): Promise<void> {
  return db.transaction(async (tx) => {
    const stops = await takeNewStops(tx, accountId, [...left.keys()]);
    await tell(
      tx,
      stops.flatMap((stop) => {
        const found = left.get(stop);
        if (!found) return [];
        return [
          {
            ...{ accountId, kind: 'rerouteLeft' as const, title: '停发的包裹没有自动改道' },
            detail: leftText(found.first, [...found.why]),
            link: '/packageCenter',
          },
        ];
      }),
    );
  });
}

function leftText(
  { stop, reason, warehouseName, courierName }: StoppedParcelDto,
  why: readonly [string, number][],
): string {
  const parcels = why.reduce((sum, [, count]) => sum + count, 0);
  const what = [`${warehouseName}${stop === 1 ? '' : `的${courierName}`}${STOPS[stop]}`, reason].filter(
    Boolean,
  );
  const shown = why.toSorted(([, one], [, other]) => other - one).slice(0, MAX_REASONS);
  const reasons = shown.map(([words, count]) => (why.length === 1 ? words : `${words} ${count} 个`));
  const rest = why.length > shown.length ? '等' : '';
  return `${what.join('：')}，${parcels} 个包裹没有按您的规则改道：${reasons.join('，')}${rest}。请查看并决定。`;
}
