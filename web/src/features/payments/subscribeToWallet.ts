import type { AppActors } from '../../lib/appActors.ts';

/** Calls back whenever it is heard that the person's money may have moved; answers with the way to stop. */
export function subscribeToWallet(changeFeed: AppActors['changeFeed'], listener: () => void): () => void {
  let last = changeFeed.getSnapshot().context.asked;
  const subscription = changeFeed.subscribe(({ context: { asked } }) => {
    if (asked === last) return;
    last = asked;
    if (asked.wallet || asked.all) listener();
  });
  return () => subscription.unsubscribe();
}
