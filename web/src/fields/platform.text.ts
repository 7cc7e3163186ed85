import type { Platform } from '../graphql/generated/graphql.ts';

export const platformNames: Record<Platform, string> = {
  TAOBAO: '淘宝/天猫',
  PINDUODUO: '拼多多',
  JD: '京东',
  DOUYIN: '抖音',
  KUAISHOU: '快手',
  WECHAT_CHANNELS: '视频号',
  JUSHUITAN: '聚水潭',
  ALI_1688: '1688',
  OTHER: '其他',
};
