/** Kuaishou's numbers of couriers by our codes. */
export const KUAISHOU_COURIERS: Record<string, string> = {
  YTO: '6',
  ZTO: '9',
  STO: '3',
  YUNDA: '11',
  SF: '4',
  JD: '14',
  EMS: '2',
  JTSD: '109',
  DBL: '53',
};
