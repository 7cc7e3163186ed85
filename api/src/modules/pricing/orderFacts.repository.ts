import type { Db } from '../../db/client.ts';
import { openPerson } from '../../shared/personalData.ts';
import type { AreaRule } from '../areas/areaRules.ts';
import type { WorkCalendar } from '../couriers/workDays.ts';
import type { SenderDto } from '../senders/senders.schemas.ts';
import type { CourierFees } from './parcelPrice.ts';

/** Everything that determines an order's price and verdicts; null for what does not exist or cannot be ordered. */
export type OrderFacts = {
  good: {
    id: number;
    name: string;
    pic: string;
    sellerId: number;
    supplyPrice: number;
    platformMargin: number;
    weight: number;
    minNum: number;
    maxNum: number;
    platforms: number[];
  } | null;
  warehouse:
    | (WorkCalendar & {
        id: number;
        name: string;
        province: string;
        city: string;
        status: number;
        pauseReason: string | null;
        platforms: number[];
      })
    | null;
  /** Null when the warehouse does not work with the courier. */
  courier:
    | (WorkCalendar & { id: number; code: string; name: string; status: number; fees: CourierFees })
    | null;
  rules: AreaRule[];
  sender: Omit<SenderDto, 'isDefault' | 'remark' | 'provinceCode' | 'cityCode' | 'districtCode'> | null;
  /** Fen a parcel. */
  levelDiscount: number;
  /** The inviter's mark-up: fen per piece, and fen per parcel. */
  markUp: { profit: number; courierProfit: number };
};

export type FactsQuery = {
  accountId: number;
  level: number;
  goodId: number;
  warehouseId: number;
  courierId: number;
  senderId: number;
};

type Row = Omit<OrderFacts, 'rules' | 'sender'> & {
  sender: (Omit<NonNullable<OrderFacts['sender']>, 'name' | 'phone' | 'address'> & { person: string }) | null;
  rules: (Omit<AreaRule, 'startAt' | 'endAt'> & { startAt: string | null; endAt: string | null })[];
};

const FACTS = `
  SELECT
    (SELECT json_build_object('id', id, 'name', name, 'pic', pics->>0, 'sellerId', seller_id, 'supplyPrice', supply_price,
       'platformMargin', platform_margin, 'weight', weight, 'minNum', min_num, 'maxNum', max_num, 'platforms', platforms)
       FROM goods WHERE id = $3 AND status = 1 AND deleted_at IS NULL) AS good,
    (SELECT json_build_object('id', id, 'name', name, 'province', province, 'city', city, 'status', status,
       'pauseReason', pause_reason, 'workDays', work_days, 'sundayRest', sunday_rest, 'restDates', rest_dates,
       'cutoffTime', cutoff_time, 'platforms', platforms)
       FROM warehouse WHERE id = $4 AND deleted_at IS NULL) AS warehouse,
    (SELECT json_build_object('id', c.id, 'code', c.code, 'name', c.name, 'status', c.status, 'workDays', c.work_days, 'sundayRest', c.sunday_rest,
       'restDates', c.rest_dates, 'cutoffTime', c.cutoff_time, 'fees', json_build_object('firstWeight', f.first_weight,
       'firstFee', f.first_fee, 'stepWeight', f.step_weight, 'stepFee', f.step_fee, 'costFirstFee', f.cost_first_fee,
       'costStepFee', f.cost_step_fee))
       FROM warehouse_courier f JOIN courier c ON c.id = f.courier_id
      WHERE f.warehouse_id = $4 AND f.courier_id = $5 AND f.enabled) AS courier,
    (SELECT coalesce(json_agg(json_build_object('warehouseId', warehouse_id, 'courierId', courier_id, 'areaCode', area_code,
       'type', type, 'fee', fee, 'startAt', start_at, 'endAt', end_at, 'reason', reason)), '[]')
       FROM area_rule WHERE (warehouse_id = $4 OR warehouse_id IS NULL) AND (courier_id = $5 OR courier_id IS NULL)) AS rules,
    (SELECT json_build_object('id', id, 'person', person, 'province', province, 'city', city, 'district', district)
       FROM sender WHERE id = $6 AND account_id = $1) AS sender,
    (SELECT discount FROM league_level WHERE level = $2) AS "levelDiscount",
    coalesce((SELECT json_build_object('profit', profit, 'courierProfit', courier_profit) FROM mark_up_of($1, $3)),
      '{"profit": 0, "courierProfit": 0}') AS "markUp"`;

/** One prepared query, because it precedes every quote and every order. */
export async function findOrderFacts(db: Db, query: FactsQuery): Promise<OrderFacts> {
  const { rows } = await db.$client.query<Row>({
    name: 'orderFacts',
    text: FACTS,
    values: [query.accountId, query.level, query.goodId, query.warehouseId, query.courierId, query.senderId],
  });
  const facts = rows[0];
  if (!facts) throw new Error('the facts of an order answered nothing');
  return {
    ...facts,
    sender: facts.sender && openedSender(db, facts.sender),
    rules: facts.rules.map((rule) => ({ ...rule, startAt: dateOf(rule.startAt), endAt: dateOf(rule.endAt) })),
  };
}

function openedSender(db: Db, { person, ...sender }: NonNullable<Row['sender']>) {
  return { ...sender, ...openPerson(db.box, 'sender', person) };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
