/** What a courier's trace says of the parcel, in Kuaidi100's numbers: REST `orderPackage.traceState`. */
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
  /** The courier's words; they may name its people and their phones. */
  text: string;
  /** Null where it says nothing of the parcel's way, as before it was picked up. */
  state: TraceState | null;
};

/** All that is known of a parcel's way. */
export type Tracked = {
  state: TraceState | null;
  /** The newest first; empty where the courier knows nothing yet. */
  traces: readonly Trace[];
};

export type TrackingPush = Tracked & {
  waybillNo: string;
  /** Our code of the courier; null for one that we do not know. */
  courierCode: string | null;
  /** The service has stopped following a parcel that has not arrived. */
  isAborted: boolean;
};

export type ParcelToTrack = {
  waybillNo: string;
  /** Our code of the courier, such as YTO. */
  courierCode: string;
  /** Of the sender: some couriers tell nothing without a phone of either side. */
  phone: string;
  /** Places without streets: they help to tell when a parcel has arrived. */
  from: string;
  to: string;
};

/** Who follows parcels for us. Every failure is a `TrackingError`. */
export interface TrackingService {
  /** Asks to be told whatever happens to a parcel; once more changes nothing. */
  subscribe(parcel: ParcelToTrack): Promise<void>;
  /** Asks what has happened to a parcel; not more often than every half hour. */
  query(parcel: ParcelToTrack): Promise<Tracked>;
  /** Reads what was pushed to us; null when the service did not send it. A push may be old, or come twice. */
  readPush(form: { sign: string; param: string }): TrackingPush | null;
}
