/** Whom the demo data knows, with a password that is no secret. */
export const DEMO_PEOPLE = {
  BUYER: { phone: '13800000001', password: 'demo1234' },
  SELLER: { phone: '13900000001', password: 'demo1234' },
} as const;
export type DemoKind = keyof typeof DEMO_PEOPLE;
