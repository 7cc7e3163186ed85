/** The `delivery_id`s of deliverycompanylist by our codes. */
export const WEIXIN_COURIERS: Record<string, string> = {
  YTO: 'YTO',
  ZTO: 'ZTO',
  STO: 'STO',
  YUNDA: 'YD',
  SF: 'SF',
  JD: 'JD',
  EMS: 'EMS',
  JTSD: 'JTSD',
  DBL: 'DBL',
};
