import type { ComponentName } from './componentTypes.ts';
import { byCommand, type Dialect, jdDialect, weixinDialect } from './dialects.ts';

export interface ComponentInfo {
  name: ComponentName;
  /** Where it listens. The gateway's content security policy lets pages connect to these addresses alone. */
  address: string;
  dialect: Dialect;
  /** Whether it prints a PDF from an address; the others print only waybills that their own platform has sealed. */
  takesPdf: boolean;
  /** Most documents of one task. */
  perTask: number;
}

const MANY = 100;

/** The platforms' print components. Addresses are numbers, for a name would need to be resolved to be trusted. */
export const COMPONENTS: readonly ComponentInfo[] = [
  {
    name: 'cainiao',
    address: 'ws://127.0.0.1:13528',
    dialect: byCommand({ notify: 'notifyPrintResult' }),
    takesPdf: true,
    perTask: MANY,
  },
  {
    name: 'pinduoduo',
    address: 'ws://127.0.0.1:5000',
    dialect: byCommand({ notify: 'PrintResultNotify' }),
    takesPdf: false,
    perTask: MANY,
  },
  {
    name: 'douyin',
    address: 'ws://127.0.0.1:13888',
    dialect: byCommand({ notify: 'notifyPrintResult' }),
    takesPdf: false,
    perTask: MANY,
  },
  {
    name: 'kuaishou',
    address: 'ws://127.0.0.1:16888/ks/printer',
    dialect: byCommand({ notify: 'notifyPrintResult', document: { ksOrderFlag: true } }),
    takesPdf: false,
    perTask: 10,
  },
  { name: 'jd', address: 'ws://127.0.0.1:9113', dialect: jdDialect, takesPdf: false, perTask: MANY },
  { name: 'weixin', address: 'ws://127.0.0.1:12705', dialect: weixinDialect, takesPdf: false, perTask: MANY },
];
