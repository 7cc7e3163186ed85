import { ProblemsView } from './ProblemsView.tsx';
import { useInbox } from './useInbox.ts';

/** What needs its owner of one shop: its authorisation, what could not be ordered, what the shop was not told. */
export function ShopProblems({ shopId }: { shopId: number }) {
  return <ProblemsView by="buyer" {...useInbox('buyer', shopId)} shopId={shopId} />;
}
