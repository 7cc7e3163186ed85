import {
  openAssigning,
  openListings,
  openPlatforms,
  openPrices,
  openSources,
} from '../../api/src/adapters/shops/openPlatforms.ts';
import { weixinSecrets } from '../../api/src/modules/shops/weixinSecrets.ts';
import { readShops } from '../../api/src/plugins/config.shops.ts';
import { pushKeysOf } from '../../simulators/src/weixin/pushes.ts';
import { APP, startShops } from '../integrations/simulatedShops.ts';
import type { TestApi } from './api.ts';

const NAMES = ['TAOBAO', 'PINDUODUO', 'JD', 'DOUYIN', 'KUAISHOU', 'WEIXIN', 'JUSHUITAN', 'ALI1688'];

/**
 * The simulated shop platforms until the test ends, and the real adapters for them, configured as an operator would.
 * `origin` is where the service itself can be reached, and
 * `pushes` the platform whose pushes it gets.
 */
export async function openSimulated(
  api: TestApi,
  { publicUrl, origin, pushes = 6 }: { publicUrl: string; origin: string; pushes?: 4 | 6 },
) {
  const shops = await startShops({
    app: {
      redirectUri: `${publicUrl}/api/v1/shops/callback/4`,
      pushUrl: `${origin}/api/v1/shops/callback/${pushes}`,
    },
  });
  const application = (name: string) => ({
    [`SHOP_${name}_APP_KEY`]: APP.key,
    [`SHOP_${name}_APP_SECRET`]: APP.secret,
    [`SHOP_${name}_URL`]: `${shops.origin}/${name.toLowerCase()}`,
  });
  const pushKeys = pushKeysOf(APP);
  const env = {
    PUBLIC_URL: `${publicUrl}/`,
    ...Object.assign({}, ...NAMES.map(application)),
    SHOP_DOUYIN_SERVICE_ID: APP.serviceId,
    SHOP_KUAISHOU_SIGN_SECRET: APP.signSecret,
    SHOP_WEIXIN_PUSH_TOKEN: pushKeys.token,
    SHOP_WEIXIN_PUSH_KEY: pushKeys.encodingAesKey,
  };
  const store = weixinSecrets({ db: api.database.db, box: api.database.db.box });
  const applications = readShops(env);
  return {
    shops,
    opened: openPlatforms(applications, store),
    assigning: openAssigning(applications),
    sources: openSources(applications),
    listing: openListings(applications),
    prices: openPrices(applications),
  };
}
