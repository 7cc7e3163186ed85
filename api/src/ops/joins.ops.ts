import { desc, eq } from 'drizzle-orm';
import { joinApplications } from '../db/schema/index.ts';
import { shanghaiIso } from '../shared/clock.ts';
import { openPerson } from '../shared/personalData.ts';
import type { SecretBox } from '../shared/secretBox.ts';
import { audited, type Command, OpsError, requireNumber } from './command.ts';

const HANDLED = 1;

export const joinCommands: Command[] = [
  {
    name: 'join list',
    usage: '列出分站加盟申请（--all 含已处理的）',
    options: { all: { type: 'boolean' } },
    run: async ({ db }, values) => {
      const rows = await db
        .select()
        .from(joinApplications)
        .where(values.all === true ? undefined : eq(joinApplications.status, 0))
        .orderBy(desc(joinApplications.id))
        .limit(200);
      return rows.map(({ id, person, city, remark, status, createdAt }) => ({
        id,
        ...applicant(db.box, person),
        city,
        remark,
        status: status === HANDLED ? '已处理' : '未处理',
        at: shanghaiIso(createdAt),
      }));
    },
  },
  {
    name: 'join done',
    usage: '标记申请已处理：--id 编号',
    options: { id: { type: 'string' } },
    run: async (context, values) => {
      const id = requireNumber(values, 'id');
      return audited(context, 'join done', String(id), {}, async (tx) => {
        const rows = await tx
          .update(joinApplications)
          .set({ status: HANDLED })
          .where(eq(joinApplications.id, id))
          .returning({ id: joinApplications.id });
        if (rows.length === 0) throw new OpsError(`没有申请 ${id}`);
        return `申请 ${id} 已标记为已处理`;
      });
    },
  },
];

function applicant(box: SecretBox, person: string) {
  const { name, phone } = openPerson(box, 'join', person);
  return { name, phone };
}
