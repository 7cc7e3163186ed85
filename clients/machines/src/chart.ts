/** A way out of a state; of several of one event the first counts whose guard holds. */
export type Branch = {
  /** A name, or several that are joined by `and`, `or` and `not`. */
  guard?: string;
  /** States as `#machine.path`; without any the machine stays where it is. */
  target?: string[];
  reenter?: true;
  actions?: string[];
};

/** Something that the state waits for: a request, a subscription, another machine. */
export type Invoked = { id: string; src: string; onDone?: Branch[]; onError?: Branch[] };

/** A state of a chart, in the form of XState's configurations with names in the place of functions. */
export type ChartState = {
  type?: string;
  history?: string;
  description?: string;
  /** What a view asks, such as `busy` and `failed`. */
  tags?: string[];
  meta?: Record<string, unknown>;
  entry?: string[];
  exit?: string[];
  invoke?: Invoked[];
  always?: Branch[];
  /** By the event of a person, or of another part of the app. */
  on?: Record<string, Branch[]>;
  /** By the name of a delay, or its milliseconds. */
  after?: Record<string, Branch[]>;
  onDone?: Branch[];
  initial?: string;
  states?: Record<string, ChartState>;
};

/** A flow of the web app: one of `@chengcang/machines/charts/*.json`. */
export type Chart = ChartState & {
  id: string;
  /** What the web app says in this flow, by the names of its code. */
  texts?: Record<string, Record<string, string>>;
};

/** Every state of a chart, the outermost first. */
export function statesOf(state: ChartState): ChartState[] {
  return [state, ...Object.values(state.states ?? {}).flatMap(statesOf)];
}

/** Everything by which a state can be left. */
export function branchesOf({
  always = [],
  on = {},
  after = {},
  onDone = [],
  invoke = [],
}: ChartState): Branch[] {
  const invoked = invoke.flatMap(({ onDone: done = [], onError = [] }) => [...done, ...onError]);
  return [always, ...Object.values(on), ...Object.values(after), onDone, invoked].flat();
}
