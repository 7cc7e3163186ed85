import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { sha256 } from '../../shared/sha256.ts';
import type { Holder } from './credentials.repository.ts';

const PURPOSE = 'sign-in';
const LIFETIME_MS = 5 * 60 * 1000;

type Content = Pick<Holder, 'kind' | 'print'> & { password: string; until: number };

/**
 * A ticket says that a phone has shown its password and is to choose an account. It is sealed, holds five minutes and only
 * while the password stays; nothing of it is kept.
 */
export function ticketText(box: SecretBox) {
  return {
    write({ kind, print, passwordHash }: Pick<Holder, 'kind' | 'print' | 'passwordHash'>): string {
      const content: Content = {
        ...{ kind, print, password: sha256(passwordHash ?? '') },
        until: Date.now() + LIFETIME_MS,
      };
      return box.seal(JSON.stringify(content), PURPOSE);
    },

    /** @throws Refusal TICKET_INVALID of what was not written here, or is over */
    read(ticket: string): Content {
      const content = opened(box, ticket);
      if (!content || content.until < Date.now()) throw new Refusal('TICKET_INVALID');
      return content;
    },

    /** Whether the password is the one that was shown. */
    isOf: ({ password }: Content, { passwordHash }: Pick<Holder, 'passwordHash'>): boolean =>
      sha256(passwordHash ?? '') === password,
  };
}

function opened(box: SecretBox, ticket: string): Content | null {
  try {
    return JSON.parse(box.open(ticket, PURPOSE)) as Content;
  } catch {
    return null;
  }
}
