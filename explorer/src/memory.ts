import { persisted } from './persisted.ts';

/** The session, as it is sent in `x-token`; empty for a visitor. */
export const token = persisted('explorer.token', () => '');

/** The newest answers by their key in `data`. Examples take ids and numbers from here. */
export const answers = persisted<Record<string, unknown>>('explorer.answers', () => ({}));

/** A phone number of no account, to sign up with. */
export const newPhone = persisted('explorer.newPhone', inventPhone);

/** Forgets what was answered, and the phone that may have an account by now. */
export function clearAnswers(): void {
  answers.set({});
  newPhone.set(inventPhone());
}

/** Keeps what a response carried: its data, and the session that it began, renewed or ended. */
export function remember(data: Record<string, unknown> | null | undefined, headers: Headers): void {
  const renewed = headers.get('new-token');
  if (renewed) token.set(renewed);
  if (!data) return;
  answers.set({ ...answers.get(), ...data });
  const { login, logout } = data as { login?: { token?: string } | null; logout?: boolean };
  if (login?.token) token.set(login.token);
  if (logout) token.set('');
}

function inventPhone(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `17${String(number % 1_000_000_000).padStart(9, '0')}`;
}
