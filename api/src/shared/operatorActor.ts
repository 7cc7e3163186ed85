import type { Permission } from './permissions.ts';

/** An operator of the console, as the caller of a request. */
export type OperatorActor = {
  operatorId: number;
  name: string;
  displayName: string;
  sessionId: number;
  permissions: ReadonlySet<Permission>;
  /** Until when a second factor that was shown counts; null where none does. */
  provenUntil: Date | null;
  /** Network address of the request. */
  address: string;
};
