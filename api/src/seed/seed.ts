import { sql } from 'drizzle-orm';
import { openDatabase, type Tx } from '../db/client.ts';
import { withDatabaseLock } from '../db/databaseLock.ts';
import * as tables from '../db/schema/index.ts';
import { hashSecret } from '../modules/accounts/passwords.ts';
import { regionOf } from '../modules/areas/areas.ts';
import { TOTP_PURPOSE } from '../modules/operators/operatorLogin.service.ts';
import { addRecoveryCodes } from '../modules/operators/operators.repository.ts';
import { shanghaiIso } from '../shared/clock.ts';
import { DEMO_OPERATORS } from '../shared/demoOperators.ts';
import { phonePrint, sealContact, sealPerson, sealPhone } from '../shared/personalData.ts';
import { searchTextOf } from '../shared/searchText.ts';
import type { SecretBox } from '../shared/secretBox.ts';
import { type DemoGood, demoGoods } from './goods.data.ts';
import { goodsNoOf, picturesOf } from './pictures.ts';
import { demoAreaRules, demoCouriers, demoHomes, demoNotices, demoWarehouses } from './places.data.ts';
import { seedPrices } from './prices.ts';
import { demoSite } from './site.ts';
import { demoBundles, demoProperties, demoSkusOf } from './skus.data.ts';

const SEED_LOCK = 7_203_116;
const MARK = 'demoSeeded';
const DAY_MS = 24 * 3_600_000;
const DEMO_PASSWORD = 'demo1234';
/** Goods appear an hour apart, so that 最新 has an order. */
const FIRST_GOODS_AT = Date.parse('2026-10-01T09:00:00+08:00');

const people = [
  { kind: 1, phone: '13800000001', nickName: '橙子小店', level: 3, balance: 500_000 },
  { kind: 1, phone: '13800000002', nickName: '阿橘优选', level: 1, balance: 100_000 },
  {
    kind: 2,
    phone: '13900000001',
    nickName: '义乌优品',
    companyName: '义乌优品供应链有限公司',
    contact: '陈经理',
  },
  {
    kind: 2,
    phone: '13900000002',
    nickName: '鲁蜀优选',
    companyName: '鲁蜀优选商贸有限公司',
    contact: '刘经理',
  },
] as const;

/** Where a demo is reached that is not told otherwise. */
export const DEMO_SITE = 'http://localhost:4000';

/**
 * Fills an empty database with the demo data, once, for browsers that reach it at `site`; a database that has accounts
 * of its own is left alone.
 */
export async function seedDemo(url: string, box: SecretBox, site = DEMO_SITE): Promise<void> {
  await withDatabaseLock(url, SEED_LOCK, async () => {
    const database = openDatabase(url, box, 1);
    try {
      await database.db.transaction(async (tx) => {
        const { rows } = await tx.execute(
          sql`SELECT FROM setting WHERE key = ${MARK} UNION ALL SELECT FROM account LIMIT 1`,
        );
        if (rows.length > 0) return;
        const ids = await seedPeople(tx);
        await seedOperators(tx);
        await seedCatalogue(tx, ids.sellers);
        await seedSenders(tx, ids.buyers);
        await seedPrices(tx, ids.sellers[0] ?? 0, ids.buyers[1] ?? 0);
        await tx.insert(tables.notices).values(
          demoNotices.map(({ type, title, detail, at }) => ({
            type,
            title,
            detail,
            createdAt: new Date(at),
          })),
        );
        await tx.insert(tables.settings).values([
          { key: MARK, value: true },
          { key: 'giftHosts', value: ['localhost', '127.0.0.1'] },
          { key: 'auditGoods', value: false },
          { key: 'custody', value: 'licensed' },
          { key: 'payoutMethod', value: 'split' },
          { key: 'filing_no', value: '浙ICP备00000000号-1' },
          { key: 'logo_pic', value: demoSite.logo },
          { key: 'wx_pic', value: demoSite.wechat },
          { key: 'cs_url', value: site + demoSite.service },
          { key: 'old_url', value: demoSite.old },
          { key: 'footer_text', value: '橙仓 · 一件代发，一步到位' },
        ]);
        // Until autovacuum comes by, the planner would take all goods for a single row and read them for each order.
        await tx.execute(sql`ANALYZE goods, sku, good_stock`);
      });
    } finally {
      await database.close();
    }
  });
}

async function seedPeople(tx: Tx): Promise<{ buyers: number[]; sellers: number[] }> {
  const passwordHash = await hashSecret(DEMO_PASSWORD);
  const rows = await tx
    .insert(tables.accounts)
    .values(
      people.map(({ kind, phone, nickName, ...more }) => ({
        kind,
        phone: sealPhone(tx.box, phone),
        phonePrint: phonePrint(tx.box, phone),
        nickName,
        passwordHash,
        ...person(tx.box, more),
      })),
    )
    .returning();
  const buyers = rows.filter((row) => row.kind === 1).map((row) => row.id);
  const sellers = rows.filter((row) => row.kind === 2).map((row) => row.id);
  const [first, second] = buyers;
  await tx.execute(sql`UPDATE account SET super_id = ${first} WHERE id = ${second}`);
  for (const [index, someone] of people.entries()) {
    const owner = rows[index]?.id;
    if (!('balance' in someone)) continue;
    await tx.execute(sql`SELECT give_demo_money(${owner}, ${someone.balance})`);
  }
  await tx.execute(sql`
    INSERT INTO consent (account_id, legal_text_id, agreed)
    SELECT a.id, t.id, true FROM account a, legal_text t WHERE t.kind IN (1, 2) ORDER BY a.id, t.id`);
  return { buyers, sellers };
}

async function seedOperators(tx: Tx): Promise<void> {
  const passwordHash = await hashSecret(DEMO_PASSWORD);
  for (const { name, displayName, role, totpSecret, recoveryCodes } of DEMO_OPERATORS) {
    const { rows } = await tx.execute<{ id: number }>(sql`
      WITH added AS (
        INSERT INTO operator (name, display_name, password_hash, password_is_temporary, totp_secret)
        VALUES (${name}, ${displayName}, ${passwordHash}, false, ${tx.box.seal(totpSecret, TOTP_PURPOSE)}) RETURNING id)
      INSERT INTO operator_role_member (operator_id, role_id)
      SELECT added.id, r.id FROM added, operator_role r WHERE r.code = ${role} RETURNING operator_id AS id`);
    await addRecoveryCodes(tx, Number(rows[0]?.id), recoveryCodes);
  }
}

function person(box: SecretBox, more: { level?: number; companyName?: string; contact?: string }) {
  const { level = 1, companyName = '', contact = '' } = more;
  return { level, companyName, contact: sealContact(box, contact) };
}

async function seedCatalogue(tx: Tx, sellers: number[]): Promise<void> {
  const couriers = await tx
    .insert(tables.couriers)
    .values(
      demoCouriers.map(({ code, name, rest, cutoffTime }) => ({
        code,
        name,
        cutoffTime,
        logo: `/files/demo/courier-${code}.svg`,
        workDays: Array.from({ length: 7 }, (_, day) =>
          day === 0 || !rest.some((each) => each === day) ? '1' : '0',
        ).join(''),
        sundayRest: rest.some((each) => each === 0),
        restDates: ['2027-02-05', '2027-02-06', '2027-02-07'],
      })),
    )
    .returning();
  const courierId = new Map(couriers.map((courier) => [courier.code, courier.id]));

  const warehouses = await tx
    .insert(tables.warehouses)
    .values(
      demoWarehouses.map(({ couriers: _couriers, seller, districtCode, platforms, ...warehouse }, index) => {
        const region = regionOf({ districtCode });
        if (!region) throw new Error(`no such district: ${districtCode}`);
        return {
          ...warehouse,
          ...region,
          searchText: searchTextOf(warehouse.name),
          sellerId: sellers[seller] ?? 0,
          platforms: [...platforms],
          logo: `/files/demo/warehouse-${index + 1}.svg`,
        };
      }),
    )
    .returning();
  await tx.insert(tables.warehouseCouriers).values(
    demoWarehouses.flatMap(({ couriers: codes }, index) =>
      demoCouriers
        .filter(({ code }) => codes.some((each) => each === code))
        .map(({ code, fee, cost }) => ({
          warehouseId: warehouses[index]?.id ?? 0,
          courierId: courierId.get(code) ?? 0,
          firstWeight: 1000,
          stepWeight: 1000,
          firstFee: fee[0],
          stepFee: fee[1],
          costFirstFee: cost[0],
          costStepFee: cost[1],
        })),
    ),
  );
  await tx.insert(tables.areaRules).values(
    demoAreaRules.map(({ courier, ...rule }) => ({
      ...rule,
      courierId: courier ? (courierId.get(courier) ?? null) : null,
    })),
  );
  await seedGoods(tx, warehouses);
}

async function seedGoods(tx: Tx, warehouses: { id: number; sellerId: number }[]): Promise<void> {
  const all = Object.entries(demoGoods).flatMap(([categoryId, list]) =>
    list.map((good) => [Number(categoryId), good] as const),
  );
  const homes = all.map(([categoryId]) => warehouses[demoHomes[categoryId] ?? 0]);
  const rows = await tx
    .insert(tables.goods)
    .values(
      all.map(([categoryId, [name, , weight, supplyPrice, platformMargin]], index) => {
        const goodsNo = goodsNoOf(index);
        const sold = 120 + ((index * 7919) % 9000);
        return {
          goodsNo,
          name,
          searchText: searchTextOf(name),
          categoryId,
          sellerId: homes[index]?.sellerId ?? 0,
          pics: picturesOf(goodsNo),
          detail: detailOf(name, weight),
          supplyPrice,
          platformMargin,
          weight,
          maxNum: weight > 1000 ? 10 : 99,
          sold,
          monthSold: Math.floor(sold / 6),
          sort: (index * 37) % 120,
          isGift: supplyPrice < 130,
          createdAt: new Date(FIRST_GOODS_AT + index * 3_600_000),
        };
      }),
    )
    .returning({ id: tables.goods.id, sold: tables.goods.sold, monthSold: tables.goods.monthSold });
  const skus: { id: number; good: number; at: number }[] = [];
  for (const [index, { id }] of rows.entries()) {
    const [, good] = all[index] ?? [];
    const added = good ? await seedSkus(tx, id, index, good) : [];
    skus.push(...added.map((sku) => ({ ...sku, good: index })));
  }
  await seedSales(tx, rows);
  // Every third goods of the first supplier is also kept in its other warehouse.
  await tx.insert(tables.goodStocks).values(
    skus.flatMap(({ id, good, at }) => {
      const home = homes[good];
      const other = warehouses.find((each) => each.sellerId === home?.sellerId && each.id !== home.id);
      const sharesHome = good % 3 === 0 && home?.sellerId === warehouses[0]?.sellerId;
      const places = sharesHome ? [home, other] : [home];
      const pieces = (n: number) => (good % 17 === 5 ? 12 : 800 + ((good * 131) % 4000) - n * 300);
      const others = (at * 37 + good) % 5 === 0 ? 0 : 40 + ((at * 97 + good * 31) % 400);
      return places.map((place, n) => {
        // Some combinations are out of stock.
        const onHand = at === 0 ? pieces(n) : others;
        const safetyQuantity = good % 6 === 0 ? 10 : 0;
        const safetyHeld = Math.min(safetyQuantity, onHand);
        return {
          goodId: rows[good]?.id ?? 0,
          skuId: id,
          warehouseId: place?.id ?? 0,
          quantity: onHand - safetyHeld,
          ...{ safetyQuantity, safetyHeld, warnQuantity: 50 },
        };
      });
    }),
  );
  await tx.execute(sql`
    INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no)
    SELECT id, 1, quantity + safety_held, quantity + safety_held, 0, 'demo' FROM good_stock WHERE quantity + safety_held > 0`);
}

type StockedSku = { id: number; at: number };

/** The properties and combinations of demo goods; answers the combinations that have stock of their own. */
async function seedSkus(tx: Tx, goodId: number, index: number, good: DemoGood): Promise<StockedSku[]> {
  const [name, , weight, supplyPrice] = good;
  const properties = demoProperties[name] ?? [];
  const ids: Map<string, number>[] = [];
  for (const [sort, [property, values]] of properties.entries()) {
    const [{ id: propertyId } = { id: 0 }] = await tx
      .insert(tables.goodProperties)
      .values({ goodId, name: property, sort })
      .returning({ id: tables.goodProperties.id });
    const named = values.map((value) => (typeof value === 'string' ? value : value[0]));
    const added = await tx
      .insert(tables.goodPropertyValues)
      .values(named.map((each, at) => ({ propertyId, name: each, sort: at })))
      .returning({ id: tables.goodPropertyValues.id, name: tables.goodPropertyValues.name });
    ids.push(new Map(added.map((value) => [value.name, value.id])));
  }
  const goodsNo = goodsNoOf(index);
  const pics = picturesOf(goodsNo);
  const skus = demoSkusOf(name);
  const bundles = demoBundles[name] ?? {};
  const rows = await tx
    .insert(tables.skus)
    .values(
      skus.map(({ values, fen, grams }, sort) => {
        const first = values[0] ?? '';
        const shown = [...(ids[0]?.keys() ?? [])].indexOf(first);
        return {
          skuNo: `${goodsNo}-${sort + 1}`,
          goodId,
          valueIds: values.map((value, at) => ids[at]?.get(value) ?? 0),
          name: values.join(' / '),
          merchantCode: values.length > 0 ? `HH${10_001 + index}-${String(sort + 1).padStart(2, '0')}` : '',
          pic: (shown > 0 && pics[shown % pics.length]) || '',
          supplyPrice: supplyPrice + fen,
          weight: weight + grams,
          partCount: bundles[values.join(' / ')] ? 1 : 0,
          sort,
        };
      }),
    )
    .returning({ id: tables.skus.id, name: tables.skus.name, at: tables.skus.sort });
  const idOf = new Map(rows.map((row) => [row.name, row.id]));
  const parts = Object.entries(bundles).map(([bundle, [part, num]]) => ({
    ...{ skuId: idOf.get(bundle) ?? 0, partSkuId: idOf.get(part) ?? 0 },
    ...{ num, sort: 1 },
  }));
  if (parts.length > 0) await tx.insert(tables.skuParts).values(parts);
  return rows.filter((row) => !bundles[row.name]);
}

/** What the goods were sold before, by day: a part on each of four days of the month, the rest before it. */
async function seedSales(tx: Tx, goods: { id: number; sold: number; monthSold: number }[]): Promise<void> {
  const dayAgo = (days: number) => shanghaiIso(new Date(Date.now() - days * DAY_MS)).slice(0, 10);
  await tx.insert(tables.goodSaleDays).values(
    goods.flatMap(({ id, sold, monthSold }) => {
      const aWeek = Math.floor(monthSold / 4);
      const days = [
        [3, monthSold - 3 * aWeek],
        [10, aWeek],
        [17, aWeek],
        [24, aWeek],
        [40, sold - monthSold],
      ] as const;
      return days.map(([days, pieces]) => ({ goodId: id, day: dayAgo(days), pieces }));
    }),
  );
}

function detailOf(name: string, weight: number): string {
  return `<h3>商品说明</h3><p>${name}，源头现货，支持一件代发。下单后由仓库直接发往收件人，包裹内不含价格单。</p><h3>规格参数</h3><ul><li>含包装重量：约${weight}克</li><li>单位：件</li><li>售后：签收后7天内可申请</li></ul><h3>温馨提示</h3><p>图片为示意，请以实物为准。请仔细核对收件信息，出单后无法修改。</p>`;
}

async function seedSenders(tx: Tx, buyers: number[]): Promise<void> {
  const places = [
    { districtCode: '330106', address: '文三路478号华星时代广场1201', remark: '主店' },
    { districtCode: '440106', address: '天河路385号太古汇2座', remark: '分店' },
  ];
  await tx.insert(tables.senders).values(
    buyers.flatMap((accountId, buyer) =>
      places.map(({ districtCode, address, remark }, index) => {
        const region = regionOf({ districtCode });
        if (!region) throw new Error(`no such district: ${districtCode}`);
        const name = ['橙子小店', '阿橘优选'][buyer] ?? '小店';
        return {
          ...region,
          accountId,
          person: sealPerson(tx.box, 'sender', { name, phone: people[buyer]?.phone ?? '', address }),
          remark,
          isDefault: index === 0,
        };
      }),
    ),
  );
}
