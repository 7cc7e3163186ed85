import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { Fen } from '../../shared/money.ts';

/**
 * Tops the deposits of suppliers up who have just earned something that is theirs. Their wallets are locked already, by the
 * movements of their shares: whoever has none is left out.
 */
export async function topUpDeposits(
  tx: Tx,
  earned: readonly { sellerId: number; supplierShare: Fen; commission: Fen }[],
): Promise<void> {
  const sellers = new Set(
    earned
      .filter(({ supplierShare, commission }) => supplierShare !== commission)
      .map(({ sellerId }) => sellerId),
  );
  if (sellers.size > 0)
    await tx.execute(sql`SELECT top_up_deposits(${`{${[...sellers].join()}}`}::bigint[])`);
}
