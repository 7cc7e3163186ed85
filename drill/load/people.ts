import { openDatabase } from '../../api/src/db/client.ts';
import { sessionService } from '../../api/src/modules/accounts/sessions.service.ts';
import { operatorSessionService } from '../../api/src/modules/operators/operatorSessions.service.ts';
import { readDataKey } from '../../api/src/plugins/config.ts';
import { sealPerson } from '../../api/src/shared/personalData.ts';
import { secretBox } from '../../api/src/shared/secretBox.ts';
import { HOST } from '../places.ts';

const BUYERS = 100;
const FEN = 1_000_000_000;
const PIECES = 1_000_000;
/** One whose waybills are asked for at once. */
export const WAREHOUSE = 1;

export type Buyer = { id: number; senderId: number; token: string };
export type People = {
  buyers: Buyer[];
  seller: { id: number; token: string };
  goods: number[];
  /** Somebody who may move money for as long as the drill takes. */
  operator: { token: string };
};

/** Buyers with money, the supplier of what they buy and an operator, each signed in. */
export async function createPeople(url: string): Promise<People> {
  const database = openDatabase(url, secretBox(readDataKey({})), 2);
  try {
    const { db, pool } = database;
    const sessions = sessionService(db);
    const signedIn = async <Person extends { id: number }>(person: Person) => ({
      ...person,
      token: (await sessions.open(db, { accountId: person.id, memberId: null })).token,
    });
    const sender = sealPerson(db.box, 'sender', {
      name: '发件人',
      phone: '13800000099',
      address: '文三路1号',
    });
    const created = await pool.query<Omit<Buyer, 'token'>>(CREATE_BUYERS, [BUYERS, sender]);
    const buyers: Buyer[] = [];
    for (const buyer of created.rows) {
      await pool.query('SELECT give_demo_money($1, $2)', [buyer.id, FEN]);
      buyers.push(await signedIn(buyer));
    }
    await pool.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [WAREHOUSE]);
    await pool.query(FILL_STOCK, [WAREHOUSE, JSON.stringify({ quantity: PIECES }), PIECES]);
    const goods = await pool.query<{ id: number }>(GOODS, [WAREHOUSE]);
    const seller = await pool.query<{ id: number }>('SELECT seller_id AS id FROM warehouse WHERE id = $1', [
      WAREHOUSE,
    ]);
    const operator = await pool.query<{ id: number }>(CREATE_OPERATOR);
    const operatorId = operator.rows[0]?.id ?? 0;
    const { token } = await operatorSessionService(db).open(db, operatorId, HOST);
    await pool.query(
      `UPDATE operator_session SET proven_until = now() + interval '1 day' WHERE operator_id = $1`,
      [operatorId],
    );
    return {
      buyers,
      seller: await signedIn({ id: seller.rows[0]?.id ?? 0 }),
      goods: goods.rows.map(({ id }) => id),
      operator: { token },
    };
  } finally {
    await database.close();
  }
}

const CREATE_BUYERS = `
  WITH b AS (INSERT INTO account (kind, phone, phone_print, password_hash, nick_name)
             SELECT 1, '', 'drill' || n, 'x', 'drill' FROM generate_series(1, $1::int) n RETURNING id)
  INSERT INTO sender (account_id, person, province_code, city_code, district_code, province, city, district)
  SELECT id, $2, '33', '3301', '330106', '浙江省', '杭州市', '西湖区' FROM b
  RETURNING account_id AS id, id AS "senderId"`;

const CREATE_OPERATOR = `
  WITH o AS (INSERT INTO operator (name, display_name, password_hash, password_is_temporary, totp_secret)
             VALUES ('drill', 'drill', '', false, '') RETURNING id),
       m AS (INSERT INTO operator_role_member (operator_id, role_id)
             SELECT o.id, r.id FROM o, operator_role r WHERE r.code = 'finance')
  SELECT id FROM o`;

const FILL_STOCK = `
  SELECT change_stock(s.id, g.seller_id, $2::jsonb, $3::int)
    FROM good_stock s JOIN goods g ON g.id = s.good_id WHERE s.warehouse_id = $1`;

/** Those of one combination: an order need not say which. */
const GOODS = `
  SELECT s.good_id AS id FROM good_stock s JOIN goods g ON g.id = s.good_id
    JOIN sku k ON k.good_id = g.id AND k.deleted_at IS NULL
   WHERE s.warehouse_id = $1 AND g.status = 1 GROUP BY s.good_id HAVING count(*) = 1 ORDER BY 1`;
