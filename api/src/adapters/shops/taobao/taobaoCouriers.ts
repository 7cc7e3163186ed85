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

/** Prefixes of the courier names in trades. */
const NAMES: Record<string, string> = {
  YTO: '圆通',
  ZTO: '中通',
  STO: '申通',
  YUNDA: '韵达',
  SF: '顺丰',
  JD: '京东',
  EMS: 'EMS',
  JTSD: '极兔',
  DBL: '德邦',
};

/** Our code for a courier's name; the name where we have none. */
export function courierNamed(name: string): string {
  return Object.keys(NAMES).find((code) => name.startsWith(NAMES[code] ?? '')) ?? name;
}
