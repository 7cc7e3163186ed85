import { beijingTime } from '../beijingTime.ts';
import { type Fields, fieldsOf, textOf } from '../fields.ts';
import { requestJson, retryRead } from '../requestJson.ts';
import { ShopError } from '../shopError.ts';
import { jdError, PLATFORM } from './jdErrors.ts';
import { signCall } from './jdSignature.ts';

export const JD_GATEWAY = 'https://api.jd.com/routerjson';

export type JdGateway = {
  appKey: string;
  appSecret: string;
  gateway: string;
  now: () => Date;
  timeoutMs: number;
};

export type JdClient = ReturnType<typeof jdClient>;

/** Calls of JD's gateway; each resolves to the node of its answer. */
export function jdClient({ appKey, appSecret, gateway, now, timeoutMs }: JdGateway) {
  async function ask(method: string, parameters: unknown, accessToken: string): Promise<Fields> {
    const signed = {
      method,
      access_token: accessToken,
      app_key: appKey,
      timestamp: timestampOf(now()),
      format: 'json',
      v: '2.0',
      '360buy_param_json': JSON.stringify(parameters),
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
    if (answer.error_response !== undefined) throw jdError(fieldsOf(answer.error_response));
    // JD's spelling.
    const node = fieldsOf(answer[`${method.replaceAll('.', '_')}_responce`]);
    if (textOf(node.code) !== '0') {
      throw textOf(node.code) ? jdError(node) : new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
    }
    return node;
  }

  return {
    read: (method: string, parameters: unknown, accessToken: string) =>
      retryRead(() => ask(method, parameters, accessToken)),
    write: ask,
  };
}

function timestampOf(moment: Date): string {
  return `${beijingTime(moment)}.${String(moment.getUTCMilliseconds()).padStart(3, '0')}+0800`;
}
