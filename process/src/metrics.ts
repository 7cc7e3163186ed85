import type {
  Attributes,
  Counter,
  Histogram,
  Meter,
  ObservableResult,
  UpDownCounter,
} from '@opentelemetry/api';

export type Labels = Attributes;
type Options = { description: string };
type Observe = (result: ObservableResult) => void | Promise<void>;

/** Seconds, as OpenTelemetry's conventions divide them. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** The same for work that takes minutes. */
export const LONG_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 120, 300, 600];

let meter: Meter | undefined;
/** What is bound to the meter once there is one: instruments are declared where their modules are loaded. */
const declared: ((meter: Meter) => void)[] = [];

function declare(bind: (meter: Meter) => void): void {
  if (meter) bind(meter);
  else declared.push(bind);
}

/** Whether anything is collected. */
export function isCollecting(): boolean {
  return meter !== undefined;
}

/** Binds the instruments to what collects. Until then, and in a process that never does, they do nothing. */
export function bindInstruments(to: Meter): void {
  meter = to;
  for (const bind of declared.splice(0)) bind(to);
}

/**
 * Something that is counted; names are those that Prometheus shows, ending with `_total`. Counts of labels that `begins`
 * names are there from the start: of a count that begins at 1, the first is no increase.
 */
export function counter(name: string, { begins = [], ...options }: Options & { begins?: readonly Labels[] }) {
  let bound: Counter | undefined;
  declare((to) => {
    bound = to.createCounter(name, options);
    for (const labels of begins) bound.add(0, labels);
  });
  return { add: (value: number, labels?: Labels): void => bound?.add(value, labels) };
}

/** How many there are of something that comes and goes. */
export function level(name: string, options: Options) {
  let bound: UpDownCounter | undefined;
  declare((to) => {
    bound = to.createUpDownCounter(name, options);
    bound.add(0);
  });
  return { add: (value: number): void => bound?.add(value) };
}

/** How long something takes, in seconds. Give labels that come often as one object each: see `labelSets`. */
export function duration(name: string, { seconds = SECONDS, ...options }: Options & { seconds?: number[] }) {
  let bound: Histogram | undefined;
  declare((to) => {
    bound = to.createHistogram(name, { ...options, advice: { explicitBucketBoundaries: seconds } });
  });
  return { record: (value: number, labels?: Labels): void => bound?.record(value, labels) };
}

/** What is looked at whenever somebody asks for metrics; in a process that collects none, never. */
export function gauge(name: string, options: Options, observe: Observe): void {
  meter?.createObservableGauge(name, options).addCallback(observe);
}

/** The same for what only grows. */
export function observedCounter(name: string, options: Options, observe: Observe): void {
  meter?.createObservableCounter(name, options).addCallback(observe);
}

/** Sets of labels by their values, each made once. For values of which there are few. */
export function labelSets<Name extends string>(...names: Name[]) {
  const known = new Map<string, Labels>();
  return (...values: string[]): Labels => {
    const key = values.join(' ');
    const found = known.get(key);
    if (found) return found;
    const made = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
    known.set(key, made);
    return made;
  };
}
