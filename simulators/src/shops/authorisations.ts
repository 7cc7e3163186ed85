import { randomBytes } from 'node:crypto';

/** A shop's consent to the application. Instants are milliseconds. */
export type Authorisation = {
  authorisationId: string;
  shopId: string;
  accessToken: string;
  refreshToken: string | null;
  accessEndsAt: number;
  /** Null where the authorisation itself does not end. */
  refreshEndsAt: number | null;
  isRevoked: boolean;
};

export type Lifetimes = {
  accessMs: number;
  /** Null where a platform gives no refresh tokens. */
  refreshMs: number | null;
};

type Code = { shopId: string; redirectUri: string; openedAt: number };

const CODE_LIFETIME_MS = 10 * 60_000;
const KEPT = 1_000;

/** The authorisations at one platform, the newest thousand. A code is good once, for ten minutes. */
export function authorisationStore(now: () => Date, { accessMs, refreshMs }: Lifetimes) {
  const codes = new Map<string, Code>();
  const kept = new Map<string, Authorisation>();
  let tellRevoked: (shopId: string) => void = () => undefined;

  function renewed(authorisation: Authorisation): Authorisation {
    const at = now().getTime();
    authorisation.accessToken = randomBytes(24).toString('hex');
    authorisation.accessEndsAt = at + accessMs;
    authorisation.refreshToken = refreshMs === null ? null : randomBytes(24).toString('hex');
    authorisation.refreshEndsAt = refreshMs === null ? null : at + refreshMs;
    return authorisation;
  }

  function grant(shopId: string): Authorisation {
    const authorisation = renewed({
      authorisationId: randomBytes(6).toString('hex'),
      shopId,
      accessToken: '',
      refreshToken: null,
      accessEndsAt: 0,
      refreshEndsAt: null,
      isRevoked: false,
    });
    kept.set(authorisation.authorisationId, authorisation);
    forgetOldest(kept);
    return authorisation;
  }

  return {
    /** The code with which the person is sent back to the application. */
    openCode(shopId: string, redirectUri: string): string {
      const code = randomBytes(16).toString('hex');
      codes.set(code, { shopId, redirectUri, openedAt: now().getTime() });
      forgetOldest(codes);
      return code;
    },

    /** Whom a code was given for, once and in time; undefined for any other. */
    takeCode(code: string): { shopId: string; redirectUri: string } | undefined {
      const found = codes.get(code);
      codes.delete(code);
      return found && now().getTime() - found.openedAt <= CODE_LIFETIME_MS ? found : undefined;
    },

    grant,

    /** New tokens in the place of the old ones, which are good no more; undefined when renewing has ended. */
    renew(refreshToken: string): Authorisation | undefined {
      const found = [...kept.values()].find(
        (each) => each.refreshToken === refreshToken && refreshToken !== '',
      );
      const isOver =
        !found || found.isRevoked || (found.refreshEndsAt !== null && found.refreshEndsAt <= now().getTime());
      return isOver ? undefined : renewed(found);
    },

    /** Whose an access token is, and whether it is still good; undefined for one that was never given. */
    find(accessToken: string): { authorisation: Authorisation; isValid: boolean } | undefined {
      const authorisation = [...kept.values()].find((each) => each.accessToken === accessToken);
      if (!authorisation) return undefined;
      const isValid = !authorisation.isRevoked && authorisation.accessEndsAt > now().getTime();
      return { authorisation, isValid };
    },

    ofShop: (shopId: string) => [...kept.values()].filter((each) => each.shopId === shopId),

    /** Lets the access tokens of a shop end now, and with `whole` the refresh tokens too. */
    expire(shopId: string, whole: boolean): void {
      const at = now().getTime();
      for (const each of kept.values()) {
        if (each.shopId !== shopId) continue;
        each.accessEndsAt = Math.min(each.accessEndsAt, at);
        if (whole && each.refreshEndsAt !== null) each.refreshEndsAt = Math.min(each.refreshEndsAt, at);
      }
    },

    /** As a seller does who withdraws their consent. */
    revoke(shopId: string): void {
      for (const each of kept.values()) each.isRevoked ||= each.shopId === shopId;
      tellRevoked(shopId);
    },

    /** Names who is to hear of consents that are withdrawn. */
    whenRevoked(tell: (shopId: string) => void): void {
      tellRevoked = tell;
    },

    /** Makes everything older by `ms`. */
    age(ms: number): void {
      for (const code of codes.values()) code.openedAt -= ms;
      for (const each of kept.values()) {
        each.accessEndsAt -= ms;
        if (each.refreshEndsAt !== null) each.refreshEndsAt -= ms;
      }
    },
  };
}

export type AuthorisationStore = ReturnType<typeof authorisationStore>;

function forgetOldest(map: Map<string, unknown>): void {
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size > KEPT) map.delete(oldest);
}
