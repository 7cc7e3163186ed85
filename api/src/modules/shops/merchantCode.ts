import type { AssignedOrder } from '../../adapters/shops/assigningPlatform.ts';
import type { SecretBox } from '../../shared/secretBox.ts';

const PURPOSE = 'merchantCode';
const PATTERN = /CC([0-9A-Z]{1,9})-([0-9A-F]{8})/i;

/** A merchant whom a platform hides, and the account that has shown it to be its own. */
export type ClaimedMask = { merchantShopId: string; accountId: number; shownAt: Date };

/**
 * What an account writes into the memo of an order that it assigns. Nobody but the merchant writes there, so whoever's
 * code is found in it has the shop. It is no secret: with another's code one gives one's own orders away. The second
 * part keeps a slip of the pen from meaning somebody else.
 */
export function merchantCodeOf(box: SecretBox, accountId: number): string {
  return `CC${accountId.toString(36)}-${checkOf(box, accountId)}`.toUpperCase();
}

/** Whose the merchants are that the memos of these orders show. */
export function claimedMasks(box: SecretBox, orders: readonly AssignedOrder[], readAt: Date): ClaimedMask[] {
  return orders.flatMap(({ merchantShopId, sellerMemo, assignedAt }) => {
    const [, digits = '', check = ''] = PATTERN.exec(sellerMemo) ?? [];
    const accountId = Number.parseInt(digits, 36);
    if (!check || check.toUpperCase() !== checkOf(box, accountId)) return [];
    return [{ merchantShopId, accountId, shownAt: assignedAt ?? readAt }];
  });
}

function checkOf(box: SecretBox, accountId: number): string {
  return box.fingerprint(String(accountId), PURPOSE).slice(0, 8).toUpperCase();
}
