/** The meaning of a courier's trace in Kuaidi100's numbers: REST `orderPackage.traceState`. */
export const traceStates = {
  /** 在途 */
  moving: 0,
  /** 揽收 */
  pickedUp: 1,
  /** 疑难 */
  trouble: 2,
  /** 签收 */
  signed: 3,
  /** 退签: the sender has it back. */
  returned: 4,
  /** 派件 */
  delivering: 5,
  /** 退回: on its way back. */
  returning: 6,
  /** 转投: another courier goes on with it. */
  passedOn: 7,
  /** 清关 */
  customs: 8,
  /** 待清关 */
  customsAwaited: 10,
  /** 清关中 */
  customsUnderWay: 11,
  /** 已清关 */
  customsPassed: 12,
  /** 清关异常 */
  customsTrouble: 13,
  /** 拒签 */
  refused: 14,
} as const;
export type TraceState = (typeof traceStates)[keyof typeof traceStates];

export type Trace = {
  at: Date;
  /** The courier's text; it may contain names and phones of its staff. */
  text: string;
  /** Null before the pick-up and for texts without a state. */
  state: TraceState | null;
};

/** All that is known of a parcel's way. */
export type Tracked = {
  state: TraceState | null;
  /** Newest first; empty where the courier has no data yet. */
  traces: readonly Trace[];
};

export type TrackingPush = Tracked & {
  waybillNo: string;
  /** Our code of the courier; null for an unknown one. */
  courierCode: string | null;
  /** The service has stopped tracking a parcel that has not arrived. */
  isAborted: boolean;
};

export type ParcelToTrack = {
  waybillNo: string;
  /** Our code of the courier, such as YTO. */
  courierCode: string;
  /** Of the sender: some couriers require a phone of sender or receiver. */
  phone: string;
  /** Cities without streets: they help to detect the arrival. */
  from: string;
  to: string;
};

/** A service that tracks parcels. Every failure is a `TrackingError`. */
export interface TrackingService {
  /** Subscribes to pushes for a parcel; repeating it has no effect. */
  subscribe(parcel: ParcelToTrack): Promise<void>;
  /** Queries a parcel; at most once every half hour. */
  query(parcel: ParcelToTrack): Promise<Tracked>;
  /** Parses a push; null when the service did not send it. Pushes may be old or repeated. */
  readPush(form: { sign: string; param: string }): TrackingPush | null;
}
