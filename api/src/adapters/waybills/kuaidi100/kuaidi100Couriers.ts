/** Kuaidi100's codes of couriers by ours. */
export const KUAIDI100_COURIERS: Readonly<Record<string, string>> = {
  YTO: 'yuantong',
  ZTO: 'zhongtong',
  STO: 'shentong',
  YUNDA: 'yunda',
  SF: 'shunfeng',
  JD: 'jd',
  EMS: 'ems',
  JTSD: 'jtexpress',
  DBL: 'debangkuaidi',
};
