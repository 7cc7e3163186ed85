import { Secret, TOTP } from 'otpauth';

const ISSUER = '橙仓';
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Time steps before and after the present one whose codes are taken: clocks differ. */
const WINDOW = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });

/** A new secret, in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address by which an authenticator is set up, as a QR code shows it. */
export function otpauthUrl(secret: string, name: string): string {
  return totpOf(secret, name).toString();
}

/**
 * The time step (RFC 6238) of a code; null for a wrong one, and for one of a step up to `lastStep`: whoever sees a code
 * being typed must not be able to use it again.
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(timestamp / (PERIOD_SECONDS * 1_000)) + delta;
  return step > lastStep ? step : null;
}

/** The code of a moment. */
export function codeAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}
