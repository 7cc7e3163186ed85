import { DEMO_PEOPLE, type DemoKind } from './demoPeople.ts';
import { ask } from './graph.ts';
import { token } from './memory.ts';
import { readOutbox } from './outbox.ts';

const CAPTCHA = 'query DemoCaptcha($kind: AccountKind!) { captcha(kind: $kind) { captchaId } }';
const LOGIN =
  'mutation DemoLogin($input: LoginInput!) { login(input: $input) { token account { nickName kind } } }';

/** Whom a demo makes for one developer. */
type DevAccount = { phone: string; password: string; session: string };

/** Has the demo make a buyer whom nobody else signs in as, and goes on as them; null where it does not. */
export async function becomeOwn(): Promise<DevAccount | null> {
  const response = await fetch('/explorer/account', { method: 'POST' }).catch(() => null);
  if (!response?.ok) return null;
  const account = (await response.json()) as DevAccount;
  token.set(account.session);
  return account;
}

/** Signs a person of the demo in as anybody would, but for reading the captcha off the demo's outbox. */
export async function signInAs(kind: DemoKind): Promise<{ refusal: string | null }> {
  const drawn = await ask({ query: CAPTCHA, variables: { kind } });
  const { captchaId } = (drawn.data?.captcha ?? {}) as { captchaId?: string };
  const outbox = await readOutbox();
  const captcha = outbox?.captchas.find((one) => one.captchaId === captchaId)?.answer ?? '';
  const { errors } = await ask({
    query: LOGIN,
    variables: { input: { ...DEMO_PEOPLE[kind], kind, captcha, captchaId } },
  });
  return { refusal: errors?.[0]?.message ?? null };
}
