import { fromBeijingTime } from '../beijingTime.ts';
import { type Fields, fieldsOf, textOf } from '../fields.ts';
import { platformClock } from '../platformClock.ts';
import { requestJson, retryRead } from '../requestJson.ts';
import { ShopError } from '../shopError.ts';
import { isAboutTime, PLATFORM, pinduoduoError } from './pinduoduoErrors.ts';
import { signCall } from './pinduoduoSignature.ts';

export type PinduoduoGateway = {
  appKey: string;
  appSecret: string;
  gateway: string;
  now: () => Date;
  timeoutMs: number;
};

export type PinduoduoClient = ReturnType<typeof pinduoduoClient>;

/** A method and the node of its answer, which cannot be derived from the method. */
export type Method = { type: string; node: string };
type Parameters = Readonly<Record<string, string>>;

/** An answer that may be a refusal: the platform's own words for the person whose shop it is, and its finest code. */
export type SaidAnswer = { data: Fields } | { error: ShopError; subCode: string; words: string };

/** Calls of Pinduoduo's gateway; each resolves to the node of its answer. */
export function pinduoduoClient({ appKey, appSecret, gateway, now, timeoutMs }: PinduoduoGateway) {
  const clock = platformClock(
    now,
    async () =>
      fromBeijingTime((await ask({ type: 'pdd.time.get', node: 'time_get_response' }, {}, null)).time),
    isAboutTime,
  );

  async function ask(method: Method, parameters: Parameters, accessToken: string | null): Promise<Fields> {
    const answer = await said(method, parameters, accessToken);
    if ('error' in answer) throw answer.error;
    return answer.data;
  }

  async function said(
    { type, node }: Method,
    parameters: Parameters,
    accessToken: string | null,
  ): Promise<SaidAnswer> {
    const signed = {
      ...parameters,
      type,
      client_id: appKey,
      timestamp: String(Math.floor(clock.now().getTime() / 1_000)),
      data_type: 'JSON',
      version: 'V1',
      ...(accessToken !== null && { access_token: accessToken }),
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
    if (answer.error_response !== undefined) {
      const refused = fieldsOf(answer.error_response);
      const [subCode, words] = [textOf(refused.sub_code), textOf(refused.sub_msg)];
      return { error: pinduoduoError(refused), subCode, words };
    }
    if (answer[node] === undefined) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
    return { data: fieldsOf(answer[node]) };
  }

  return {
    read: (method: Method, parameters: Parameters, accessToken: string) =>
      retryRead(() => clock.inTime(() => ask(method, parameters, accessToken))),
    write: (method: Method, parameters: Parameters, accessToken: string | null) =>
      clock.inTime(() => ask(method, parameters, accessToken)),
    /** A write whose refusal is told in the platform's words. */
    writeSaid: (method: Method, parameters: Parameters, accessToken: string) =>
      clock.inTime(async () => {
        const answer = await said(method, parameters, accessToken);
        if ('error' in answer && isAboutTime(answer.error)) throw answer.error;
        return answer;
      }),
  };
}
