import type { AppActors } from '../../lib/appActors.ts';

/** Calls the listener whenever the balance may have changed; returns the unsubscribe function. */
export function subscribeToWallet(changeFeed: AppActors['changeFeed'], listener: () => void): () => void {
  let unsubscribe = () => {};
  const listen = () => {
    const actor = changeFeed.current();
    if (!actor) return;
    let last = actor.getSnapshot().context.asked;
    const subscription = actor.subscribe(({ context: { asked } }) => {
      if (asked === last) return;
      last = asked;
      if (asked.wallet || asked.all) listener();
    });
    unsubscribe = () => subscription.unsubscribe();
  };
  const stopWaiting = changeFeed.subscribe(listen);
  listen();
  return () => {
    stopWaiting();
    unsubscribe();
  };
}
