import { beijingTime, fromBeijingTime } from '../beijingTime.ts';
import { type Fields, fieldsOf } from '../fields.ts';
import { platformClock } from '../platformClock.ts';
import { requestJson, retryRead } from '../requestJson.ts';
import { ShopError } from '../shopError.ts';
import { isAboutTime, PLATFORM, taobaoError } from './taobaoErrors.ts';
import { signCall } from './taobaoSignature.ts';

export const TAOBAO_GATEWAY = 'https://eco.taobao.com/router/rest';

export type TaobaoGateway = {
  appKey: string;
  appSecret: string;
  gateway: string;
  now: () => Date;
  timeoutMs: number;
};

export type TaobaoClient = ReturnType<typeof taobaoClient>;

type Parameters = Readonly<Record<string, string>>;

const PREFIX_OF_NODES = /^taobao\./;

/** Calls of TOP; each resolves to the node of its answer. */
export function taobaoClient({ appKey, appSecret, gateway, now, timeoutMs }: TaobaoGateway) {
  const clock = platformClock(
    now,
    async () => fromBeijingTime((await ask('taobao.time.get', {}, null)).time),
    isAboutTime,
  );

  async function ask(method: string, parameters: Parameters, session: string | null): Promise<Fields> {
    const signed = {
      ...parameters,
      method,
      app_key: appKey,
      timestamp: beijingTime(clock.now()),
      format: 'json',
      v: '2.0',
      sign_method: 'hmac-sha256',
      ...(session !== null && { session }),
    };
    const answer = fieldsOf(
      await requestJson({
        platform: PLATFORM,
        url: gateway,
        init: {
          method: 'POST',
          body: new URLSearchParams({ ...signed, sign: signCall(signed, appSecret) }),
        },
        timeoutMs,
      }),
    );
    if (answer.error_response !== undefined) throw taobaoError(fieldsOf(answer.error_response));
    const node = `${method.replace(PREFIX_OF_NODES, '').replaceAll('.', '_')}_response`;
    if (answer[node] === undefined) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
    return fieldsOf(answer[node]);
  }

  return {
    read: (method: string, parameters: Parameters, session: string) =>
      retryRead(() => clock.inTime(() => ask(method, parameters, session))),
    write: (method: string, parameters: Parameters, session: string) =>
      clock.inTime(() => ask(method, parameters, session)),
  };
}
