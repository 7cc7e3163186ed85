import {
  accountKindTexts,
  accountStatusTexts,
  joinStatusTexts,
  licenceKindTexts,
  licenceStatusTexts,
  shopStatusTexts,
  supplierWarningTexts,
} from '../../shared/statusTexts.ts';
import type { AccountDto } from '../consoleAccounts/consoleAccounts.schemas.ts';
import type { ConsoleShopDto } from '../consoleShops/consoleShops.schemas.ts';
import type { SupplierDto } from '../consoleSuppliers/consoleSuppliers.schemas.ts';
import { platformText } from '../exports/exportWords.ts';
import type { JoinDto } from '../joins/joins.schemas.ts';
import type { LicenceDto } from '../licences/licences.schemas.ts';
import { columnsOf, yesNo } from './columns.ts';

const SECONDS_AN_HOUR = 3600;
const BUYER = 1;

const account = columnsOf<AccountDto>();
export const accountColumns = [
  account.id('账号编号', ({ id }) => id),
  account.text('类型', 8, ({ kind }) => accountKindTexts[kind]),
  account.text('昵称', 20, ({ nickName }) => nickName),
  account.text('公司', 28, ({ companyName }) => companyName),
  account.text('手机号', 14, ({ phone }) => phone),
  account.text('姓名', 10, ({ realName }) => realName),
  account.text('状态', 10, ({ status }) => accountStatusTexts[status]),
  account.text('注销中', 8, ({ isClosing }) => yesNo(isClosing)),
  account.text('等级', 16, ({ kind, level, levelName }) => (kind === BUYER ? `${level}级 ${levelName}` : '')),
  account.time('最近登录', ({ lastLoginAt }) => lastLoginAt),
  account.time('注册时间', ({ createdAt }) => createdAt),
];

const supplier = columnsOf<SupplierDto>();
export const supplierColumns = [
  supplier.id('账号编号', ({ id }) => id),
  supplier.text('公司', 28, ({ companyName }) => companyName),
  supplier.text('昵称', 20, ({ nickName }) => nickName),
  supplier.text('状态', 10, ({ status }) => accountStatusTexts[status]),
  supplier.count('30天包裹', ({ packageCount }) => packageCount),
  supplier.count('发货时长中位数（小时）', ({ shipMedian }) =>
    shipMedian === null ? null : Math.round(shipMedian / SECONDS_AN_HOUR),
  ),
  supplier.rate('超时发货率（%）', ({ lateRate }) => lateRate),
  supplier.rate('退款率（%）', ({ refundedRate }) => refundedRate),
  supplier.rate('售后率（%）', ({ caseRate }) => caseRate),
  supplier.rate('介入率（%）', ({ disputedRate }) => disputedRate),
  supplier.text('评分', 8, ({ score }) => (score === null ? '' : (score / 10).toFixed(1))),
  supplier.money('保证金（元）', ({ deposit }) => deposit),
  supplier.money('尚缺保证金（元）', ({ depositLack }) => depositLack),
  supplier.text('预警', 30, ({ warnings }) =>
    warnings.map((warning) => supplierWarningTexts[warning] ?? warning).join('、'),
  ),
  supplier.time('注册时间', ({ createdAt }) => createdAt),
];

const licence = columnsOf<LicenceDto>();
export const licenceColumns = [
  licence.id('供应商编号', ({ sellerId }) => sellerId),
  licence.text('供应商', 28, ({ companyName }) => companyName),
  licence.text('类别', 12, ({ kind }) => licenceKindTexts[kind]),
  licence.text('证件号', 28, ({ number }) => number),
  licence.text('有效期至', 12, ({ endsOn }) => endsOn ?? '长期'),
  licence.text('状态', 14, ({ status }) => licenceStatusTexts[status]),
  licence.text('待复核', 8, ({ isDue }) => yesNo(isDue)),
  licence.text('下次复核', 12, ({ checkOn }) => checkOn),
  licence.text('未通过原因', 30, ({ reason }) => reason),
  licence.text('提交人', 14, ({ addedBy }) => addedBy),
  licence.text('审核人', 14, ({ decidedBy }) => decidedBy),
  licence.time('审核时间', ({ decidedAt }) => decidedAt),
  licence.time('提交时间', ({ createdAt }) => createdAt),
];

const join = columnsOf<JoinDto>();
export const joinColumns = [
  join.id('申请编号', ({ id }) => id),
  join.text('申请人', 12, ({ name }) => name),
  join.text('手机号', 14, ({ phone }) => phone),
  join.text('城市', 14, ({ city }) => city),
  join.text('留言', 40, ({ remark }) => remark),
  join.text('状态', 10, ({ status }) => joinStatusTexts[status]),
  join.text('备注', 40, ({ note }) => note),
  join.text('处理人', 14, ({ handledBy }) => handledBy),
  join.time('处理时间', ({ handledAt }) => handledAt),
  join.time('申请时间', ({ createdAt }) => createdAt),
];

const shop = columnsOf<ConsoleShopDto>();
export const shopColumns = [
  shop.text('店铺', 28, ({ shopName }) => shopName),
  shop.text('平台', 12, ({ platform }) => platformText(platform)),
  shop.id('账号编号', ({ accountId }) => accountId),
  shop.text('昵称', 20, ({ accountName }) => accountName),
  shop.text('手机号', 14, ({ phone }) => phone),
  shop.text('授权', 10, ({ status }) => shopStatusTexts[status]),
  shop.time('授权到期', ({ lapsesAt }) => lapsesAt),
  shop.text('7天内到期', 10, ({ isLapsing }) => yesNo(isLapsing)),
  shop.text('自动下单', 10, ({ autoOrder }) => yesNo(autoOrder)),
  shop.time('最近同步', ({ lastSyncAt }) => lastSyncAt),
  shop.time('绑定时间', ({ createdAt }) => createdAt),
];
