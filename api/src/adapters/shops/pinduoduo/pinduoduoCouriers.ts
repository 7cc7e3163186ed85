/** Pinduoduo's numbers of couriers (pdd.logistics.companies.get) by our codes. */
export const PINDUODUO_COURIERS: Record<string, string> = {
  YTO: '85',
  ZTO: '115',
  STO: '1',
  YUNDA: '121',
  SF: '44',
  JD: '120',
  EMS: '118',
  JTSD: '384',
  DBL: '131',
};
