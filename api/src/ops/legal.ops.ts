import { readFile } from 'node:fs/promises';
import { desc } from 'drizzle-orm';
import { legalTexts } from '../db/schema/index.ts';
import { shanghaiIso } from '../shared/clock.ts';
import { audited, type Command, OpsError, requireOption } from './command.ts';

const KINDS: Record<string, { kind: number; title: string }> = {
  terms: { kind: 1, title: '用户协议' },
  privacy: { kind: 2, title: '隐私政策' },
  data: { kind: 3, title: '数据处理协议' },
};

export const legalCommands: Command[] = [
  {
    name: 'legal list',
    usage: '列出用户协议与隐私政策的全部版本',
    run: async ({ db }) => {
      const rows = await db.select().from(legalTexts).orderBy(desc(legalTexts.id));
      return rows.map(({ id, title, version, draft, publishedAt }) => ({
        id,
        title,
        version,
        draft,
        at: shanghaiIso(publishedAt),
      }));
    },
  },
  {
    name: 'legal publish',
    usage:
      '发布新版本：--kind terms|privacy|data --version 版本 --file 文本文件 [--draft]；已登录的用户会被询问前两种一次',
    options: {
      kind: { type: 'string' },
      version: { type: 'string' },
      file: { type: 'string' },
      draft: { type: 'boolean' },
    },
    run: async (context, values) => {
      const named = KINDS[requireOption(values, 'kind')];
      if (!named) throw new OpsError('--kind 只能是 terms、privacy 或 data');
      const version = requireOption(values, 'version');
      if (version.length > 32) throw new OpsError('--version 不能超过32个字符');
      const file = requireOption(values, 'file');
      const body = await readFile(file, 'utf8').catch(() => {
        throw new OpsError(`读不到文件 ${file}`);
      });
      if (body.trim() === '') throw new OpsError('文件内容不能为空');
      const text = { ...named, version, body: body.trim(), draft: values.draft === true };
      await audited(
        context,
        'legal publish',
        `${named.title} ${version}`,
        { version, draft: text.draft },
        async (tx) => {
          const [row] = await tx
            .insert(legalTexts)
            .values(text)
            .onConflictDoNothing()
            .returning({ id: legalTexts.id });
          if (!row) throw new OpsError(`${named.title} ${version} 已经发布过`);
        },
      );
      return `已发布${named.title} ${version}`;
    },
  },
];
