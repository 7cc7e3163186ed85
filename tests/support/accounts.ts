import { createHash, randomInt, randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { ProviderError } from '../../api/src/adapters/providerError.ts';
import type { NoticeMessage, SmsSender } from '../../api/src/adapters/sms/sms.ts';
import { type Answer, type Person, type TestApi, testPassword } from './api.ts';

const SOLUTION = 'ACDE';

/** The versions of 用户协议 and 隐私政策 that a new database has. */
export const consent = { terms: '2026-11-23', privacy: '2026-11-23' };

/** A phone that no account has. */
export const unusedPhone = () => `19${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** A picture that waits for its check, with its answer; put into the store without being drawn. */
export async function solvedCaptcha(api: TestApi): Promise<{ captcha: string; captchaId: string }> {
  const captchaId = randomUUID();
  const hash = createHash('sha256').update(`${captchaId}:${SOLUTION}`).digest('hex');
  await api.query(
    "INSERT INTO captcha (id, answer_hash, expires_at) VALUES ($1, $2, now() + interval '2 minutes')",
    [captchaId, hash],
  );
  return { captchaId, captcha: SOLUTION };
}

export type LoginData = { token: string; expiresAt: string; user?: object; seller?: object };

/** Signs in, with a fresh captcha each time; a person of a test has the password of all of them. */
export function login(
  api: TestApi,
  form: { phone: string; password?: string; type?: number; phoneCode?: string },
  { call = api.call }: { call?: Person['call'] } = {},
): Promise<Answer<LoginData>> {
  const { phone, password = testPassword, type, phoneCode } = form;
  return decided(async () =>
    call('POST', '/common/login', { phone, password, type, phoneCode, ...(await solvedCaptcha(api)) }),
  );
}

/** Asks for a code, with a fresh captcha each time. */
export function sendCode(
  api: TestApi,
  phone: string,
  { scene = 1, call = api.call }: { scene?: number; call?: Person['call'] } = {},
): Promise<Answer<{ expireIn: number; resendIn: number }>> {
  return decided(async () =>
    call('POST', '/common/sendPhoneCode', { phone, scene, ...(await solvedCaptcha(api)) }),
  );
}

/** Asks until the service has decided: a crowded one may say that it is busy. */
export async function decided<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await ask();
    if (answer.data.errorKey !== 'UNAVAILABLE') return answer;
  }
}

/** How many got which answer. */
export function tally(answers: Answer<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const key = answer.code === 0 ? 'ok' : ((answer.data as { errorKey?: string }).errorKey ?? 'unknown');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** A channel that keeps what it is given, or fails as it is told. */
export function smsChannel() {
  const sent: { phone: string; scene: number; code: string }[] = [];
  const notices: NoticeMessage[] = [];
  const channel: SmsSender & {
    sent: typeof sent;
    notices: typeof notices;
    failure: ProviderError | null;
    codeOf(phone: string): string;
  } = {
    sent,
    notices,
    failure: null,
    sendCode: async (message) => {
      if (channel.failure) throw channel.failure;
      sent.push(message);
    },
    noticeGroups: () => ['shipping', 'afterSales', 'money', 'shops', 'goods', 'account', 'digest'],
    sendNotice: async (message) => {
      if (channel.failure) throw channel.failure;
      notices.push(message);
    },
    /** The last one sent to a phone. */
    codeOf: (phone) => sent.findLast((message) => message.phone === phone)?.code ?? '',
  };
  return channel;
}

/** Everything that the service logs. */
export function keptLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return {
    logger: { level: 'debug', stream },
    text: () => lines.join(''),
    /** Lines of warnings and errors, without what every line has. */
    alarms: () =>
      lines
        .map((line) => JSON.parse(line))
        .filter(({ level }) => level >= 40)
        .map(({ time: _time, pid: _pid, hostname: _host, reqId: _id, ...rest }) => rest),
  };
}

/** Resolves when a statement on this database waits for a row that another transaction holds. */
export async function someoneWaits(api: TestApi): Promise<void> {
  for (;;) {
    const rows = await api.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return;
  }
}

/** The service with counters that never rise: what the limits are worth without them. */
export async function stopCounters(api: TestApi): Promise<void> {
  await api.query(`
    CREATE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.hits := 1; RETURN NEW; END $$`);
  await api.query(
    'CREATE TRIGGER still BEFORE UPDATE ON counter FOR EACH ROW EXECUTE FUNCTION stand_still()',
  );
}
