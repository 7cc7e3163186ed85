import { setTimeout as wait } from 'node:timers/promises';
import { type Fields, fieldsOf, numberOf, textOf } from '../fields.ts';
import { ShopError } from '../shopError.ts';
import type { WeixinClient } from './weixinClient.ts';
import { PLATFORM, saysStaleToken } from './weixinErrors.ts';

export type LapsingToken = { token: string; expiresAt: Date };

/** State of the component, shared by all processes of the application. Encrypted, never logged. */
export interface WeixinComponentStore {
  /**
   * The ticket of the newest push (weixinPush.ts parses it); null until the first push, up to ten minutes after
   * setup.
   */
  ticket(): Promise<string | null>;
  /** The component's access token; null when there is none. */
  token(): Promise<LapsingToken | null>;
  saveToken(token: LapsingToken | null): Promise<void>;
}

export type WeixinComponent = ReturnType<typeof weixinComponent>;

type Component = {
  componentAppId: string;
  componentSecret: string;
  store: WeixinComponentStore;
  now: () => Date;
  /** How long a first ticket is waited for. */
  ticketWaitMs: number;
};

const AHEAD_MS = 5 * 60_000;
const LOOK_EVERY_MS = 200;

/** The calls of the third-party platform itself, for shops that have given their consent. */
export function weixinComponent(
  client: WeixinClient,
  { componentAppId, componentSecret, store, now, ticketWaitMs }: Component,
) {
  let renewing: Promise<string> | null = null;

  /** The newest ticket. Where there was none yet, WeChat is asked to push one, which the push address takes. */
  async function newestTicket(): Promise<string> {
    let ticket = await store.ticket();
    if (ticket !== null) return ticket;
    await client.write(
      '/cgi-bin/component/api_start_push_ticket',
      { component_appid: componentAppId, component_secret: componentSecret },
      null,
    );
    const until = performance.now() + ticketWaitMs;
    for (;;) {
      ticket = await store.ticket();
      if (ticket !== null) return ticket;
      if (performance.now() >= until) throw new ShopError(PLATFORM, 'transient', 'NO_TICKET');
      await wait(LOOK_EVERY_MS);
    }
  }

  async function renewToken(): Promise<string> {
    const ticket = await newestTicket();
    const answer = await client.write(
      '/cgi-bin/component/api_component_token',
      {
        component_appid: componentAppId,
        component_appsecret: componentSecret,
        component_verify_ticket: ticket,
      },
      null,
    );
    const token = textOf(answer.component_access_token);
    if (!token) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
    const expiresAt = new Date(now().getTime() + numberOf(answer.expires_in) * 1_000);
    await store.saveToken({ token, expiresAt });
    return token;
  }

  async function token(): Promise<string> {
    const kept = await store.token();
    if (kept && kept.expiresAt.getTime() - now().getTime() > AHEAD_MS) return kept.token;
    // One request for all callers: a new token invalidates the former one.
    renewing ??= renewToken().finally(() => {
      renewing = null;
    });
    return renewing;
  }

  /** A call with the component's id added, retried once with a new token when the stored one has expired. */
  async function call(name: string, params: Record<string, string>): Promise<Fields> {
    const ask = async () =>
      client.write(
        `/cgi-bin/component/${name}`,
        { component_appid: componentAppId, ...params },
        await token(),
        'component_access_token',
      );
    try {
      return await ask();
    } catch (error) {
      if (!saysStaleToken(error)) throw error;
      await store.saveToken(null);
      return ask();
    }
  }

  return {
    /** The code of a login page, single use and valid for half an hour. */
    async preAuthCode(): Promise<string> {
      const code = textOf((await call('api_create_preauthcode', {})).pre_auth_code);
      if (!code) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
      return code;
    },

    /** The shop of a code, with its tokens. */
    async queryAuth(code: string): Promise<Fields> {
      const answer = await call('api_query_auth', { authorization_code: code });
      return fieldsOf(answer.authorization_info);
    },

    /** New tokens of a shop. */
    renewAuthorizer: (appId: string, refreshToken: string) =>
      call('api_authorizer_token', {
        authorizer_appid: appId,
        authorizer_refresh_token: refreshToken,
      }),

    async nameOf(appId: string): Promise<string> {
      const answer = await call('api_get_authorizer_info', { authorizer_appid: appId });
      return textOf(fieldsOf(answer.authorizer_info).nick_name);
    },
  };
}
