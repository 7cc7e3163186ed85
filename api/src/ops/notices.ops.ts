import { desc, eq } from 'drizzle-orm';
import { notices } from '../db/schema/index.ts';
import { shanghaiIso } from '../shared/clock.ts';
import { audited, type Command, OpsError, requireNumber, requireOption } from './command.ts';

const TYPES: Record<string, string> = { '1': '平台公告', '2': '首页公告', '3': '供应商公告' };

export const noticeCommands: Command[] = [
  {
    name: 'notice list',
    usage: '列出最近 50 条公告',
    run: async ({ db }) => {
      const rows = await db.select().from(notices).orderBy(desc(notices.id)).limit(50);
      return rows.map(({ id, type, title, top, createdAt }) => ({
        id,
        type: TYPES[type] ?? type,
        title,
        top,
        at: shanghaiIso(createdAt),
      }));
    },
  },
  {
    name: 'notice publish',
    usage: '发布公告：--title 标题 --detail 正文 [--type 1平台 2首页 3供应商，默认 2] [--top]',
    options: {
      title: { type: 'string' },
      detail: { type: 'string' },
      type: { type: 'string' },
      top: { type: 'boolean' },
    },
    run: async (context, values) => {
      const type = typeof values.type === 'string' ? values.type : '2';
      if (!TYPES[type]) throw new OpsError('--type 只能是 1、2、3');
      const notice = {
        title: requireOption(values, 'title'),
        detail: requireOption(values, 'detail'),
        type: Number(type),
        top: values.top === true,
      };
      const id = await audited(context, 'notice publish', notice.title, notice, async (tx) => {
        const [row] = await tx.insert(notices).values(notice).returning({ id: notices.id });
        return row?.id;
      });
      return `已发布${TYPES[type]} ${id}`;
    },
  },
  {
    name: 'notice remove',
    usage: '撤下公告：--id 编号',
    options: { id: { type: 'string' } },
    run: async (context, values) => {
      const id = requireNumber(values, 'id');
      return audited(context, 'notice remove', String(id), {}, async (tx) => {
        const gone = await tx.delete(notices).where(eq(notices.id, id)).returning({ title: notices.title });
        if (!gone[0]) throw new OpsError(`没有公告 ${id}`);
        return `已撤下公告 ${id}：${gone[0].title}`;
      });
    },
  },
];
