interface SnapshotSource<S> {
  getSnapshot(): S;
  subscribe(listener: (snapshot: S) => void): { unsubscribe(): void };
}

/** Calls back with what a selector says of an actor: now, and whenever it says something else. */
export function watchSelector<S, T>(
  actor: SnapshotSource<S>,
  select: (snapshot: S) => T,
  listener: (value: T) => void,
): () => void {
  let last = select(actor.getSnapshot());
  listener(last);
  const subscription = actor.subscribe((snapshot) => {
    const value = select(snapshot);
    if (value === last) return;
    last = value;
    listener(value);
  });
  return () => subscription.unsubscribe();
}
