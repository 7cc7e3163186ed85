import { sql } from 'drizzle-orm';
import { maskPhone } from '../../shared/masking.ts';
import { openContact, openPerson, openPhone } from '../../shared/personalData.ts';
import { openBookPerson } from '../addressBook/bookPeople.ts';
import { choice, count, money, numbered, type PersonalSheet, text, time, yesNo } from './personalSheet.ts';

const KINDS = { 1: '采购商', 2: '供应商' };
const STATES = { 1: '正常', 2: '已冻结', 3: '已注销' };
const REAL = { 0: '未认证', 1: '认证中', 2: '已认证', 3: '认证失败' };
const CLOSINGS = { 1: '进行中', 2: '已注销', 3: '已撤销' };
const ENDS = {
  elsewhere: '在别处登录',
  logout: '退出登录',
  password: '修改密码',
  disabled: '账号冻结',
  operator: '平台结束登录',
  closed: '账号注销',
};
const CHECKS = { 1: '认证中', 2: '已通过', 3: '未通过' };
const PURPOSES = { screen: '页面', sheet: '发货表格', export: '导出文件' };
const LEGAL = { 1: '用户协议', 2: '隐私政策', 3: '数据处理协议' };

/** 3301**********002X: enough to know one's own number again. */
const maskIdCard = (number: string) => number.slice(0, 4) + '*'.repeat(10) + number.slice(-4);

/** Who somebody is here, what they agreed to, and how they came in. */
export const accountSheets: readonly PersonalSheet[] = [
  {
    title: '账号',
    tables: ['account'],
    rows: (accountId) => sql`
      SELECT id, uuid, kind, phone, nick_name, header_img, status, frozen_at, level, super_id, real_status, real_name_masked,
             company_name, contact, commission_rate, settle_days, last_login_at, created_at
        FROM account WHERE id = ${accountId}`,
    opened: (box, row) => ({
      phone: openPhone(box, String(row.phone)),
      contact: openContact(box, String(row.contact)),
    }),
    columns: [
      numbered,
      choice('账号类型', 'kind', KINDS),
      text('会员号', 'uuid', 38),
      text('手机号', 'phone'),
      text('昵称', 'nick_name'),
      text('头像', 'header_img', 30),
      choice('状态', 'status', STATES),
      time('冻结时间', 'frozen_at'),
      count('会员等级', 'level'),
      yesNo('由他人邀请', 'super_id'),
      choice('实名认证', 'real_status', REAL),
      text('认证姓名', 'real_name_masked'),
      text('公司名称', 'company_name', 30),
      text('联系人', 'contact'),
      count('平台服务费（万分之）', 'commission_rate'),
      count('结算天数', 'settle_days'),
      time('上次登录', 'last_login_at'),
      time('注册时间', 'created_at'),
    ],
  },
  {
    title: '成员',
    tables: ['member'],
    rows: (accountId) => sql`
      SELECT id, name, role, created_at, last_login_at, removed_at FROM member WHERE account_id = ${accountId} ORDER BY id`,
    columns: [
      numbered,
      text('称呼', 'name'),
      text('角色', 'role'),
      time('加入时间', 'created_at'),
      time('上次登录', 'last_login_at'),
      time('移除时间', 'removed_at'),
    ],
  },
  {
    title: '访问令牌',
    tables: ['api_token'],
    rows: (accountId) => sql`
      SELECT id, name, hint, array_to_string(scopes, ' ') AS scopes, array_to_string(networks, ' ') AS networks, day_limit,
             created_at, expires_at, last_used_at, revoked_at
        FROM api_token WHERE account_id = ${accountId} ORDER BY id`,
    columns: [
      numbered,
      text('名称', 'name'),
      text('开头', 'hint'),
      text('权限', 'scopes', 40),
      text('来源网络', 'networks', 30),
      money('每日付款上限', 'day_limit'),
      time('创建时间', 'created_at'),
      time('到期时间', 'expires_at'),
      time('上次使用', 'last_used_at'),
      time('吊销时间', 'revoked_at'),
    ],
  },
  {
    title: '事件推送',
    tables: ['webhook_endpoint'],
    rows: (accountId) => sql`
      SELECT id, url, description, array_to_string(events, ' ') AS events, enabled, resting_since, created_at
        FROM webhook_endpoint WHERE account_id = ${accountId} ORDER BY id`,
    columns: [
      numbered,
      text('推送地址', 'url', 40),
      text('备注', 'description', 30),
      text('事件', 'events', 40),
      yesNo('启用', 'enabled'),
      time('暂停时间', 'resting_since'),
      time('添加时间', 'created_at'),
    ],
  },
  {
    title: '群机器人',
    tables: ['group_robot'],
    rows: (accountId) => sql`
      SELECT id, platform, name, array_to_string(groups, ' ') AS groups, resting_since, created_at
        FROM group_robot WHERE account_id = ${accountId} ORDER BY id`,
    columns: [
      numbered,
      text('平台', 'platform'),
      text('名称', 'name', 30),
      text('发送的消息', 'groups', 40),
      time('暂停时间', 'resting_since'),
      time('添加时间', 'created_at'),
    ],
  },
  {
    title: '消息设置',
    tables: ['notice_setting'],
    rows: (accountId) => sql`
      SELECT id, array_to_string(sms_groups, ' ') AS sms_groups, to_char(quiet_from * interval '1 minute', 'HH24:MI') AS quiet_from,
             to_char(quiet_to * interval '1 minute', 'HH24:MI') AS quiet_to, to_char(digest_at * interval '1 minute', 'HH24:MI') AS digest_at, updated_at
        FROM notice_setting WHERE account_id = ${accountId} ORDER BY id`,
    columns: [
      numbered,
      text('短信通知', 'sms_groups', 40),
      text('免打扰开始', 'quiet_from'),
      text('免打扰结束', 'quiet_to'),
      text('每日摘要', 'digest_at'),
      time('修改时间', 'updated_at'),
    ],
  },
  {
    title: '同意记录',
    tables: ['consent'],
    rows: (accountId) => sql`
      SELECT c.id, c.agreed, c.answered_at, t.kind, t.version, t.title FROM consent c JOIN legal_text t ON t.id = c.legal_text_id
       WHERE c.account_id = ${accountId}`,
    columns: [
      numbered,
      choice('文件', 'kind', LEGAL),
      text('版本', 'version'),
      text('标题', 'title', 30),
      yesNo('同意', 'agreed'),
      time('时间', 'answered_at'),
    ],
  },
  {
    title: '注销申请',
    tables: ['account_closing'],
    rows: (accountId) => sql`SELECT * FROM account_closing WHERE account_id = ${accountId}`,
    columns: [
      numbered,
      choice('状态', 'status', CLOSINGS),
      time('申请时间', 'created_at'),
      time('结束时间', 'ended_at'),
    ],
  },
  {
    title: '登录记录',
    tables: ['session'],
    rows: (accountId) => sql`
      SELECT id, network, device, created_at, seen_at, revoked_at, revoke_reason FROM session WHERE account_id = ${accountId}`,
    columns: [
      numbered,
      text('网络', 'network'),
      text('设备', 'device'),
      time('登录时间', 'created_at'),
      time('最近使用', 'seen_at'),
      time('结束时间', 'revoked_at'),
      choice('结束原因', 'revoke_reason', ENDS),
    ],
  },
  {
    title: '实名认证',
    tables: ['real_name_check'],
    rows: (accountId) => sql`
      SELECT id, real_name, id_card, status, created_at, finished_at FROM real_name_check WHERE account_id = ${accountId}`,
    opened: (box, { real_name: name, id_card: number }) => ({
      real_name: name ? box.open(String(name), 'real_name_check') : '',
      id_card: number ? maskIdCard(box.open(String(number), 'real_name_check')) : '',
    }),
    columns: [
      numbered,
      text('姓名', 'real_name'),
      text('身份证号', 'id_card', 24),
      choice('结果', 'status', CHECKS),
      time('申请时间', 'created_at'),
      time('完成时间', 'finished_at'),
    ],
  },
  {
    title: '发件人',
    tables: ['sender'],
    rows: (accountId) => sql`SELECT * FROM sender WHERE account_id = ${accountId}`,
    opened: (box, row) => openPerson(box, 'sender', String(row.person)),
    columns: [
      numbered,
      text('姓名', 'name'),
      text('电话', 'phone'),
      text('省', 'province', 14),
      text('市', 'city', 14),
      text('区', 'district', 14),
      text('详细地址', 'address', 40),
      yesNo('默认', 'is_default'),
      text('备注', 'remark', 24),
      time('添加时间', 'created_at'),
    ],
  },
  {
    title: '地址簿',
    tables: ['address_book_entry'],
    of: 'buyer',
    reveals: 'entry',
    rows: (accountId) => sql`
      SELECT id, person, province, city, district, group_name, note, created_at
        FROM address_book_entry WHERE account_id = ${accountId}`,
    opened: (box, row) => openBookPerson(box, String(row.person)),
    columns: [
      numbered,
      text('姓名', 'name'),
      text('电话', 'phone'),
      text('省', 'province', 14),
      text('市', 'city', 14),
      text('区', 'district', 14),
      text('详细地址', 'address', 40),
      text('分组', 'group_name'),
      text('备注', 'note', 24),
      time('添加时间', 'created_at'),
    ],
  },
  {
    title: '收藏',
    tables: ['good_collect'],
    rows: (accountId) => sql`
      SELECT f.id, f.price, f.created_at, g.name, g.goods_no FROM good_collect f JOIN goods g ON g.id = f.good_id
       WHERE f.account_id = ${accountId}`,
    columns: [
      numbered,
      text('商品名称', 'name', 30),
      text('商品编号', 'goods_no', 24),
      money('收藏时价格（元）', 'price'),
      time('收藏时间', 'created_at'),
    ],
  },
  {
    title: '进货单',
    tables: ['basket_line'],
    rows: (accountId) => sql`
      SELECT b.id, b.quantity, b.price, b.created_at, g.name, s.sku_no, s.name AS sku_name FROM basket_line b
        JOIN sku s ON s.id = b.sku_id JOIN goods g ON g.id = s.good_id
       WHERE b.account_id = ${accountId}`,
    columns: [
      numbered,
      text('商品名称', 'name', 30),
      text('规格', 'sku_name', 20),
      text('规格编号', 'sku_no', 24),
      count('每个包裹件数', 'quantity'),
      money('加入时价格（元）', 'price'),
      time('加入时间', 'created_at'),
    ],
  },
  {
    title: '改道规则',
    tables: ['reroute_rule'],
    of: 'buyer',
    rows: (accountId) =>
      sql`SELECT account_id AS id, max_more, max_days, created_at FROM reroute_rule WHERE account_id = ${accountId}`,
    columns: [
      numbered,
      money('最多多付（元）', 'max_more'),
      count('最多晚几天', 'max_days'),
      time('设置时间', 'created_at'),
    ],
  },
  {
    title: '发货模板',
    tables: ['shipment_template', 'shipment_template_line'],
    of: 'buyer',
    rows: (accountId) => sql`
      SELECT t.id, t.name, t.remark, t.created_at, t.used_at, w.name AS warehouse, c.name AS courier, (
               SELECT string_agg(concat_ws(' ', g.name, nullif(s.name, '')) || ' ×' || l.quantity, '；' ORDER BY l.sort)
                 FROM shipment_template_line l JOIN sku s ON s.id = l.sku_id JOIN goods g ON g.id = s.good_id
                WHERE l.template_id = t.id) AS content
        FROM shipment_template t JOIN warehouse w ON w.id = t.warehouse_id JOIN courier c ON c.id = t.courier_id
       WHERE t.account_id = ${accountId}`,
    columns: [
      numbered,
      text('名称', 'name', 24),
      text('每个包裹的商品', 'content', 40),
      text('仓库', 'warehouse', 20),
      text('快递', 'courier', 14),
      text('备注', 'remark', 24),
      time('保存时间', 'created_at'),
      time('上次使用', 'used_at'),
    ],
  },
  {
    title: '站内消息',
    tables: ['person_notice'],
    rows: (accountId) => sql`SELECT * FROM person_notice WHERE account_id = ${accountId}`,
    columns: [
      numbered,
      text('标题', 'title', 30),
      text('内容', 'detail', 60),
      time('时间', 'created_at'),
      time('阅读时间', 'read_at'),
    ],
  },
  {
    title: '图片',
    tables: ['upload'],
    rows: (accountId) => sql`SELECT * FROM upload WHERE account_id = ${accountId}`,
    columns: [
      numbered,
      text('文件名', 'name', 30),
      text('类型', 'mime'),
      count('字节', 'size'),
      count('宽', 'width'),
      count('高', 'height'),
      text('地址', 'key', 40),
      time('上传时间', 'created_at'),
    ],
  },
  {
    title: '凭证图片和视频',
    tables: ['private_file'],
    rows: (accountId) => sql`SELECT * FROM private_file WHERE account_id = ${accountId}`,
    columns: [
      numbered,
      text('类型', 'mime'),
      count('字节', 'bytes'),
      count('宽', 'width'),
      count('高', 'height'),
      count('时长（毫秒）', 'duration_ms'),
      text('校验和', 'sha256', 40),
      time('上传时间', 'created_at'),
    ],
  },
  {
    title: '查看收件信息记录',
    tables: ['receiver_reveal'],
    rows: (accountId) => sql`
      SELECT r.id, r.at, r.purpose, coalesce(p.package_no, '地址簿') AS package_no
        FROM receiver_reveal r LEFT JOIN order_package p ON p.id = r.package_id
       WHERE r.account_id = ${accountId}`,
    columns: [
      numbered,
      time('时间', 'at'),
      text('包裹号', 'package_no', 24),
      choice('方式', 'purpose', PURPOSES),
    ],
  },
  {
    title: '邀请的会员',
    tables: ['account'],
    of: 'buyer',
    rows: (accountId) => sql`SELECT id, phone, level, created_at FROM account WHERE super_id = ${accountId}`,
    opened: (box, row) => ({ phone: maskPhone(openPhone(box, String(row.phone))) }),
    columns: [numbered, text('手机号', 'phone'), count('会员等级', 'level'), time('注册时间', 'created_at')],
  },
  {
    title: '加价',
    tables: ['user_profit'],
    of: 'buyer',
    rows: (accountId) => sql`
      SELECT u.*, a.phone, g.name FROM user_profit u JOIN account a ON a.id = u.user_id LEFT JOIN goods g ON g.id = u.good_id
       WHERE u.agent_id = ${accountId}`,
    opened: (box, row) => ({ phone: maskPhone(openPhone(box, String(row.phone))) }),
    columns: [
      numbered,
      text('会员手机号', 'phone'),
      text('商品', 'name', 30),
      money('每件加价（元）', 'profit'),
      money('每包裹加价（元）', 'courier_profit'),
      yesNo('启用', 'enabled'),
      text('备注', 'remark', 24),
      time('添加时间', 'created_at'),
    ],
  },
  {
    title: '默认加价',
    tables: ['default_profit'],
    of: 'buyer',
    rows: (accountId) => sql`SELECT agent_id AS id, * FROM default_profit WHERE agent_id = ${accountId}`,
    columns: [
      numbered,
      money('每件加价（元）', 'profit'),
      money('每包裹加价（元）', 'courier_profit'),
      time('更新时间', 'updated_at'),
    ],
  },
];
