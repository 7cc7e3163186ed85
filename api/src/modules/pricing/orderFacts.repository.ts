import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { runPreparedText } from '../../db/prepared.ts';
import { readTogether } from '../../db/readTogether.ts';
import { openPerson } from '../../shared/personalData.ts';
import type { AreaRule } from '../areas/areaRules.ts';
import type { WorkCalendar } from '../couriers/workDays.ts';
import type { SenderDto } from '../senders/senders.schemas.ts';
import type { CourierFees } from './parcelPrice.ts';
import type { SupplyTerms } from './supplyPrice.ts';

/** So many pieces of a combination in a piece of a bundle. */
export type BundlePartFacts = {
  skuId: number;
  num: number;
  goodName: string;
  skuName: string;
  merchantCode: string;
};

/** A combination on sale, with what of its goods counts for it. */
export type SkuFacts = SupplyTerms & {
  id: number;
  /** Its values (红色 / XL); empty where its goods have no combinations. */
  name: string;
  merchantCode: string;
  goodId: number;
  goodName: string;
  pic: string;
  sellerId: number;
  /** Whether the pieces of its steps are those of a parcel (1) or of all that is placed together (2). */
  stepsPer: number;
  platformMargin: number;
  /** Grams. */
  weight: number;
  /** Of the goods, in a parcel. */
  minNum: number;
  maxNum: number;
  platforms: number[];
  /** What a bundle is made of; empty for a combination with stock of its own. */
  bundleParts: BundlePartFacts[];
  /** Of the courier by its goods' own freight template; null where those of the warehouse count. */
  fees: CourierFees | null;
  /** The inviter's mark-up: fen a piece, and fen a parcel. */
  agentProfit: number;
  agentFreight: number;
};

/** Everything that determines an order's price and verdicts; null for what does not exist or cannot be ordered. */
export type OrderFacts = {
  /** Those asked for that are on sale; of goods that were asked for, all. */
  skus: SkuFacts[];
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
  /** How often the sources of all this had changed when it was read. */
  versions: Record<string, number>;
};

export type FactsQuery = {
  accountId: number;
  level: number;
  skuIds: readonly number[];
  goodIds: readonly number[];
  warehouseId: number;
  courierId: number;
  senderId: number;
};

/** For the facts of an order beside its goods. */
export const NO_GOODS: Pick<FactsQuery, 'skuIds' | 'goodIds'> = { skuIds: [], goodIds: [] };

type Row = Omit<OrderFacts, 'rules' | 'sender'> & {
  /** When an agreed price begins or ends. */
  pricesUntil: Date | null;
  sender: (Omit<NonNullable<OrderFacts['sender']>, 'name' | 'phone' | 'address'> & { person: string }) | null;
  rules: (Omit<AreaRule, 'startAt' | 'endAt'> & { startAt: string | null; endAt: string | null })[];
};

/** The fees of row `f`. */
const FEES = `json_build_object('firstWeight', f.first_weight, 'firstFee', f.first_fee, 'stepWeight', f.step_weight,
  'stepFee', f.step_fee, 'costFirstFee', f.cost_first_fee, 'costStepFee', f.cost_step_fee)`;

/** What orders `q` name, in their order. */
const FACTS = `
  SELECT facts.* FROM unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[]) WITH ORDINALITY
    AS q (account_id, level, sku_ids, good_ids, warehouse_id, courier_id, sender_id, n) CROSS JOIN LATERAL (SELECT
    (SELECT coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'merchantCode', k.merchant_code, 'goodId', g.id,
       'goodName', g.name, 'pic', coalesce(nullif(k.pic, ''), g.pics->>0), 'sellerId', g.seller_id, 'supplyPrice', k.supply_price,
       'agreedPrice', a.supply_price, 'stepsPer', g.steps_per, 'steps', (SELECT coalesce(json_agg(json_build_object(
         'minPieces', p.min_pieces, 'supplyPrice', p.supply_price, 'ofSku', p.sku_id IS NOT NULL)), '[]')
         FROM price_step p WHERE p.good_id = g.id AND (p.sku_id = k.id OR p.sku_id IS NULL)),
       'platformMargin', g.platform_margin, 'weight', k.weight, 'minNum', g.min_num, 'maxNum', g.max_num, 'platforms', g.platforms,
       'bundleParts', CASE WHEN k.part_count > 0 THEN bundle_parts_of(k.id) ELSE '[]' END,
       'fees', (SELECT ${FEES} FROM freight_template_courier f
         WHERE f.template_id = g.freight_template_id AND f.courier_id = q.courier_id AND f.enabled),
       'agentProfit', coalesce(m.profit, 0), 'agentFreight', coalesce(m.courier_profit, 0)) ORDER BY k.sort, k.id), '[]')
       FROM sku k JOIN goods g ON g.id = k.good_id LEFT JOIN LATERAL mark_up_of(q.account_id, g.id) m ON true
       LEFT JOIN LATERAL agreed_price_of(q.account_id, k.id, g.id) a ON true
      WHERE k.id = ANY (q.sku_ids::bigint[] || ARRAY(SELECT id FROM sku WHERE good_id = ANY (q.good_ids::bigint[])))
        AND k.status = 1 AND k.deleted_at IS NULL AND g.status = 1 AND g.deleted_at IS NULL) AS skus,
    (SELECT json_build_object('id', id, 'name', name, 'province', province, 'city', city, 'status', status,
       'pauseReason', pause_reason, 'workDays', work_days, 'sundayRest', sunday_rest, 'restDates', rest_dates,
       'cutoffTime', cutoff_time, 'platforms', platforms)
       FROM warehouse WHERE id = q.warehouse_id AND deleted_at IS NULL) AS warehouse,
    (SELECT json_build_object('id', c.id, 'code', c.code, 'name', c.name, 'status', c.status, 'workDays', c.work_days, 'sundayRest', c.sunday_rest,
       'restDates', c.rest_dates, 'cutoffTime', c.cutoff_time, 'fees', ${FEES})
       FROM warehouse_courier f JOIN courier c ON c.id = f.courier_id
      WHERE f.warehouse_id = q.warehouse_id AND f.courier_id = q.courier_id AND f.enabled) AS courier,
    (SELECT coalesce(json_agg(json_build_object('warehouseId', r.warehouse_id, 'courierId', r.courier_id, 'areaCode', r.area_code,
       'type', r.type, 'fee', r.fee, 'startAt', r.start_at, 'endAt', r.end_at, 'reason', r.reason)), '[]')
       FROM area_rule r WHERE (r.warehouse_id = q.warehouse_id OR r.warehouse_id IS NULL)
        AND (r.courier_id = q.courier_id OR r.courier_id IS NULL) AND (r.end_at IS NULL OR r.end_at > now())) AS rules,
    (SELECT json_build_object('id', s.id, 'person', s.person, 'province', s.province, 'city', s.city, 'district', s.district)
       FROM sender s WHERE s.id = q.sender_id AND s.account_id = q.account_id) AS sender,
    (SELECT l.discount FROM league_level l WHERE l.level = q.level) AS "levelDiscount",
    (SELECT json_object_agg(source, coalesce(v.version, 0)) FROM (
       SELECT DISTINCT 'goods:' || named.id AS source FROM (
         SELECT good_id AS id FROM sku WHERE id = ANY (q.sku_ids::bigint[]) UNION ALL SELECT unnest(q.good_ids::bigint[])) named
       UNION ALL SELECT DISTINCT 'freight_template:' || g.freight_template_id FROM goods g
        WHERE g.freight_template_id IS NOT NULL AND g.id IN (
          SELECT good_id FROM sku WHERE id = ANY (q.sku_ids::bigint[]) UNION ALL SELECT unnest(q.good_ids::bigint[]))
       UNION ALL SELECT 'account:' || a.id FROM account a
        WHERE a.id IN (q.account_id, (SELECT b.super_id FROM account b WHERE b.id = q.account_id))
       UNION ALL SELECT unnest(ARRAY['warehouse:' || q.warehouse_id, 'courier:' || q.courier_id, 'sender:' || q.sender_id, 'site'])
     ) sources LEFT JOIN price_version v USING (source)) AS versions,
    (SELECT min(moment) FROM price_list_entry e JOIN price_list l ON l.id = e.list_id CROSS JOIN LATERAL unnest(ARRAY[l.start_at, l.end_at]) moment
      WHERE moment > now() AND e.good_id IN (
        SELECT good_id FROM sku WHERE id = ANY (q.sku_ids::bigint[]) UNION ALL SELECT unnest(q.good_ids::bigint[]))) AS "pricesUntil"
  ) facts ORDER BY q.n`;

const readRows = readTogether<FactsQuery, Row>(async (db, queries) => {
  const of = <T>(pick: (query: FactsQuery) => T): T[] => queries.map(pick);
  const idsOf = (ids: readonly number[]) => `{${ids.join(',')}}`;
  return runPreparedText<Row>(db, FACTS, [
    of(({ accountId }) => accountId),
    of(({ level }) => level),
    of(({ skuIds }) => idsOf(skuIds)),
    of(({ goodIds }) => idsOf(goodIds)),
    of(({ warehouseId }) => warehouseId),
    of(({ courierId }) => courierId),
    of(({ senderId }) => senderId),
  ]);
});

/** Facts that are kept of a database, by what was asked for; the size of an entry is roughly its bytes. */
const MAX_REMEMBERED = { max: 20_000, maxSize: 64_000_000 };
const RULE_BYTES = 200;
const SKU_BYTES = 1_000;

type Remembered = { facts: OrderFacts; until: number };
const memories = new WeakMap<Db, LRUCache<string, Remembered>>();

function memoryOf(db: Db): LRUCache<string, Remembered> {
  const memory = memories.get(db) ?? new LRUCache<string, Remembered>(MAX_REMEMBERED);
  memories.set(db, memory);
  return memory;
}

/** One prepared query, because it precedes every quote and every order. Remembers what it finds. */
export async function findOrderFacts(db: Db, query: FactsQuery): Promise<OrderFacts> {
  const { pricesUntil, ...found } = await readRows(db, query);
  const facts = {
    ...found,
    sender: found.sender && openedSender(db, found.sender),
    rules: found.rules.map((rule) => ({ ...rule, startAt: dateOf(rule.startAt), endAt: dateOf(rule.endAt) })),
  };
  const size = 2_000 + facts.rules.length * RULE_BYTES + facts.skus.length * SKU_BYTES;
  memoryOf(db).set(keyOf(query), { facts, until: pricesUntil?.getTime() ?? Infinity }, { size });
  return facts;
}

/**
 * The same as they were when last read: only for what is compared with the current versions where it counts
 * (`prices_hold`).
 */
export async function recallOrderFacts(db: Db, query: FactsQuery): Promise<OrderFacts> {
  const known = memoryOf(db).get(keyOf(query));
  return known && Date.now() < known.until ? known.facts : findOrderFacts(db, query);
}

function keyOf({ accountId, level, skuIds, goodIds, warehouseId, courierId, senderId }: FactsQuery): string {
  return JSON.stringify([accountId, level, skuIds, goodIds, warehouseId, courierId, senderId]);
}

function openedSender(db: Db, { person, ...sender }: NonNullable<Row['sender']>) {
  return { ...sender, ...openPerson(db.box, 'sender', person) };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
