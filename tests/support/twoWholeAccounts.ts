import { randomUUID } from 'node:crypto';
import { PAYEE } from '../../api/src/modules/cashOuts/payees.ts';
import { sealTitle } from '../../api/src/modules/invoices/sealedTitles.ts';
import { goodReceiver, type Person, type Shop, type TestApi } from './api.ts';
import { operatorWith } from './operators.ts';
import { sealed, testBox } from './sealed.ts';
import { secondWarehouse } from './secondWarehouse.ts';
import { addShopOrders, bindShop, mergeByHand } from './shopOrders.ts';

/** An account with a row in every table that keeps something of it; all texts of its own hold its sign. */
export type WholeAccount = Person & {
  kind: 'buyer' | 'seller';
  sign: string;
  /** What must not be in a copy of its data: passwords and tokens, and whom it has invited. */
  hidden: string[];
};

const REGION = ['33', '3301', '330106', '浙江省', '杭州市', '西湖区'];

/** Rows that buyers and suppliers have alike. */
async function plantCommon(api: TestApi, who: Person, sign: string, shop: Shop): Promise<string[]> {
  const { accountId } = who;
  const add = (text: string, values: unknown[]) => api.query(text, [accountId, ...values]);
  const word = (what: string) => `${what}${sign}`;
  const [account] = await api.query<{ hash: string; token: string }>(
    `UPDATE account SET nick_name = $2, company_name = $3, contact = $4, header_img = $5 WHERE id = $1
     RETURNING password_hash AS hash, (SELECT token_hash FROM session WHERE account_id = $1 LIMIT 1) AS token`,
    [accountId, word('昵称'), word('公司'), testBox.seal(word('联系人'), 'account.contact'), word('/files/')],
  );
  await add(
    'INSERT INTO consent (account_id, legal_text_id, agreed) SELECT $1, id, true FROM legal_text ON CONFLICT DO NOTHING',
    [],
  );
  const seal = (text: string) => testBox.seal(text, 'real_name_check');
  await add(
    `INSERT INTO real_name_check (account_id, certify_id, url, real_name, id_card, id_card_hash, status, expires_at)
     VALUES ($1, $2, 'https://provider.example/', $3, $4, $2, 2, now())`,
    [randomUUID(), seal(word('真名')), seal('11010519491231002X')],
  );
  await add(
    `INSERT INTO sender (account_id, person, province_code, city_code, district_code, province, city, district, remark)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      sealed.sender({ name: word('发件'), phone: '13700000001', address: word('发件街') }),
      ...REGION,
      word('发件备注'),
    ],
  );
  await add('INSERT INTO good_collect (account_id, good_id, price) VALUES ($1, $2, 100)', [shop.goodId]);
  await add(
    'INSERT INTO basket_line (account_id, sku_id, warehouse_id, quantity, price) VALUES ($1, $2, $3, 2, 100)',
    [shop.skuId, shop.warehouseId],
  );
  await add('INSERT INTO reroute_rule (account_id, max_more, max_days) VALUES ($1, 100, 2)', []);
  await add(
    `WITH t AS (
       INSERT INTO shipment_template (account_id, name, remark, warehouse_id, courier_id, used_terms, seen_terms, sources)
       VALUES ($1, $2, $3, $4, $5, $7, $7, '{}') RETURNING id)
     INSERT INTO shipment_template_line (template_id, sku_id, quantity, sort) SELECT id, $6, 2, 0 FROM t`,
    [
      ...[word('模板'), word('模板备注'), shop.warehouseId, shop.courierId, shop.skuId],
      { prices: {}, courierFee: null, courierOn: true },
    ],
  );
  await add(
    `INSERT INTO api_token (account_id, name, hint, token_hash, scopes, expires_at) VALUES ($1, $2, 'chengcang_', $3, '{orders:read}', now())`,
    [word('令牌'), `hash-${sign}`],
  );
  await add(
    `INSERT INTO member (account_id, kind, phone, phone_print, name, role) VALUES ($1, 1, '', $2, $3, 'viewer')`,
    [`print-${sign}`, word('成员')],
  );
  await add(
    `INSERT INTO webhook_endpoint (account_id, url, description, events, secret) VALUES ($1, $2, $3, '{order.paid}', $4)`,
    [word('https://erp.example/'), word('推送'), testBox.seal(word('whsec_'), 'webhook')],
  );
  await add(
    `INSERT INTO group_robot (account_id, platform, name, key, groups) VALUES ($1, 'wecom', $2, $3, '{money}')`,
    [word('机器人'), testBox.seal(word('key-'), 'group_robot')],
  );
  await add('INSERT INTO notice_setting (account_id, sms_groups) VALUES ($1, ARRAY[$2])', [word('短信')]);
  await add(
    `INSERT INTO person_notice (account_id, kind, title, detail) VALUES ($1, 'cashOutPaid', $2, $3)`,
    [word('消息'), word('消息内容')],
  );
  await add(
    `INSERT INTO upload (account_id, key, name, mime, size, width, height) VALUES ($1, $2, $3, 'image/png', 1, 1, 1)`,
    [randomUUID(), word('图片')],
  );
  await add(
    `INSERT INTO private_file (account_id, key, kind, mime, bytes, width, height, sha256) VALUES ($1, $2, 'picture', 'image/webp', 1, 1, 1, $3)`,
    [randomUUID(), word('凭证')],
  );
  await add('INSERT INTO return_parcel (seller_id, account_id, waybill_no, note) VALUES ($1, $1, $2, $3)', [
    randomUUID(),
    word('退货'),
  ]);
  await add('INSERT INTO account_closing (account_id, status, ended_at) VALUES ($1, 3, now())', []);
  const bound = await bindShop(api, who);
  await api.query('UPDATE shop SET shop_name = $2, seller_nick = $3 WHERE id = $1', [
    ...[bound.id, word('店铺'), word('掌柜')],
  ]);
  await api.query(
    `INSERT INTO shop_sku (shop_id, remote_good_id, remote_sku_id, title, sku, sku_text, pic, seen_at)
     VALUES ($1, 'g', 's', '小熊', $2, $2, '', now())`,
    [bound.id, word('店铺规格')],
  );
  await api.query('INSERT INTO shop_good (shop_id, good_id, remote_title) VALUES ($1, $2, $3)', [
    ...[bound.id, shop.goodId, word('店铺商品')],
  ]);
  await api.query(
    `INSERT INTO shop_listing (shop_id, good_id, title, category_id, category_name, properties, freight_id, phone, times,
       plus, ending, floor, on_sale)
     VALUES ($1, $2, $3, '1', '杯子', '[]', '0', '0571-88880000', 150, 0, 0, 0, true)`,
    [bound.id, shop.goodId, word('店铺标题')],
  );
  const orders = await addShopOrders(api, bound.id, [{}, {}]);
  await api.query(
    `INSERT INTO shop_offer (shop_id, remote_good_id, remote_sku_id, source_id, offer_id, spec_id, title, spec_name, pic, supplier, price, num)
     VALUES ($1, 'bought', 's', $1, '1', '', $2, '', '', '', 100, 1)`,
    [bound.id, word('1688商品')],
  );
  await api.query(
    "INSERT INTO source_order (shop_order_id, shop_id, source_id, supplier, items, status) VALUES ($1, $2, $2, $3, '[]', 5)",
    [orders[1]?.id, bound.id, word('1688供应商')],
  );
  await mergeByHand(api, bound.id, [orders[0]?.id ?? 0]);
  await api.query(
    'UPDATE shop_order SET buyer_memo = $2, seller_memo = $3, receiver = $4 WHERE shop_id = $1',
    [
      ...[bound.id, word('留言'), word('店主备注')],
      sealed.shopOrder({ name: word('店铺收件'), phone: '138****0011', address: word('店铺街') }),
    ],
  );
  await api.query(
    `SELECT ledger_move(1::smallint, 'test', $1, '', $2, ledger_account_of(0, 'recharge'), ledger_account_of($1, 'available'), 5000)`,
    [accountId, word('入账')],
  );
  await add(
    `WITH paid AS (INSERT INTO payment (pay_no, account_id, amount, pay_type, status, channel_trade_no, expire_at, paid_at, next_ask_at)
       VALUES ($2, $1, 5000, 1, 1, $3, now(), now(), now()) RETURNING id)
     , back AS (INSERT INTO recharge_refund (refund_no, payment_id, account_id, amount, status, ended_at, transfer_no)
       SELECT $5, id, $1, 100, 1, now(), $6 FROM paid)
     INSERT INTO payment_problem (payment_id, kind, channel_trade_no, amount) SELECT id, 'amount', $4, 1 FROM paid`,
    [randomUUID(), word('渠道'), word('核对'), randomUUID(), word('转账')],
  );
  await add(
    `INSERT INTO cash_out (cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked, status, audit_reason)
     VALUES ($2, $1, 100, 1, 1, $3, $4, '138****', 40, $5)`,
    [randomUUID(), testBox.seal('13700000001', PAYEE), testBox.seal(word('收款人'), PAYEE), word('驳回')],
  );
  await add(
    `INSERT INTO split_receiver (account_id, kind, account, name, account_masked) VALUES ($1, 'merchant', $2, $3, '19****0109')`,
    [testBox.seal('1900000109', PAYEE), testBox.seal(word('商户'), PAYEE)],
  );
  const title = sealTitle(testBox, {
    ...{ name: word('抬头'), taxNumber: '91350100M000100Y43', address: word('抬头地址'), phone: '' },
    ...{ bankName: word('开户行'), bankAccount: '6222' },
  });
  await add(
    `WITH title AS (INSERT INTO invoice_title (account_id, kind, title) VALUES ($1, 2, $2))
     , made AS (INSERT INTO invoice (account_id, kind, custody, title_kind, title, amount, due_at) VALUES ($1, 3, 1, 2, $2, 4900, now()) RETURNING id)
     INSERT INTO invoice_part (invoice_id, kind, payment_id, amount)
     SELECT made.id, 3, y.id, 4900 FROM made, payment y WHERE y.account_id = $1`,
    [title],
  );
  const { operatorId } = await operatorWith(api, []);
  await add(
    `WITH made AS (INSERT INTO balance_adjustment (account_id, kind, amount, reason, operator_id, operator, client_no)
       VALUES ($1, 14, 100, $2, $3, '测试', $4) RETURNING id)
     SELECT ledger_move(14::smallint, 'adjustment', id, '', '赔付', ledger_account_of(0, 'revenue'), ledger_account_of($1, 'available'), 100)
       FROM made`,
    [word('赔付'), operatorId, randomUUID()],
  );
  return [
    account?.hash ?? '',
    account?.token ?? '',
    who.token,
    bound.accessToken,
    `hash-${sign}`,
    word('whsec_'),
  ];
}

/** A supplier, its goods on sale; their names and the warehouse's, which buyers read, hold no sign. */
export async function plantSeller(api: TestApi, sign: string): Promise<WholeAccount & { shop: Shop }> {
  const shop = await api.shop({ stock: 100 });
  const { accountId } = shop.seller;
  const hidden = await plantCommon(api, shop.seller, sign, shop);
  await api.query('SELECT give_demo_money($1, 500)', [accountId]);
  await api.query('SELECT pay_into_deposit($1, 100)', [accountId]);
  await api.query('UPDATE goods SET detail = $2 WHERE id = $1', [shop.goodId, `详情${sign}`]);
  await api.query('UPDATE warehouse SET intro = $2, contact = $3 WHERE id = $1', [
    ...[shop.warehouseId, `介绍${sign}`, `仓管${sign}`],
  ]);
  await api.query(
    `INSERT INTO area_rule (warehouse_id, courier_id, area_code, type, reason) VALUES ($1, $2, '65', 1, $3)`,
    [shop.warehouseId, shop.courierId, `停发${sign}`],
  );
  await api.query('INSERT INTO price_step (good_id, min_pieces, supply_price) VALUES ($1, 3, 90)', [
    shop.goodId,
  ]);
  await api.query(
    `WITH list AS (INSERT INTO price_list (seller_id, name) VALUES ($1, $2) RETURNING id)
     INSERT INTO price_list_entry (list_id, good_id, supply_price) SELECT id, $3, 90 FROM list`,
    [accountId, `老客户${sign}`, shop.goodId],
  );
  await api.query(
    `INSERT INTO print_setting (seller_id, paper, extras, printer_name) VALUES ($1, '76x130', '{"text":"谢谢"}', $2)`,
    [accountId, `打印机${sign}`],
  );
  await api.query(
    `INSERT INTO good_revision (good_id, seller_id, fields, base) VALUES ($1, $2, '{"name": "改过的商品"}', '{}')`,
    [shop.goodId, shop.seller.accountId],
  );
  await api.query('INSERT INTO answer_template (seller_id, name, text) VALUES ($1, $2, $3)', [
    ...[accountId, `补发${sign}`, `给您补发一件${sign}`],
  ]);
  await api.query(
    `WITH template AS (INSERT INTO freight_template (seller_id, name) VALUES ($1, $2) RETURNING id), fee AS (
       INSERT INTO freight_template_courier (template_id, courier_id, first_weight, first_fee, step_weight, step_fee, cost_first_fee, cost_step_fee)
       SELECT id, $3, 1000, 280, 1000, 100, 230, 80 FROM template)
     INSERT INTO freight_template_rule (template_id, courier_id, area_code, type, reason) SELECT id, $3, '33', 3, $4 FROM template`,
    [accountId, `运费${sign}`, shop.courierId, `包邮${sign}`],
  );
  await api.query(
    'INSERT INTO waybill_account (seller_id, courier_id, account) SELECT $1, courier_id, $3 FROM warehouse_courier WHERE warehouse_id = $2',
    [
      ...[accountId, shop.warehouseId],
      testBox.seal(
        JSON.stringify({ partnerId: `客户${sign}`, partnerKey: `${sign}-secret` }),
        'waybill_account',
      ),
    ],
  );
  await api.query(
    `WITH kept AS (
       INSERT INTO erp_account (seller_id, sid, app_key, shop_no, secret, stock_from)
       VALUES ($1, $3, 'key', 'shop', $4, now()) RETURNING id),
     place AS (INSERT INTO erp_warehouse (warehouse_id, account_id, warehouse_no) SELECT $2, id, 'W1' FROM kept),
     good AS (INSERT INTO erp_good (account_id, good_id) SELECT id, $5 FROM kept)
     INSERT INTO erp_stock (account_id, warehouse_no, article_no, available) SELECT id, 'W1', 'SP-1', 1 FROM kept`,
    [accountId, shop.warehouseId, `卖家${sign}`, testBox.seal(`${sign}-secret`, 'erp_account'), shop.goodId],
  );
  await api.query(
    `INSERT INTO supplier_licence (seller_id, kind, number, file_id, added_by)
     SELECT $1, 1, $2, max(id), '测试' FROM private_file WHERE account_id = $1`,
    [accountId, `执照${sign}`],
  );
  await plantStockDocuments(api, shop, sign);
  return { ...shop.seller, kind: 'seller', sign, hidden: [...hidden, `${sign}-secret`], shop };
}

/** A buyer with an order at the supplier: one parcel of it refunded, one as it was paid. */
export async function plantBuyer(
  api: TestApi,
  sign: string,
  { shop }: { shop: Shop },
): Promise<WholeAccount> {
  const buyer = await api.buyer({ balance: 100_000 });
  const hidden = await plantCommon(api, buyer, sign, shop);
  const packages = [1, 2].map((n) => ({
    ...goodReceiver,
    receiverName: `收件${sign}${'甲乙'[n - 1]}`,
    address: `${sign}巷${n}号`,
    thirdOrderNo: `T-${buyer.accountId}-${n}`,
  }));
  const { goodId, warehouseId, courierId } = shop;
  const order = { goodId, warehouseId, courierId, senderId: buyer.senderId, remark: `备注${sign}`, packages };
  await buyer.call('POST', '/addressBook/save', {
    ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106', phone: '13700000004' },
    ...{ name: `簿中${sign}`, address: `${sign}街4号`, group: `分组${sign}`, note: `簿注${sign}` },
  });
  const { data } = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', {
    ...{ ...order, confirm: true, clientNo: randomUUID() },
  });
  const parcels = await api.query<{ id: number }>(
    'SELECT id FROM order_package WHERE order_id = $1 ORDER BY id',
    [data.orderId],
  );
  const [first = 0] = parcels.map(({ id }) => id);
  await buyer.call('POST', '/orderPackages/refund', { packageIds: [first], reason: `不要了${sign}` });
  await api.query(
    `WITH ended AS (
       INSERT INTO after_sale_case (case_no, package_id, order_id, account_id, seller_id, kind, ask, amount, status, outcome, finished_at)
       SELECT 'S' || id, id, order_id, account_id, seller_id, 3, 2, 10, 80, 'revoked', now() FROM order_package WHERE id = $1 RETURNING id)
     INSERT INTO case_message (case_id, by, action, text, amount)
     SELECT id, by, action, text, amount FROM ended, (VALUES ('user', 'open', $2, 10), ('seller', 'say', '请发照片', NULL)) AS said (by, action, text, amount)`,
    [first, `破损${sign}`],
  );
  await api.query(
    `INSERT INTO courier_claim (claim_no, package_id, order_id, seller_id, courier_name, waybill_no, direct, kind, amount, text, opened_by, status)
     SELECT 'L' || id, id, order_id, seller_id, '圆通速递', 'YT' || id, false, 2, 10, '外箱压扁', 'seller', 10 FROM order_package WHERE id = $1`,
    [first],
  );
  await plantPacking(api, shop, parcels[1]?.id ?? 0);
  for (const who of [buyer, shop.seller])
    await who.call('POST', '/orderPackages/revealReceiver', { packageId: parcels[1]?.id ?? 0 });
  await api.query('UPDATE orders SET review_text = $2, review_score = 5 WHERE id = $1', [
    data.orderId,
    `评价${sign}`,
  ]);
  await api.query(
    `INSERT INTO review (order_id, good_id, account_id, seller_id, score, text, answered_at, answer)
     SELECT id, good_id, account_id, seller_id, 5, review_text, now(), '谢谢' FROM orders WHERE id = $1`,
    [data.orderId],
  );
  const invited = await api.buyer();
  await api.query('UPDATE account SET super_id = $1, nick_name = $3 WHERE id = $2', [
    ...[buyer.accountId, invited.accountId, '被邀请的人'],
  ]);
  await api.query('INSERT INTO user_profit (agent_id, user_id, profit, remark) VALUES ($1, $2, 10, $3)', [
    ...[buyer.accountId, invited.accountId, `加价${sign}`],
  ]);
  await api.query('INSERT INTO default_profit (agent_id, profit) VALUES ($1, 10)', [buyer.accountId]);
  return { ...buyer, kind: 'buyer', sign, hidden: [...hidden, invited.phone, '被邀请的人'] };
}

/** A wave of a parcel that was put aside, and what packers are told of its buyer. */
async function plantPacking(api: TestApi, { seller }: Shop, packageId: number): Promise<void> {
  const bench = 'bench-of-copies';
  await seller.call('POST', '/waves/create', { packageIds: [packageId] });
  const [parcel] = await api.query<{ no: string }>(
    'SELECT package_no AS no FROM order_package WHERE id = $1',
    [packageId],
  );
  await seller.call('POST', '/packing/open', { code: parcel?.no, bench });
  await seller.call('POST', '/packing/leave', { packageId, bench, reason: '缺货' });
  await seller.call('POST', '/packing/saveBuyerNote', { packageId, text: '请放贺卡' });
}

/** A transfer on its way, a stocktake of one line, and a bulk edit. */
async function plantStockDocuments(api: TestApi, shop: Shop, sign: string): Promise<void> {
  const { skuId, warehouseId, seller } = shop;
  await seller.call('POST', '/stockTransfers/send', {
    fromWarehouseId: warehouseId,
    toWarehouseId: await secondWarehouse(api, shop),
    lines: [{ skuId, num: 2 }],
    note: `补货${sign}`,
  });
  const { data } = await seller.call<{ stocktakeId: number }>('POST', '/stocktakes/begin', {
    ...{ warehouseId, note: `月底${sign}` },
  });
  await seller.call('POST', '/stocktakes/saveLines', {
    ...{ id: data.stocktakeId, lines: [{ skuId, counted: 90 }] },
  });
  const [sku] = await api.query<{ weight: number }>('SELECT weight FROM sku WHERE id = $1', [skuId]);
  await seller.call('POST', '/bulkEdits/apply', {
    ...{ kind: 2, change: { mode: 1, value: 321 } },
    rows: [{ id: skuId, before: sku?.weight ?? 0 }],
  });
}
