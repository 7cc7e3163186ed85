import { type TraceState, traceStates } from '../../adapters/tracking/trackingService.ts';
import { parcelStatus } from '../../shared/statuses.ts';

const { shipped, inTransit, signed, abnormal } = parcelStatus;

/** Only shipped parcels follow their traces: signed and refunded ones keep their status. */
const FOLLOWING: readonly number[] = [shipped, inTransit, abnormal];

const STATUS_OF: Readonly<Record<TraceState, number>> = {
  [traceStates.moving]: inTransit,
  [traceStates.pickedUp]: inTransit,
  [traceStates.trouble]: abnormal,
  [traceStates.signed]: signed,
  [traceStates.returned]: abnormal,
  [traceStates.delivering]: inTransit,
  [traceStates.returning]: abnormal,
  [traceStates.passedOn]: inTransit,
  [traceStates.customs]: inTransit,
  [traceStates.customsAwaited]: inTransit,
  [traceStates.customsUnderWay]: inTransit,
  [traceStates.customsPassed]: inTransit,
  [traceStates.customsTrouble]: abnormal,
  [traceStates.refused]: abnormal,
};

/** REST `orderPackage.status` after a trace with this state; null for no state. */
export function statusOfTrace(current: number, state: TraceState | null): number {
  return state === null || !FOLLOWING.includes(current) ? current : STATUS_OF[state];
}
