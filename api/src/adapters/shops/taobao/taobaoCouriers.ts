/** Taobao's codes of couriers (taobao.logistics.companies.get) by ours. */
export const TAOBAO_COURIERS: Record<string, string> = {
  YTO: 'YTO',
  ZTO: 'ZTO',
  STO: 'STO',
  YUNDA: 'YUNDA',
  SF: 'SF',
  JD: 'JD',
  EMS: 'EMS',
  JTSD: 'JTSD',
  DBL: 'DBKD',
};
