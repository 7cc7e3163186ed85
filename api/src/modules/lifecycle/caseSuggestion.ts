import { traceStates } from '../../adapters/tracking/trackingService.ts';
import { dateOrNull } from '../../shared/clock.ts';
import { type CaseAsk, type CaseKind, caseAsks, caseKinds, parcelStatus } from '../../shared/statuses.ts';

export type SuggestionFacts = {
  status: number;
  traceState: number | null;
  promisedShipAt: Date | null;
  shippedAt: Date | null;
  pickedAt: Date | null;
  /** The courier's last word, or when it was shipped. */
  movedAt: Date | null;
};

/** What a buyer may ask for with a parcel that went wrong: REST `kind` and `ask` of a case. */
export type CaseSuggestion = { kind: CaseKind; ask: CaseAsk; text: string };

const STUCK_MS = 3 * 24 * 3_600_000;
const WHOLE = caseAsks.wholeRefund;

const BACK: Readonly<Record<number, CaseSuggestion>> = {
  [traceStates.returned]: { kind: caseKinds.intercepted, ask: WHOLE, text: '包裹已退回，可以申请全额退款' },
  [traceStates.returning]: {
    kind: caseKinds.intercepted,
    ask: WHOLE,
    text: '包裹正在退回，可以申请全额退款',
  },
  [traceStates.refused]: { kind: caseKinds.rejected, ask: WHOLE, text: '收件人拒收，可以申请全额退款' },
};
const STUCK: CaseSuggestion = {
  kind: caseKinds.notReceived,
  ask: WHOLE,
  text: '物流三天没有更新，可以申请全额退款',
};
export const LATE: CaseSuggestion = {
  kind: caseKinds.late,
  ask: caseAsks.part,
  text: '发货晚于承诺时间，可以申请部分补偿',
};

/** The gravest first; null where nothing went wrong. That a case may be opened at all is its caller's to know. */
export function caseSuggestion(parcel: SuggestionFacts, now: Date): CaseSuggestion | null {
  const { status, traceState, movedAt } = parcel;
  if (status === parcelStatus.abnormal) {
    const back = traceState === null ? undefined : BACK[traceState];
    if (back) return back;
    if (movedAt && now.getTime() - movedAt.getTime() >= STUCK_MS) return STUCK;
  }
  return isLate(parcel, now) ? LATE : null;
}

/** Parcels on their way; one that the courier does not have yet is late as soon as the promised time is over. */
function isLate({ status, promisedShipAt, shippedAt, pickedAt }: SuggestionFacts, now: Date): boolean {
  if (promisedShipAt === null || promisedShipAt >= now) return false;
  if (status === parcelStatus.shipped && pickedAt === null) return true;
  const onItsWay =
    status === parcelStatus.shipped || status === parcelStatus.inTransit || status === parcelStatus.abnormal;
  return onItsWay && [shippedAt, pickedAt].some((at) => at !== null && at > promisedShipAt);
}

type Moments = Record<'promisedShipAt' | 'shippedAt' | 'pickedAt' | 'tracedAt', string | null>;

/** The facts of a parcel as its row has them. */
export function momentsOf({
  status,
  traceState,
  promisedShipAt,
  shippedAt,
  pickedAt,
  tracedAt,
}: Moments & Pick<SuggestionFacts, 'status' | 'traceState'>): SuggestionFacts {
  return {
    ...{ status, traceState, promisedShipAt: dateOrNull(promisedShipAt), shippedAt: dateOrNull(shippedAt) },
    ...{ pickedAt: dateOrNull(pickedAt), movedAt: dateOrNull(tracedAt ?? shippedAt) },
  };
}
