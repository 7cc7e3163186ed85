import { yuanText } from '../../shared/money.ts';
import { isPermission, PERMISSIONS } from '../../shared/permissions.ts';
import { approvalStatusTexts } from '../../shared/statusTexts.ts';
import type { ApprovalDto } from '../approvals/approvals.schemas.ts';
import type { AuditDto } from '../auditLog/auditLog.schemas.ts';
import type { OperatorDto, RoleDto } from '../operators/operators.schemas.ts';
import type { FailedJobDto } from '../system/system.schemas.ts';
import { columnsOf, yesNo } from './columns.ts';

const approval = columnsOf<ApprovalDto>();
export const approvalColumns = [
  approval.text('事项', 50, ({ summary }) => summary),
  approval.text('对象', 20, ({ targetText }) => targetText),
  approval.text('账号名称', 20, ({ accountName }) => accountName),
  approval.money('金额（元）', ({ amount }) => amount),
  approval.text('付款与收款', 50, ({ transfers }) =>
    transfers.map(({ from, to, amount }) => `${from} → ${to} ¥${yuanText(amount)}`).join('；'),
  ),
  approval.text('原因', 40, ({ reason }) => reason),
  approval.text('提出人', 14, ({ askedBy }) => askedBy),
  approval.time('提出时间', ({ askedAt }) => askedAt),
  approval.text('状态', 10, ({ status }) => approvalStatusTexts[status]),
  approval.text('复核人', 14, ({ decidedBy }) => decidedBy),
  approval.time('复核时间', ({ decidedAt }) => decidedAt),
  approval.text('复核意见', 40, ({ decision }) => decision),
];

const entry = columnsOf<AuditDto>();
export const auditColumns = [
  entry.time('时间', ({ createdAt }) => createdAt),
  entry.text('操作员', 18, ({ operator }) => operator),
  entry.text('地址或命令', 18, ({ operatorId, address }) => (operatorId === null ? '命令行' : address)),
  entry.text('操作', 24, ({ actionText }) => actionText),
  entry.text('对象', 20, ({ subjectText }) => subjectText),
  entry.text('变更', 80, ({ changes }) => changes.join('；')),
  entry.text('原因', 40, ({ reason }) => reason),
];

const operator = columnsOf<OperatorDto>();
export const operatorColumns = [
  operator.text('用户名', 18, ({ name }) => name),
  operator.text('姓名', 18, ({ displayName }) => displayName),
  operator.text('角色', 30, ({ roles }) => roles.join('、')),
  operator.text('可以登录', 10, ({ isEnabled }) => yesNo(isEnabled)),
  operator.text('已绑定验证器', 12, ({ hasAuthenticator }) => yesNo(hasAuthenticator)),
  operator.count('恢复码剩余', ({ recoveryCodesLeft }) => recoveryCodesLeft),
  operator.count('登录中', ({ sessions }) => sessions),
  operator.time('上次登录', ({ lastLoginAt }) => lastLoginAt),
  operator.time('添加时间', ({ createdAt }) => createdAt),
];

const role = columnsOf<RoleDto>();
export const roleColumns = [
  role.text('角色', 20, ({ name }) => name),
  role.count('操作员人数', ({ operators }) => operators),
  role.text('权限', 80, ({ permissions }) =>
    permissions.map((name) => (isPermission(name) ? PERMISSIONS[name] : name)).join('；'),
  ),
  role.money('单笔额度（元）', ({ adjustCase }) => adjustCase),
  role.money('每日额度（元）', ({ adjustDay }) => adjustDay),
];

const job = columnsOf<FailedJobDto>();
export const failedJobColumns = [
  job.text('队列', 20, ({ queue }) => queue),
  job.text('对象', 30, ({ key }) => key),
  job.count('尝试次数', ({ tries }) => tries),
  job.text('错误', 60, ({ error }) => error),
  job.time('提交时间', ({ createdAt }) => createdAt),
  job.time('失败时间', ({ failedAt }) => failedAt),
];
