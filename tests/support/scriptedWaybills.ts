import type {
  WaybillRequest,
  WaybillService,
  WaybillToVoid,
} from '../../api/src/adapters/waybills/waybillService.ts';

/** A waybill service that remembers what it has issued; the real adapter is proven against the simulator. */
export function scriptedWaybills() {
  const script = {
    /** Numbers by what was asked for. */
    numbers: new Map<string, string>(),
    asked: [] as WaybillRequest[],
    /** How many were asked for at the same time, at most. */
    busiest: 0,
    /** Called before a waybill is issued; throws to refuse. */
    before: async (_request: WaybillRequest): Promise<void> => undefined,
    /** Called once it is issued; throws to lose the answer. */
    after: async (_request: WaybillRequest): Promise<void> => undefined,
    /** Where the courier says that it sorts parcels to. */
    routeCode: '',
    /** What was given back, in the order in which it came. */
    voided: [] as WaybillToVoid[],
    /** What was to be stopped, in the order in which it came. */
    intercepted: [] as WaybillToVoid[],
    /** Called before a parcel is stopped; throws to refuse. */
    beforeIntercept: async (_issued: WaybillToVoid): Promise<void> => undefined,
    /** Called before a waybill is given back; throws to refuse. */
    beforeVoid: async (_issued: WaybillToVoid): Promise<void> => undefined,
  };
  let busy = 0;
  let issued = 0;
  const numberOf = (requestNo: string): string => {
    const known = script.numbers.get(requestNo);
    if (known !== undefined) return known;
    issued += 1;
    const waybillNo = `YT${String(issued).padStart(10, '0')}`;
    script.numbers.set(requestNo, waybillNo);
    return waybillNo;
  };
  const waybills: WaybillService = {
    async issue(request) {
      script.asked.push(request);
      busy += 1;
      script.busiest = Math.max(script.busiest, busy);
      try {
        await script.before(request);
        const waybillNo = numberOf(request.requestNo);
        await script.after(request);
        return { waybillNo, courierOrderNo: null, routeCode: script.routeCode };
      } finally {
        busy -= 1;
      }
    },
    async void(issued) {
      await script.beforeVoid(issued);
      script.voided.push(issued);
    },
    async intercept(issued) {
      await script.beforeIntercept(issued);
      script.intercepted.push(issued);
    },
  };
  return { script, waybills };
}
