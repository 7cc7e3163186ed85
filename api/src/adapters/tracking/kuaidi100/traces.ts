import { fromBeijingTime } from '../../shops/beijingTime.ts';
import { type Fields, listOf, textOf } from '../../shops/fields.ts';
import { type Trace, type TraceState, type Tracked, traceStates } from '../trackingService.ts';

const KNOWN: ReadonlySet<number> = new Set(Object.values(traceStates));
/** Texts under 揽收 while the parcel is still at the sender: 已下单, 待揽收. */
const NOT_PICKED_UP = ['101', '102'];
const MAX_TRACES = 500;
const MAX_LETTERS = 500;
/** A courier's clock may be ahead of ours, but a trace of another day would hide all later ones. */
const AHEAD_MS = 24 * 3_600_000;
const CONTROLS = /\p{Cc}+/gu;

/** Parses Kuaidi100's result for a parcel, with or without fine states; `now` is the time of reading. */
export function trackedIn(result: Fields, now: Date): Tracked {
  const traces = listOf(result.data)
    .slice(0, MAX_TRACES)
    .flatMap((input) => traceIn(input, now))
    // Traces of one second keep their order.
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  return { state: traces.length > 0 ? mainState(textOf(result.state)) : null, traces };
}

function traceIn(input: Fields, now: Date): Trace[] {
  const at = fromBeijingTime(textOf(input.ftime)) ?? fromBeijingTime(textOf(input.time));
  const text = textOf(input.context).replace(CONTROLS, ' ').trim().slice(0, MAX_LETTERS).toWellFormed();
  if (!at || text === '' || at.getTime() > now.getTime() + AHEAD_MS) return [];
  return [{ at, text, state: mainState(textOf(input.statusCode)) }];
}

/** Fine states are numbered under their main one: 304 under 3, and 1002 under 10, which stands for 0 there. */
function mainState(code: string): TraceState | null {
  if (NOT_PICKED_UP.includes(code)) return null;
  const fine = /^(10|[1-9])\d\d$/.exec(code)?.[1];
  const main = fine === '10' ? '0' : (fine ?? code);
  return /^\d{1,2}$/.test(main) && KNOWN.has(Number(main)) ? (Number(main) as TraceState) : null;
}
