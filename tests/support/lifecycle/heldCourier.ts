import { WaybillError } from '../../../api/src/adapters/waybills/waybillError.ts';
import type { scriptedWaybills } from '../scriptedWaybills.ts';
import type { CourierAnswer } from './events.ts';

type Script = ReturnType<typeof scriptedWaybills>['script'];

/** Has a courier answer, parcel by parcel, when the test says so. */
export function heldCourier(script: Script) {
  const held = new Map<string, PromiseWithResolvers<CourierAnswer>>();
  const fail = (kind: 'outOfRange' | 'transient') => {
    throw new WaybillError('scripted', kind, 'NO');
  };
  const heard = new Map<string, CourierAnswer>();
  let onAsked = () => {};
  script.before = async ({ requestNo }) => {
    const answer = Promise.withResolvers<CourierAnswer>();
    held.set(requestNo, answer);
    onAsked();
    heard.set(requestNo, await answer.promise);
    if (heard.get(requestNo) === 'refused') fail('outOfRange');
  };
  script.after = async ({ requestNo }) => {
    if (heard.get(requestNo) === 'lost') fail('transient');
  };

  return {
    /** Resolves once it was asked for so many more parcels. */
    asked: (count: number) =>
      new Promise<void>((resolve) => {
        let left = count;
        onAsked = () => {
          left -= 1;
          if (left === 0) resolve();
        };
      }),
    answer(requestNo: string, answer: CourierAnswer): void {
      held.get(requestNo)?.resolve(answer);
      held.delete(requestNo);
    },
    /** Leaves nobody waiting. */
    refuseAll(): void {
      for (const { resolve } of held.values()) resolve('refused');
      held.clear();
    },
  };
}
