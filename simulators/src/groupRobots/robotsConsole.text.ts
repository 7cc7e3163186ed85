import type { Mood, RobotPlatform, SimulatedRobot } from './robotBook.ts';

const PATHS: Record<RobotPlatform, string> = {
  wecom: '/wecom/cgi-bin/webhook/send?key=',
  dingtalk: '/dingtalk/robot/send?access_token=',
  feishu: '/feishu/open-apis/bot/v2/hook/',
};

export const text = {
  title: '模拟群机器人',
  notice: '仅供开发，不会联系任何群',
  trouble: (field: string) => `无法完成：${field} 不正确`,
  robots: '机器人',
  robot: '机器人',
  platform: '平台',
  addressOf: 'Webhook 地址（在本机模拟服务的地址之后）',
  address: (prefix: string, { platform, key }: Pick<SimulatedRobot, 'platform' | 'key'>) =>
    `${prefix}${PATHS[platform]}${key}`,
  key: '密钥',
  secret: '加签密钥',
  keyword: '关键词',
  mood: '状态',
  set: '设置',
  add: '添加机器人',
  messages: (count: number) => `收到的消息（最近 ${count} 条）`,
  noMessages: '还没有消息',
  at: '时间',
  words: '内容',
  platforms: { wecom: '企业微信', dingtalk: '钉钉', feishu: '飞书' } satisfies Record<RobotPlatform, string>,
  moods: {
    well: '正常',
    limited: '限流',
    wrongSign: '签名不对',
    keywordRefused: '缺少关键词',
    removed: '已从群里移除',
    down: '网关 502',
    garbage: '回答不是 JSON',
  } satisfies Record<Mood, string>,
};
