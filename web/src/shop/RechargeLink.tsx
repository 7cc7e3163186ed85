import { useLocation } from 'react-router-dom';
import { rechargePath } from '../lib/pagePaths.ts';
import { LinkButton } from '../ui/buttons/Button.tsx';

/** Into the wallet to recharge an amount in fen, and afterwards back to this page. */
export function RechargeLink({ amount, children }: { amount: number | null; children: string }) {
  const { pathname, search } = useLocation();
  return (
    <LinkButton size="small" to={rechargePath({ amount, back: pathname + search })}>
      {children}
    </LinkButton>
  );
}
