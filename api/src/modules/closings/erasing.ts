import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { phonePrint } from '../../shared/personalData.ts';
import { findAccount } from '../accounts/accounts.repository.ts';
import { pauseAll } from '../writeBacks/writeBacks.repository.ts';
import { CLOSED } from './closings.repository.ts';

/** Shown to others in place of the person's name. */
const NOBODY = '已注销用户';

/**
 * Anonymises an account: deletes what identifies the person and everything by which they can be found, and frees the
 * phone. Orders, ledger and consents stay under the account's number; receivers of its parcels are erased on their
 * own schedule.
 */
export async function erasePerson(tx: Tx, box: Db['box'], accountId: number): Promise<void> {
  const account = await findAccount(tx, accountId);
  if (!account) return;
  const print = phonePrint(box, account.phone);
  const { rows: shops } = await tx.execute<{ id: number }>(
    sql`SELECT id FROM shop WHERE account_id = ${accountId} ORDER BY id`,
  );
  for (const { id } of shops) await pauseAll(tx, id, 'unbound');
  for (const statement of statements(accountId, print)) await tx.execute(statement);
}

function statements(id: number, print: string): SQL[] {
  const shops = sql`(SELECT id FROM shop WHERE account_id = ${id})`;
  const unissued = sql`red_of IS NULL AND (account_id = ${id} AND status = 1 OR issuer_id = ${id} AND status IN (1, 2))`;
  return [
    sql`UPDATE account SET status = ${CLOSED}, closing_since = NULL, phone = '', phone_print = ${`closed:${id}`}, password_hash = '',
               nick_name = ${NOBODY}, header_img = NULL, company_name = CASE kind WHEN 2 THEN ${NOBODY} ELSE '' END, contact = '',
               real_status = 0, real_name_masked = NULL, last_login_at = NULL WHERE id = ${id}`,
    sql`UPDATE session SET revoked_at = now(), revoke_reason = 'closed' WHERE account_id = ${id} AND revoked_at IS NULL`,
    sql`UPDATE api_token SET revoked_at = now() WHERE account_id = ${id} AND revoked_at IS NULL`,
    // What members did keeps their name, as the owner called them; their phones and sign-ins go.
    sql`DELETE FROM member_login l USING member m WHERE m.account_id = ${id} AND l.kind = m.kind AND l.phone_print = m.phone_print
           AND NOT EXISTS (SELECT FROM member o WHERE o.kind = m.kind AND o.phone_print = m.phone_print AND o.account_id <> ${id}
                              AND o.removed_at IS NULL)`,
    sql`UPDATE member SET phone = '', phone_print = '', name = '成员', removed_at = coalesce(removed_at, now()) WHERE account_id = ${id}`,
    sql`DELETE FROM member_invitation WHERE account_id = ${id}`,
    sql`DELETE FROM webhook_endpoint WHERE account_id = ${id}`,
    sql`DELETE FROM real_name_check WHERE account_id = ${id}`,
    sql`DELETE FROM sender WHERE account_id = ${id}`,
    sql`DELETE FROM address_book_entry WHERE account_id = ${id}`,
    sql`UPDATE orders SET sender = '', review_text = '' WHERE account_id = ${id}`,
    // Their scores stay in the counts; the pictures are removed with those that nothing uses.
    sql`UPDATE upload SET used = false WHERE account_id = ${id} AND '/files/u/' || key IN (
          SELECT jsonb_array_elements_text(pics || added_pics) FROM review WHERE account_id = ${id})`,
    sql`UPDATE review SET text = '', pics = '[]', added_text = '', added_pics = '[]' WHERE account_id = ${id}`,
    sql`UPDATE review SET answer = '' WHERE seller_id = ${id} AND answer <> ''`,
    sql`UPDATE cash_out SET account = '', account_name = '', account_masked = '', bank_name = CASE account_type WHEN 3 THEN '' END
         WHERE account_id = ${id}`,
    sql`UPDATE split_receiver SET account = '', name = '', account_masked = '', removed_at = coalesce(removed_at, now())
         WHERE account_id = ${id}`,
    // What was issued is kept for ten years (税收征收管理法实施细则, article 29): `eraseOldInvoices` erases it then.
    sql`DELETE FROM invoice_title WHERE account_id = ${id}`,
    sql`UPDATE invoice_part SET released = true WHERE invoice_id IN (SELECT id FROM invoice WHERE ${unissued})`,
    sql`UPDATE invoice SET status = 4, reason = '账号已注销', decided_at = now() WHERE ${unissued}`,
    sql`UPDATE invoice SET title = '' WHERE account_id = ${id} AND status = 4`,
    sql`DELETE FROM person_notice WHERE account_id = ${id}`,
    sql`DELETE FROM group_robot WHERE account_id = ${id}`,
    sql`DELETE FROM notice_setting WHERE account_id = ${id}`,
    sql`UPDATE notice SET title = '账号已注销', detail = '', link = '' WHERE account_id = ${id}`,
    sql`DELETE FROM good_collect WHERE account_id = ${id}`,
    sql`DELETE FROM basket_line WHERE account_id = ${id}`,
    sql`DELETE FROM shipment_template WHERE account_id = ${id}`,
    sql`DELETE FROM price_list_buyer WHERE account_id = ${id}`,
    sql`DELETE FROM quote WHERE account_id = ${id}`,
    sql`DELETE FROM idempotency_key WHERE account_id = ${id}`,
    sql`DELETE FROM user_profit WHERE agent_id = ${id} OR user_id = ${id}`,
    sql`DELETE FROM default_profit WHERE agent_id = ${id}`,
    sql`DELETE FROM print_setting WHERE seller_id = ${id}`,
    sql`DELETE FROM waybill_account WHERE seller_id = ${id}`,
    sql`DELETE FROM erp_account WHERE seller_id = ${id}`,
    sql`DELETE FROM answer_template WHERE seller_id = ${id}`,
    sql`DELETE FROM buyer_note WHERE seller_id = ${id}`,
    sql`DELETE FROM buyer_note WHERE account_id = ${id}`,
    sql`UPDATE packing SET packed_by = '' WHERE seller_id = ${id} AND packed_by <> ''`,
    sql`UPDATE goods SET status = 2 WHERE seller_id = ${id} AND status = 1`,
    sql`UPDATE warehouse SET contact = '', phone = '', address = '' WHERE seller_id = ${id}`,
    sql`UPDATE upload SET name = '' WHERE account_id = ${id}`,
    sql`DELETE FROM shop_auth_state WHERE account_id = ${id}`,
    sql`UPDATE shop_order SET receiver = '', receiver_key = '', encrypted_id = NULL, buyer_nick = '', buyer_memo = '', seller_memo = ''
         WHERE shop_id IN ${shops}`,
    sql`UPDATE shop_listing SET phone = '', due_at = NULL, verdict_due_at = NULL WHERE shop_id IN ${shops}`,
    sql`UPDATE shop SET status = 5, access_token = '', refresh_token = NULL, shop_name = '', seller_nick = '', remote_shop_id = '',
               auto_order = false WHERE account_id = ${id}`,
    sql`DELETE FROM phone_code WHERE phone_print = ${print}`,
    // Message limits stay until they expire within a day, or closing accounts would reset them.
    sql`DELETE FROM counter WHERE strpos(key, ${print}) > 0 AND key !~ '^(messages|phoneOfAddress)'`,
  ];
}
