/** Douyin's codes of couriers (order.logisticsCompanyList) by ours. */
export const DOUYIN_COURIERS: Record<string, string> = {
  YTO: 'yuantong',
  ZTO: 'zhongtong',
  STO: 'shentong',
  YUNDA: 'yunda',
  SF: 'shunfeng',
  JD: 'jd',
  EMS: 'ems',
  JTSD: 'jtexpress',
  DBL: 'debangwuliu',
};
