import type { AppActors } from '../../lib/appActors.ts';

/** Calls the listener whenever the balance may have changed; returns the unsubscribe function. */
export function subscribeToWallet(changeFeed: AppActors['changeFeed'], listener: () => void): () => void {
  let last = changeFeed.getSnapshot().context.asked;
  const subscription = changeFeed.subscribe(({ context: { asked } }) => {
    if (asked === last) return;
    last = asked;
    if (asked.wallet || asked.all) listener();
  });
  return () => subscription.unsubscribe();
}
