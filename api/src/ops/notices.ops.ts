import { listConsoleNotices } from '../modules/notices/consoleNotices.repository.ts';
import { publishNotice, saveNotice, withdrawNotice } from '../modules/notices/consoleNotices.service.ts';
import { audiences } from '../modules/notices/noticeKinds.ts';
import { Refusal } from '../shared/refusal.ts';
import { auditorOf, type Command, OpsError, requireNumber, requireOption } from './command.ts';

const TYPES: Record<string, string> = { '1': '平台公告', '2': '首页公告', '3': '供应商公告' };
const STATES: Record<number, string> = { 1: '草稿', 2: '定时', 3: '已发布', 4: '已下线', 5: '已撤回' };

export const noticeCommands: Command[] = [
  {
    name: 'notice list',
    usage: '列出最近 50 条公告',
    run: async ({ db }) => {
      const { list } = await listConsoleNotices(db, { pageSize: 50 }, null);
      return list.map(({ id, type, title, top, state, publishedAt }) => ({
        ...{ id, type: TYPES[type] ?? '站内消息', title, top },
        ...{ state: STATES[state] ?? state, at: publishedAt ?? '' },
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
    run: async ({ db, operator }, values) => {
      const type = typeof values.type === 'string' ? values.type : '2';
      if (!TYPES[type]) throw new OpsError('--type 只能是 1、2、3');
      const draft = {
        title: requireOption(values, 'title'),
        detail: requireOption(values, 'detail'),
        type: Number(type),
        top: values.top === true,
        ...{ audience: audiences.everyone, startsAt: null, endsAt: null, link: '' },
      };
      const id = await db.transaction(async (tx) => {
        const who = auditorOf(operator);
        const { id: drafted, revision } = await saveNotice(tx, draft, who);
        await publishNotice(tx, drafted, revision, who);
        return drafted;
      });
      return `已发布${TYPES[type]} ${id}`;
    },
  },
  {
    name: 'notice remove',
    usage: '撤下公告：--id 编号',
    options: { id: { type: 'string' } },
    run: async ({ db, operator }, values) => {
      const id = requireNumber(values, 'id');
      const withdraw = db.transaction((tx) => withdrawNotice(tx, id, '', auditorOf(operator)));
      const { title } = await withdraw.catch((error: unknown) => {
        if (error instanceof Refusal) throw new OpsError(`没有可以撤下的公告 ${id}`);
        throw error;
      });
      return `已撤下公告 ${id}：${title}`;
    },
  },
];
