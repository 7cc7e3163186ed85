/** Prefixes of the couriers' names, as platforms and people write them, by our codes. */
export const COURIER_NAMES: Readonly<Record<string, string>> = {
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
  return Object.keys(COURIER_NAMES).find((code) => name.startsWith(COURIER_NAMES[code] ?? '')) ?? name;
}
