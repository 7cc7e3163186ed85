import { type Problem, STEP_HOURS, type Stage, type Step, stagesAfter, stagesOf } from './journeys.ts';
import type { IssuedWaybill, WaybillBook } from './waybillBook.ts';

/** Past steps and scheduled ones. */
type Journey = { happened: Step[]; pending: Step[]; isLost: boolean };

const SECOND_MS = 1_000;

/** The journeys of all parcels; a simulated hour lasts `hourMs`. */
export function journeyBook(book: WaybillBook, hourMs: number, now: () => Date) {
  const journeys = new WeakMap<IssuedWaybill, Journey>();

  const ends = ({ kuaidicom, sender, receiver }: IssuedWaybill) => {
    const courierName = book.account(kuaidicom)?.name ?? kuaidicom;
    return { sender, receiver, courierName };
  };
  /** The first `at` that moment, the others one after another. */
  const stepsFrom = (at: Date, stages: readonly Stage[]): Step[] =>
    stages.map((stage, index) => ({ ...stage, at: new Date(at.getTime() + index * STEP_HOURS * hourMs) }));

  function journeyOf(waybill: IssuedWaybill): Journey {
    const known = journeys.get(waybill);
    if (known) return known;
    const first = new Date(waybill.issuedAt.getTime() + STEP_HOURS * hourMs);
    const journey = { happened: [], pending: stepsFrom(first, stagesOf(ends(waybill))), isLost: false };
    journeys.set(waybill, journey);
    return journey;
  }

  /** The past steps, oldest first. A voided waybill has no further steps. */
  function done(waybill: IssuedWaybill): readonly Step[] {
    const { happened, pending } = journeyOf(waybill);
    if (waybill.state === 'cancelled') return happened;
    while (pending[0] && pending[0].at <= now()) happen(happened, pending);
    if (happened.length > 0) waybill.state = 'pickedUp';
    return happened;
  }

  /** Replaces the scheduled steps; false when there are none. */
  function turn(waybill: IssuedWaybill, stages: (rest: readonly Stage[]) => Stage[]): boolean {
    done(waybill);
    const journey = journeyOf(waybill);
    if (waybill.state === 'cancelled' || journey.pending.length === 0) return false;
    const rest = journey.pending.map(({ at: _at, ...stage }) => stage);
    journey.pending = stepsFrom(now(), stages(rest));
    done(waybill);
    return true;
  }

  return {
    done,
    pending: (waybill: IssuedWaybill): readonly Step[] =>
      waybill.state === 'cancelled' ? [] : journeyOf(waybill).pending,
    isLost: (waybill: IssuedWaybill): boolean => journeyOf(waybill).isLost,

    /** Makes the next step happen now and shifts the others. */
    hasten: (waybill: IssuedWaybill): boolean => turn(waybill, (rest) => [...rest]),

    makeProblem: (waybill: IssuedWaybill, problem: Problem): boolean =>
      turn(waybill, (rest) => stagesAfter(problem, ends(waybill), rest)),

    /** Stops all further news of it. */
    lose(waybill: IssuedWaybill): void {
      done(waybill);
      const journey = journeyOf(waybill);
      journey.pending = [];
      journey.isLost = true;
    },

    /** Advances scheduled steps by simulated hours; past steps keep their times. */
    age(hours: number): void {
      const earlier = (at: Date) => new Date(at.getTime() - hours * hourMs);
      for (const waybill of book.all()) {
        const journey = journeyOf(waybill);
        journey.pending = journey.pending.map((step) => ({ ...step, at: earlier(step.at) }));
      }
    },
  };
}

export type JourneyBook = ReturnType<typeof journeyBook>;

/** One after another, also when hours have passed at once. */
function happen(happened: Step[], pending: Step[]): void {
  const step = pending.shift();
  const last = happened.at(-1);
  if (!step) return;
  const at = last ? Math.max(step.at.getTime(), last.at.getTime() + SECOND_MS) : step.at.getTime();
  happened.push({ ...step, at: new Date(at) });
}
