import { ConfigError } from '@chengcang/process';
import type { Application, Applications } from '../adapters/shops/openPlatforms.ts';
import type { PlatformId } from '../adapters/shops/shopPlatform.ts';
import { address, type Env, group, originOf } from './config.providers.ts';

const NAMES = { 1: 'TAOBAO', 2: 'PINDUODUO', 3: 'JD', 4: 'DOUYIN', 5: 'KUAISHOU', 6: 'WEIXIN' };
const AES_KEY_PATTERN = /^[A-Za-z0-9+/]{43}$/;

/** The applications at the shop platforms; null where none of a platform's variables is set. */
export function readShops(env: Env): Applications {
  const weixin = applicationOf(env, 6, { token: 'PUSH_TOKEN', encodingAesKey: 'PUSH_KEY' });
  if (weixin && !AES_KEY_PATTERN.test(weixin.encodingAesKey))
    throw new ConfigError('环境变量 SHOP_WEIXIN_PUSH_KEY 不是 43 位的 EncodingAESKey');
  return {
    1: applicationOf(env, 1, {}),
    2: applicationOf(env, 2, {}),
    3: applicationOf(env, 3, {}),
    4: applicationOf(env, 4, { serviceId: 'SERVICE_ID' }),
    5: applicationOf(env, 5, { signSecret: 'SIGN_SECRET' }),
    6: weixin,
  };
}

type Texts<More> = { [Field in keyof More]: string };

/** Reads a platform's variables; `more` are suffixes of variables that only this one has. */
function applicationOf<More extends Record<string, string>>(
  env: Env,
  platform: PlatformId,
  more: More,
): (Application & Texts<More>) | null {
  const name = (ending: string) => `SHOP_${NAMES[platform]}_${ending}`;
  const own = [name('APP_KEY'), name('APP_SECRET'), ...Object.values(more).map(name)];
  if (!group(env, own, [name('URL')])) return null;
  // Also for Douyin, whose redirect address is configured at the platform: all links must lead to one place.
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
