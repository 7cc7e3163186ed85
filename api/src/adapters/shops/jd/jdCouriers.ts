/** JD's numbers of couriers by our codes. What it calls J&T is told only to shops that have signed with them. */
export const JD_COURIERS: Record<string, string> = {
  YTO: '463',
  ZTO: '1499',
  STO: '470',
  YUNDA: '1327',
  SF: '467',
  JD: '2087',
  EMS: '465',
  DBL: '3046',
};
