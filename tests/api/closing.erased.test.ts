import { expect, it } from 'vitest';
import { SEALED_TABLES } from '../../api/src/db/sealed/sealedColumns.ts';
import { phonePrint } from '../../api/src/shared/personalData.ts';
import { consent, login, solvedCaptcha, unusedPhone } from '../support/accounts.ts';
import type { Person } from '../support/api.ts';
import { closingFixture } from '../support/closingFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { dumpOf } from '../support/plantedPeople.ts';
import { testBox } from '../support/sealed.ts';

const closing = closingFixture();
const REGION = { provinceCode: '33', cityCode: '3301', districtCode: '330106' };
const SECRETS = {
  name: '欧阳龘靐',
  idCard: '11010519491231002X',
  sender: '司徒齉爩',
  senderPhone: unusedPhone(),
  bookName: '诸葛麤齾',
  note: '地址备注麤7731',
  street: '龘靐巷7731号',
  payee: unusedPhone(),
  shop: '橙子齾旗舰店',
  nick: '橙子齾掌柜',
  token: 'shop-token-7731',
  avatar: '/files/avatar-7731.png',
  nickName: '昵称麤',
  notice: '消息麤7731',
  reply: '常用回复麤7731',
};

/** Everything that the database holds, what lies sealed opened. */
async function openedDump(): Promise<string> {
  const texts = [await dumpOf(closing.api())];
  for (const { table, columns } of SEALED_TABLES)
    for (const [column, purpose] of Object.entries(columns)) {
      const rows = await closing
        .api()
        .query<{ sealed: string }>(`SELECT ${column} AS sealed FROM ${table} WHERE ${column} <> ''`);
      for (const { sealed } of rows) if (purpose) texts.push(testBox.open(sealed, purpose));
    }
  return texts.join('\n');
}

async function registered(): Promise<Person> {
  const api = closing.api();
  const phone = unusedPhone();
  const who: Person = { ...(await api.buyer()), phone };
  const password = 'Orange-grove-71';
  const phoneCode = await closing.codeFor(who, 1);
  const form = { phone, password, repassword: password, phoneCode, type: 1, consent };
  const { data } = await api.call<{ user: { id: number } }>('POST', '/common/register', form);
  const { token } = (await login(api, { phone, password })).data;
  const call: Person['call'] = (method, path, body, headers = {}) =>
    api.call(method, path, body, { 'x-token': token, ...headers });
  return { ...who, accountId: data.user.id, token, call };
}

/** Somebody who has told us everything that there is to be told. */
async function known(): Promise<Person> {
  const who = await registered();
  const { accountId } = who;
  const query = (text: string, values: unknown[]) => closing.api().query(text, values);
  const sender = { ...REGION, name: SECRETS.sender, phone: SECRETS.senderPhone, address: SECRETS.street };
  await who.call('POST', '/sellerSends/create', sender);
  await who.call('POST', '/addressBook/save', { ...sender, name: SECRETS.bookName, note: SECRETS.note });
  await query(
    `INSERT INTO real_name_check (account_id, certify_id, url, real_name, id_card, id_card_hash, status, expires_at, finished_at)
     VALUES ($1, gen_random_uuid()::text, '', $2, $3, $4, 2, now(), now())`,
    [
      accountId,
      testBox.seal(SECRETS.name, 'real_name_check'),
      testBox.seal(SECRETS.idCard, 'real_name_check'),
      testBox.fingerprint(SECRETS.idCard, 'id_card'),
    ],
  );
  await query(
    `INSERT INTO cash_out (cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked, status)
     VALUES (gen_random_uuid()::text, $1, 1000, 0, 1, $2, $3, $4, 40)`,
    [
      accountId,
      testBox.seal(SECRETS.payee, 'cash_out'),
      testBox.seal(SECRETS.name, 'cash_out'),
      SECRETS.payee,
    ],
  );
  await closing.move(who, 7, 1_000);
  await query(
    `SELECT ledger_move(4::smallint, 'cash_out', id, '', '', ledger_account_of(account_id, 'available'), ledger_account_of(account_id, 'frozen'), 1000),
            ledger_move(6::smallint, 'cash_out', id, '', '', ledger_account_of(account_id, 'frozen'), ledger_account_of(account_id, 'available'), 1000)
       FROM cash_out WHERE account_id = $1`,
    [accountId],
  );
  await closing.move(who, 8, -1_000);
  await query(
    `INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, access_token, refresh_token, expires_at)
     VALUES ($1, 4, $2, $2, $3, false, $4, $4, now() + interval '1 day')`,
    [accountId, SECRETS.shop, SECRETS.nick, testBox.seal(SECRETS.token, 'shop')],
  );
  await query(
    'UPDATE account SET header_img = $2, nick_name = $3, real_name_masked = $4, real_status = 2 WHERE id = $1',
    [accountId, SECRETS.avatar, SECRETS.nickName, SECRETS.name],
  );
  await query(`INSERT INTO person_notice (account_id, kind, title, detail) VALUES ($1, 'test', '消息', $2)`, [
    accountId,
    SECRETS.notice,
  ]);
  await query('INSERT INTO answer_template (seller_id, name, text) VALUES ($1, $2, $2)', [
    ...[accountId, SECRETS.reply],
  ]);
  await query('INSERT INTO good_collect (account_id, good_id, price) SELECT $1, id, 1 FROM goods LIMIT 1', [
    accountId,
  ]);
  await query(
    `INSERT INTO shipment_template (account_id, name, remark, warehouse_id, courier_id, used_terms, seen_terms, sources)
     SELECT $1, '旧模板', $2, warehouse_id, courier_id, '{}', '{}', '{}' FROM warehouse_courier LIMIT 1`,
    [accountId, SECRETS.notice],
  );
  await query(
    `INSERT INTO basket_line (account_id, sku_id, warehouse_id, quantity, price)
     SELECT $1, sku_id, warehouse_id, 1, 1 FROM good_stock LIMIT 1`,
    [accountId],
  );
  await closing.api().call('POST', '/common/login', {
    phone: who.phone,
    password: 'wrong-password',
    ...(await solvedCaptcha(closing.api())),
  });
  return who;
}

it('a closed account leaves no personal data in clear or encrypted, and its ledger is unchanged', async () => {
  await closing.api().shop();
  const who = await known();
  const pay = await closing.recharge(who, 1_260);
  const secrets = [...Object.values(SECRETS), who.phone, phonePrint(testBox, who.phone)];
  const before = await openedDump();
  expect(secrets.filter((secret) => !before.includes(secret))).toEqual([]);
  const ledger = () =>
    closing.api().query(
      `SELECT e.id, e.amount, e.balance_after, t.kind, t.biz_id FROM ledger_entry e JOIN ledger_tx t ON t.id = e.tx_id
         JOIN ledger_account a ON a.id = e.account_id WHERE a.owner_id = $1 AND e.kind NOT IN (16, 19) ORDER BY e.id`,
      [who.accountId],
    );
  const lines = await ledger();

  expect((await closing.close(who)).data).toMatchObject({ phase: 'closed' });
  // What limits messages forgets a phone within a day.
  await closing.api().query("DELETE FROM counter WHERE key ~ '^(messages|phoneOfAddress)'");
  const after = await openedDump();
  expect(secrets.filter((secret) => after.includes(secret))).toEqual([]);
  expect(await ledger()).toEqual(lines);
  expect(await closing.row(pay)).toMatchObject({ status: 4 });
  expect(await brokenInvariants(closing.api())).toEqual([]);
});
