import type { KeyObject } from 'node:crypto';
import type { Application } from './requests.ts';

export type SimulatedAlipay = Application & {
  /** The platform's signing key. */
  platformKey: KeyObject;
  /** The merchant who is paid. */
  sellerId?: string;
};
