import { ConfigError } from '@chengcang/process';
import type { ConnectorAddress } from '../adapters/shops/connected/connectedShop.ts';
import type { Application, Applications } from '../adapters/shops/openPlatforms.ts';
import { PLATFORM_NAMES } from '../adapters/shops/platformNames.ts';
import type { PlatformId } from '../adapters/shops/shopPlatform.ts';
import { address, type Env, group, originOf } from './config.providers.ts';

const AES_KEY_PATTERN = /^[A-Za-z0-9+/]{43}$/;
const SECRET_BYTES = 32;

/** The applications at the shop platforms, or their connectors; null where none of a platform's variables is set. */
export function readShops(env: Env): Applications {
  const weixin = applicationOf(env, 6, { token: 'PUSH_TOKEN', encodingAesKey: 'PUSH_KEY' });
  if (weixin && !AES_KEY_PATTERN.test(weixin.encodingAesKey))
    throw new ConfigError('环境变量 SHOP_WEIXIN_PUSH_KEY 不是 43 位的 EncodingAESKey');
  return {
    1: connectorOf(env, 1) ?? applicationOf(env, 1, {}),
    2: connectorOf(env, 2) ?? applicationOf(env, 2, {}),
    3: connectorOf(env, 3) ?? applicationOf(env, 3, {}),
    4: connectorOf(env, 4) ?? applicationOf(env, 4, { serviceId: 'SERVICE_ID' }),
    5: connectorOf(env, 5) ?? applicationOf(env, 5, { signSecret: 'SIGN_SECRET' }),
    6: weixin,
    7: applicationOf(env, 7, {}),
    8: applicationOf(env, 8, {}),
  };
}

/** A platform's connector; null where none is set. Application and connector exclude each other. */
function connectorOf(env: Env, platform: PlatformId): ConnectorAddress | null {
  const name = nameOf(platform);
  const input = group(env, [name('CONNECTOR_URL'), name('CONNECTOR_SECRET')], []);
  if (!input) return null;
  if (env[name('APP_KEY')] || env[name('APP_SECRET')])
    throw new ConfigError(`环境变量 ${name('CONNECTOR_URL')} 与 ${name('APP_KEY')} 只能设置一个`);
  return {
    connectorUrl: address(name('CONNECTOR_URL'), input(name('CONNECTOR_URL'))).replace(/\/$/, ''),
    connectorSecret: connectorSecretOf(name('CONNECTOR_SECRET'), input(name('CONNECTOR_SECRET'))),
  };
}

/** The secret that a connector shares with its callers. */
export function connectorSecretOf(name: string, secret: string): string {
  if (Buffer.byteLength(secret) < SECRET_BYTES)
    throw new ConfigError(`环境变量 ${name} 应为至少 ${SECRET_BYTES} 字节的密钥`);
  return secret;
}

type Texts<More> = { [Field in keyof More]: string };

/** Reads a platform's variables; `more` are suffixes of variables that only this one has. */
function applicationOf<More extends Record<string, string>>(
  env: Env,
  platform: PlatformId,
  more: More,
): (Application & Texts<More>) | null {
  const name = nameOf(platform);
  const own = [name('APP_KEY'), name('APP_SECRET'), ...Object.values(more).map(name)];
  if (!group(env, own, [name('URL')])) return null;
  // Also for Douyin and Jushuitan, whose redirect address is configured at the platform: all links must lead to one place.
  const input = group(env, [...own, 'PUBLIC_URL'], []);
  if (!input) return null;
  const url = input(name('URL'));
  return {
    appKey: input(name('APP_KEY')),
    appSecret: input(name('APP_SECRET')),
    redirectUri: `${originOf(input('PUBLIC_URL'))}/api/v1/shops/callback/${platform}`,
    url: url ? address(name('URL'), url).replace(/\/$/, '') : null,
    ...(Object.fromEntries(
      Object.entries(more).map(([field, ending]) => [field, input(name(ending))]),
    ) as Texts<More>),
  };
}

/** The names of a platform's variables, by their endings. */
function nameOf(platform: PlatformId) {
  return (ending: string) => `SHOP_${PLATFORM_NAMES[platform].toUpperCase()}_${ending}`;
}
