import { countText } from '../../lib/countText.ts';

export const personNoticesText = {
  title: '站内消息',
  lead: '与您有关的进展，保留 180 天，最新的在最前；在消息设置中选择短信和群机器人',
  /** Of the bell, read aloud. */
  bell: (unread: number) => (unread > 0 ? `站内消息，${countText(unread)} 条未读` : '站内消息'),
  count: countText,
  readAll: '全部已读',
  seeAll: '查看全部',
  readFailed: '网络不稳定，没有标为已读，请重试',
  filter: '筛选消息',
  tabs: { all: '全部', unread: '未读', settings: '消息设置' },
  none: { all: '还没有消息', unread: '没有未读消息' },
  noneHint: {
    all: '出单失败、物流异常、退款和提现有了结果、余额不足时会在这里告诉您',
    unread: '新消息会显示在右上角的铃铛上',
  },
};
