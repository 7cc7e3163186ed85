import { AsyncLocalStorage } from 'node:async_hooks';

/** Who acts in place of the owner: a member, or the token of a program. */
export type Acting = { memberId: number | null; tokenId: number | null };

const acting = new AsyncLocalStorage<Acting>();

/** Runs what a request does so that its transactions say who acted (`act_as`). */
export const runActing = (who: Acting, work: () => void): void => acting.run(who, work);

/** Who acts now; undefined for owners, and for what the product does by itself. */
export const actingNow = (): Acting | undefined => acting.getStore();

/**
 * Whether a statement that is run by itself may write: all but a SELECT from somewhere. A function that writes is called by a
 * SELECT without FROM there; for each of some rows it is called in a transaction.
 */
export function mayWrite(statement: string): boolean {
  return (
    !/^\s*(SELECT|WITH)\b[\s\S]*\bFROM\b/i.test(statement) || /\b(INSERT|UPDATE|DELETE)\b/.test(statement)
  );
}
