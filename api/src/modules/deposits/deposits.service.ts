import type { Db, Tx } from '../../db/client.ts';
import { respondOnce, storeResponse } from '../../db/storedResponses.ts';
import type { Fen } from '../../shared/money.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { findDeposit, payIntoDeposit, takeOutOfDeposit } from './deposits.repository.ts';
import type { DepositDto } from './deposits.schemas.ts';

/** A movement between wallet and deposit; the same key moves once. */
type Move = { amount: Fen; key: string | null };

/** Deposits for their suppliers: what is in them, and the ways in and out. */
export function depositService(db: Db) {
  /** Answers the deposit as it was after the movement. */
  function once(
    sellerId: number,
    op: string,
    { amount, key }: Move,
    move: (tx: Tx, sellerId: number, amount: Fen) => Promise<void>,
  ): Promise<DepositDto> {
    const request = { accountId: sellerId, op, key, hash: requestHash({ amount }) };
    return respondOnce(db, request, () =>
      db.transaction((tx) =>
        storeResponse(tx, request, async () => {
          await move(tx, sellerId, amount);
          return findDeposit(tx, sellerId);
        }),
      ),
    );
  }

  return {
    find: (sellerId: number): Promise<DepositDto> => findDeposit(db, sellerId),

    /** @throws Refusal CLOSING_BEGUN, IDEMPOTENCY_CONFLICT; AMOUNT_MAX above what the wallet has that is not held */
    payIn: (sellerId: number, move: Move): Promise<DepositDto> =>
      once(sellerId, 'depositPayIn', move, payIntoDeposit),

    /** @throws Refusal CLOSING_BEGUN, IDEMPOTENCY_CONFLICT; AMOUNT_MAX above what is more than the minimum */
    takeOut: (sellerId: number, move: Move): Promise<DepositDto> =>
      once(sellerId, 'depositTakeOut', move, takeOutOfDeposit),
  };
}

export type DepositService = ReturnType<typeof depositService>;
