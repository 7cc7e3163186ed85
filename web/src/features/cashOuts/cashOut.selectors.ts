import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { parseYuan } from '../../lib/money.ts';
import type { cashOutMachine } from './cashOut.machine.ts';
import { feeOf, obstacleOf } from './cashOut.rules.ts';

export type CashOut = ActorRefFrom<typeof cashOutMachine>;
type Snapshot = SnapshotFrom<typeof cashOutMachine>;

const SCREENS = ['loading', 'loadFailed', 'blocked', 'realNameMissing', 'form', 'requested'] as const;

/** What the dialog shows; `closed` too while the real-name check stands in its place. */
export type Screen = 'closed' | (typeof SCREENS)[number];

export function selectScreen(snapshot: Snapshot): Screen {
  return SCREENS.find((screen) => snapshot.matches(screen)) ?? 'closed';
}

/** Why nothing can be asked for. */
export const selectObstacle = ({ context: { limits } }: Snapshot) => limits && obstacleOf(limits);

/** What the typed amount costs and what arrives, in fen; null while it is no amount. */
export function feesOf({
  amount,
  limits,
}: Pick<Snapshot['context'], 'amount' | 'limits'>): { fee: number; arrives: number } | null {
  const fen = parseYuan(amount);
  if (fen === null || fen === 0 || limits === null) return null;
  const fee = feeOf(fen, limits.feeRate);
  return { fee, arrives: fen - fee };
}
