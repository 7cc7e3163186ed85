import type { Db } from '../../db/client.ts';
import { ApprovalsQuery } from '../approvals/approvals.schemas.ts';
import type { ApprovalService } from '../approvals/approvals.service.ts';
import { AuditQuery } from '../auditLog/auditLog.schemas.ts';
import { auditService } from '../auditLog/auditLog.service.ts';
import type { OperatorSessionService } from '../operators/operatorSessions.service.ts';
import { OperatorsQuery, RolesQuery } from '../operators/operators.schemas.ts';
import { operatorService } from '../operators/operators.service.ts';
import { FailedJobsQuery } from '../system/system.schemas.ts';
import { systemService } from '../system/system.service.ts';
import { inOnePage, list } from './exportedList.ts';
import {
  approvalColumns,
  auditColumns,
  failedJobColumns,
  operatorColumns,
  roleColumns,
} from './platformSheets.ts';

export type PlatformDependencies = {
  db: Db;
  approvals: ApprovalService;
  operatorSessions: OperatorSessionService;
  now: () => Date;
};

/** The lists of who works at the console, what they did, and what runs. */
export function platformLists({ db, approvals, operatorSessions, now }: PlatformDependencies) {
  const audit = auditService(db);
  const operators = operatorService({ db, operatorSessions });
  const system = systemService({ db, now });
  const managed = { permission: 'operators.manage' } as const;
  return {
    approvals: list({
      ...{ title: '复核', permission: 'approvals.read', query: ApprovalsQuery, columns: approvalColumns },
      read: (query, who) => approvals.list(query, who),
    }),
    auditEntries: list({
      ...{ title: '操作日志', permission: 'audit.read', query: AuditQuery, columns: auditColumns },
      read: (query) => audit.search(query),
    }),
    failedJobs: list({
      ...{
        title: '失败的任务',
        permission: 'system.read',
        query: FailedJobsQuery,
        columns: failedJobColumns,
      },
      read: async ({ queue }) => inOnePage(await system.failed(queue)),
    }),
    operators: list({
      ...{ title: '操作员', ...managed, query: OperatorsQuery, columns: operatorColumns },
      read: async (query) => inOnePage(await operators.list(query)),
    }),
    roles: list({
      ...{ title: '角色', ...managed, query: RolesQuery, columns: roleColumns },
      read: async (query) => inOnePage(await operators.roles(query)),
    }),
  };
}
