import { noticeAudienceTexts, noticeStateTexts, noticeTypeTexts } from '../../shared/statusTexts.ts';
import type { ConsoleNoticeDto } from '../notices/consoleNotices.schemas.ts';
import { audiences } from '../notices/noticeKinds.ts';
import { columnsOf, yesNo } from './columns.ts';

function audienceText({ audience, level, accountName, accountId }: ConsoleNoticeDto): string | undefined {
  if (audience === audiences.level) return `${level}级买家`;
  return audience === audiences.account ? `${accountName}（${accountId}）` : noticeAudienceTexts[audience];
}

const notice = columnsOf<ConsoleNoticeDto>();
export const noticeColumns = [
  notice.id('编号', ({ id }) => id),
  notice.text('类型', 12, ({ type }) => noticeTypeTexts[type]),
  notice.text('受众', 20, audienceText),
  notice.text('标题', 30, ({ title }) => title),
  notice.text('正文', 60, ({ detail }) => detail),
  notice.text('状态', 10, ({ state }) => noticeStateTexts[state]),
  notice.text('置顶', 8, ({ top }) => yesNo(top)),
  notice.time('发布时间', ({ publishedAt, startsAt }) => publishedAt ?? startsAt),
  notice.time('下线时间', ({ endsAt }) => endsAt),
  notice.text('作者', 14, ({ author }) => author),
  notice.count('版本', ({ revision }) => revision),
  notice.count('应送达', ({ addressed }) => addressed),
  notice.count('已送达', ({ delivered }) => delivered),
];
