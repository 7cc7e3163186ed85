import { desc } from 'drizzle-orm';
import { auditLogs } from '../db/schema/index.ts';
import { shanghaiIso } from '../shared/clock.ts';
import type { Command } from './command.ts';

export const auditCommands: Command[] = [
  {
    name: 'audit list',
    usage: '列出最近 100 条操作记录',
    run: async ({ db }) => {
      const rows = await db.select().from(auditLogs).orderBy(desc(auditLogs.id)).limit(100);
      return rows.map(({ id, operator, action, target, detail, createdAt }) => ({
        id,
        at: shanghaiIso(createdAt),
        operator,
        action,
        target,
        detail: JSON.stringify(detail),
      }));
    },
  },
];
