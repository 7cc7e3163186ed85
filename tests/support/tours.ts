/** States by key, each with what every event makes of it. */
export type Adjacency<State, Step> = Record<string, { state: State; transitions: Record<string, Step> }>;

interface Reading<State, Step> {
  /** The key of the state that a step leads to. */
  goalOf: (step: Step) => string;
  /** Edges of one kind count as one: taking any of them is enough. */
  kindOf: (from: State, event: string, step: Step) => string;
  /** Most steps of a tour; 30 by default. */
  longest?: number;
}

/**
 * Tours from the start that together take every kind of edge of the map: each goes on to the nearest edge that was
 * not taken yet, and ends when there is none within reach or it has grown long.
 */
export function toursOf<State, Step>(
  map: Adjacency<State, Step>,
  start: string,
  { goalOf, kindOf, longest = 30 }: Reading<State, Step>,
): Step[][] {
  const taken = new Set<string>();
  const edges = new Map(
    Object.entries(map).map(([key, { state, transitions }]) => [
      key,
      Object.entries(transitions).map(([event, step]) => ({
        step,
        kind: kindOf(state, event, step),
        goal: goalOf(step),
      })),
    ]),
  );
  const tours: Step[][] = [];
  for (;;) {
    const tour: Step[] = [];
    let way = nearest(start);
    while (way && (tour.length === 0 || tour.length + way.length <= longest)) {
      for (const { step, kind } of way) {
        taken.add(kind);
        tour.push(step);
      }
      way = nearest(way.at(-1)?.goal ?? start);
    }
    if (tour.length === 0) return tours;
    tours.push(tour);
  }

  /** The edges of the shortest way that ends with a kind not taken yet. */
  function nearest(from: string) {
    type Taken = { step: Step; kind: string; goal: string };
    const seen = new Set([from]);
    const queue: { key: string; way: Taken[] }[] = [{ key: from, way: [] }];
    for (const { key, way } of queue) {
      const out = edges.get(key) ?? [];
      const fresh = out.find(({ kind }) => !taken.has(kind));
      if (fresh) return [...way, fresh];
      for (const edge of out) {
        if (!seen.has(edge.goal)) queue.push({ key: edge.goal, way: [...way, edge] });
        seen.add(edge.goal);
      }
    }
    return null;
  }
}
