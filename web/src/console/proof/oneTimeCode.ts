const LENGTH = 6;

/** The digits of what was typed or pasted as a code of an authenticator. */
export function digitsOf(value: string): string {
  return value.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH);
}

/** Nothing is missing of a code of an authenticator. */
export function isWholeCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

const RECOVERY = /^[A-Z2-9]{5}-[A-Z2-9]{5}$/;

/** A recovery code as it is printed, out of what was typed: XXXXX-XXXXX. */
export function recoveryCodeOf(value: string): string {
  const letters = value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 10);
  return letters.length > 5 ? `${letters.slice(0, 5)}-${letters.slice(5)}` : letters;
}

/** Nothing is missing of a recovery code. */
export function isRecoveryCode(code: string): boolean {
  return RECOVERY.test(code);
}
