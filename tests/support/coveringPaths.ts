/** States by key, each with what every event makes of it. */
export type Adjacency<State, Step> = Record<string, { state: State; transitions: Record<string, Step> }>;

interface CoverOptions<State, Step> {
  /** The key of the state that a step leads to. */
  goalOf: (step: Step) => string;
  /** Edges of one kind count as one: taking any of them is enough. */
  kindOf: (from: State, event: string, step: Step) => string;
  /** Steps of a path at most; 30 by default. */
  maxLength?: number;
}

/**
 * Paths from the start that together take every kind of edge: each goes on to the nearest edge that was not
 * taken yet, and ends when none is reachable or it has grown long.
 */
export function coveringPaths<State, Step>(
  map: Adjacency<State, Step>,
  start: string,
  { goalOf, kindOf, maxLength = 30 }: CoverOptions<State, Step>,
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
  const paths: Step[][] = [];
  for (;;) {
    const path: Step[] = [];
    let route = nearest(start);
    while (route && (path.length === 0 || path.length + route.length <= maxLength)) {
      for (const { step, kind } of route) {
        taken.add(kind);
        path.push(step);
      }
      route = nearest(route.at(-1)?.goal ?? start);
    }
    if (path.length === 0) return paths;
    paths.push(path);
  }

  /** The edges of the shortest route that ends with a kind not taken yet. */
  function nearest(from: string) {
    type Taken = { step: Step; kind: string; goal: string };
    const seen = new Set([from]);
    const queue: { key: string; route: Taken[] }[] = [{ key: from, route: [] }];
    for (const { key, route } of queue) {
      const out = edges.get(key) ?? [];
      const fresh = out.find(({ kind }) => !taken.has(kind));
      if (fresh) return [...route, fresh];
      for (const edge of out) {
        if (!seen.has(edge.goal)) queue.push({ key: edge.goal, route: [...route, edge] });
        seen.add(edge.goal);
      }
    }
    return null;
  }
}
