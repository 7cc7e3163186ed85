import type {
  ParcelToTrack,
  Trace,
  Tracked,
  TrackingPush,
  TrackingService,
} from '../../api/src/adapters/tracking/trackingService.ts';

export const SIGNED = 'signed';

/** A tracking service that does what the test says; the real adapter is proven against the simulator. */
export function scriptedTracking() {
  const script = {
    subscribed: [] as ParcelToTrack[],
    asked: [] as ParcelToTrack[],
    /** How many were asked for at the same time, at most. */
    busiest: 0,
    /** Called before each call; throws to refuse. */
    before: async (_parcel: ParcelToTrack): Promise<void> => undefined,
    /** What a query is answered with. */
    known: { state: null, traces: [] } as Tracked,
  };
  let busy = 0;
  async function call(parcels: ParcelToTrack[], parcel: ParcelToTrack): Promise<void> {
    busy += 1;
    script.busiest = Math.max(script.busiest, busy);
    try {
      await script.before(parcel);
      parcels.push(parcel);
    } finally {
      busy -= 1;
    }
  }
  const tracking: TrackingService = {
    subscribe: (parcel) => call(script.subscribed, parcel),
    async query(parcel) {
      await call(script.asked, parcel);
      return script.known;
    },
    readPush: ({ sign, param }) => (sign === SIGNED ? pushIn(param) : null),
  };
  return { script, tracking };
}

type SentTrace = Omit<Trace, 'at'> & { at: string };

function pushIn(param: string): TrackingPush {
  const push = JSON.parse(param) as Omit<TrackingPush, 'traces'> & { traces: SentTrace[] };
  return { ...push, traces: push.traces.map((trace) => ({ ...trace, at: new Date(trace.at) })) };
}
