/** JD's courier numbers by our codes. JD reveals the number of J&T only to shops with a contract. */
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
