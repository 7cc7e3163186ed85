import { randomBytes } from 'node:crypto';
import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { sha256 } from '../../shared/sha256.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { type ShopCalls, sealGrant } from './shopCalls.ts';
import {
  addAuthState,
  addShop,
  consumeAuthState,
  findBinding,
  renewShop,
  reviveShop,
} from './shops.repository.ts';

const LIFETIME_SECONDS = 600;

type Begin = { platform: PlatformId; isSeller: boolean; expectedName: string | null };

type Dependencies = {
  db: Db;
  calls: ShopCalls;
  box: SecretBox;
  now: () => Date;
  /** Resumes work that waits for the renewal of a shop, in the renewing transaction. */
  onRenewed(tx: Queryable, shopId: number): Promise<void>;
  /** Called in the transaction that binds or renews a supplier's shop. */
  onSupplier(tx: Queryable, shopId: number): Promise<void>;
};

/** Binds shops: a person is redirected to the platform and returns with a code. */
export function authorisingService({ db, calls, box, now, onRenewed, onSupplier }: Dependencies) {
  return {
    /** Where to redirect the person; the state belongs to the account, is single use and valid for ten minutes. */
    async begin(accountId: number, { platform, isSeller, expectedName }: Begin) {
      const state = randomBytes(24).toString('base64url');
      const url = await calls.platformOf(platform).authorizeUrl(state);
      const expiresAt = new Date(now().getTime() + LIFETIME_SECONDS * 1000);
      await addAuthState(db, {
        stateHash: sha256(state),
        accountId,
        platform,
        isSeller,
        expectedName,
        expiresAt,
      });
      return { url, state, expireIn: LIFETIME_SECONDS };
    },

    /** Binds the authorised shop, or renews it. */
    async finish(platform: PlatformId, code: string, state: string): Promise<{ shopName: string }> {
      const known = await consumeAuthState(db, sha256(state));
      if (!known || known.platform !== platform) throw new Refusal('SHOP_STATE');
      const grant = await calls.platformOf(platform).exchange(code);
      if (known.expectedName !== null && grant.shopName !== known.expectedName)
        throw new Refusal('SHOP_OTHER');
      await db.transaction(async (tx) => {
        await lockAccount(tx, known.accountId);
        const bound = await findBinding(tx, platform, grant.remoteShopId);
        if (bound && bound.accountId !== known.accountId) throw new Refusal('SHOP_TAKEN');
        const sealed = sealGrant(box, grant);
        const { accountId, isSeller } = known;
        // A formerly bound shop is restored: its parcels continue.
        const own =
          bound?.id ?? (await reviveShop(tx, { accountId, platform, remoteShopId: grant.remoteShopId }));
        if (own !== undefined) {
          await renewShop(tx, own, sealed);
          if (isSeller) await onSupplier(tx, own);
          return onRenewed(tx, own);
        }
        const added = await addShop(tx, { ...sealed, platform, accountId, isSeller });
        if (added === undefined) throw new Refusal('SHOP_TAKEN');
        if (isSeller) await onSupplier(tx, added);
      });
      return { shopName: grant.shopName };
    },
  };
}

export type AuthorisingService = ReturnType<typeof authorisingService>;
