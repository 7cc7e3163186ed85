import { observed } from '../observed.ts';
import { ali1688Shop, ali1688Source } from './ali1688/ali1688Shop.ts';
import type { AssigningPlatform } from './assigningPlatform.ts';
import { type ConnectorAddress, connectedShop } from './connected/connectedShop.ts';
import { douyinAssigned } from './douyin/douyinAssigned.ts';
import { douyinListings } from './douyin/douyinListings.ts';
import { douyinPrices } from './douyin/douyinPrices.ts';
import { douyinShop } from './douyin/douyinShop.ts';
import { jdPrices } from './jd/jdPrices.ts';
import { jdShop } from './jd/jdShop.ts';
import { jushuitanListings } from './jushuitan/jushuitanListings.ts';
import { jushuitanShop } from './jushuitan/jushuitanShop.ts';
import { kuaishouListings } from './kuaishou/kuaishouListings.ts';
import { kuaishouPrices } from './kuaishou/kuaishouPrices.ts';
import { kuaishouShop } from './kuaishou/kuaishouShop.ts';
import type { ListingPlatform } from './listingPlatform.ts';
import { pinduoduoAssigned } from './pinduoduo/pinduoduoAssigned.ts';
import { pinduoduoListings } from './pinduoduo/pinduoduoListings.ts';
import { pinduoduoPrices } from './pinduoduo/pinduoduoPrices.ts';
import { pinduoduoShop } from './pinduoduo/pinduoduoShop.ts';
import { PLATFORM_NAMES } from './platformNames.ts';
import type { PricePlatform } from './pricePlatform.ts';
import type { PlatformId, ShopPlatform } from './shopPlatform.ts';
import type { SourcePlatform } from './sourcePlatform.ts';
import { taobaoPrices } from './taobao/taobaoPrices.ts';
import { taobaoShop } from './taobao/taobaoShop.ts';
import { weixinAssigned } from './weixin/weixinAssigned.ts';
import type { WeixinComponentStore } from './weixin/weixinComponent.ts';
import { weixinListings } from './weixin/weixinListings.ts';
import { weixinPrices } from './weixin/weixinPrices.ts';
import type { PushKeys } from './weixin/weixinPush.ts';
import { weixinShop } from './weixin/weixinShop.ts';

/** The credentials of our application. */
export type Application = {
  appKey: string;
  appSecret: string;
  /** The redirect address with the code; equal to the one registered at the platform. */
  redirectUri: string;
  /** One host for all paths of the platform; null for the real ones. */
  url: string | null;
};

/** The platforms whose adapter runs here or in its connector. */
export type Connectable = {
  1: Application | ConnectorAddress | null;
  2: Application | ConnectorAddress | null;
  3: Application | ConnectorAddress | null;
  4: (Application & { serviceId: string }) | ConnectorAddress | null;
  5: (Application & { signSecret: string }) | ConnectorAddress | null;
};

export type Applications = Connectable & {
  /** The third-party platform (第三方平台), with the keys of its pushes. Its tickets lie in our database. */
  6: (Application & { token: string; encodingAesKey: string }) | null;
  7: Application | null;
  8: Application | null;
};

type Hosts<Field extends string> = Partial<Record<Field, string>>;
type Opened = Partial<Record<PlatformId, ShopPlatform>>;

/** What is asked of a platform, as opposed to what is made here. */
const CALLS = [
  ...['exchange', 'refresh', 'listOrders', 'getOrder', 'sendAddresses', 'listGoods'],
  ...['postShipment', 'changeShipment', 'setStocks', 'remark'],
] as (keyof ShopPlatform)[];
const ASSIGNING_CALLS = [
  ...['role', 'merchants', 'listAssigned', 'getAssigned', 'issueWaybills', 'sealedPrints', 'voidWaybill'],
  ...['postShipment', 'changeShipment'],
] as (keyof AssigningPlatform)[];
const LISTING_CALLS = [
  ...['categories', 'properties', 'freights', 'uploadPictures', 'addListing', 'findListed'],
  ...['editListing', 'readVerdict'],
] as (keyof ListingPlatform)[];
const PRICE_CALLS = ['readPrices', 'setPrices'] as (keyof PricePlatform)[];

const SOURCE_CALLS = [
  ...['readOffer', 'place', 'findPlaced', 'readOrder', 'parcels', 'cashier', 'payByAgreement', 'cancel'],
] as (keyof SourcePlatform)[];

/** The platforms that have an application or a connector. */
export function openPlatforms(applications: Applications, weixinStore: WeixinComponentStore): Opened {
  const shops = Object.values(adaptersOf(applications, weixinStore));
  return Object.fromEntries(
    shops.map((shop) => [shop.platform, observed(PLATFORM_NAMES[shop.platform], shop, CALLS)]),
  );
}

function adaptersOf(
  { 6: weixin, 7: jushuitan, 8: ali1688, ...shops }: Applications,
  weixinStore: WeixinComponentStore,
): Opened {
  return {
    ...openShops(shops),
    ...(weixin && {
      6: weixinShop({
        componentAppId: weixin.appKey,
        componentSecret: weixin.appSecret,
        redirectUri: weixin.redirectUri,
        store: weixinStore,
        ...at(weixin, { gateway: '', loginPage: '/cgi-bin/componentloginpage' }),
      }),
    }),
    ...(jushuitan && {
      7: jushuitanShop({ ...jushuitan, ...at(jushuitan, { gateway: '', authorizePage: '/auth' }) }),
    }),
    ...(ali1688 && {
      8: ali1688Shop({
        ...ali1688,
        ...at(ali1688, { gateway: '/openapi', authorizePage: '/oauth/authorize' }),
      }),
    }),
  };
}

/** The same without a database. */
export function openShops({
  1: taobao,
  2: pinduoduo,
  3: jd,
  4: douyin,
  5: kuaishou,
}: Partial<Connectable>): Opened {
  return {
    ...opened(1, taobao, (app) =>
      taobaoShop({
        ...app,
        ...at(app, { gateway: '/router/rest', authorizePage: '/authorize', tokenUrl: '/token' }),
      }),
    ),
    ...opened(2, pinduoduo, (app) =>
      pinduoduoShop({
        ...app,
        ...at(app, { gateway: '/api/router', authorizePage: '/service-market/auth' }),
      }),
    ),
    ...opened(3, jd, (app) =>
      jdShop({ ...app, ...at(app, { gateway: '/routerjson', oauthUrl: '/oauth2' }) }),
    ),
    ...opened(4, douyin, (app) =>
      douyinShop({ ...app, ...at(app, { gateway: '', authorizePage: '/authorize' }) }),
    ),
    ...opened(5, kuaishou, (app) =>
      kuaishouShop({
        ...app,
        ...at(app, { gateway: '', authorizePage: '/oauth/authorize', oauth: '/oauth2' }),
      }),
    ),
  };
}

function opened<App extends Application>(
  platform: PlatformId,
  given: App | ConnectorAddress | null | undefined,
  adapter: (application: App) => ShopPlatform,
): Opened {
  if (!given) return {};
  return { [platform]: 'connectorUrl' in given ? connectedShop({ platform, ...given }) : adapter(given) };
}

/** Where orders can be assigned to suppliers: platforms with an application here. A connector does not pass such calls. */
export function openAssigning({
  2: pinduoduo,
  4: douyin,
  6: weixin,
}: Pick<Applications, 2 | 4 | 6>): Partial<Record<PlatformId, AssigningPlatform>> {
  const platforms = [
    ...openedHere(pinduoduo, (app) => pinduoduoAssigned({ ...app, ...at(app, { gateway: '/api/router' }) })),
    ...openedHere(douyin, (app) => douyinAssigned({ ...app, ...at(app, { gateway: '' }) })),
    ...openedHere(weixin, (app) => weixinAssigned(at(app, { gateway: '' }))),
  ];
  return Object.fromEntries(
    platforms.map((each) => [each.platform, observed(PLATFORM_NAMES[each.platform], each, ASSIGNING_CALLS)]),
  );
}

function openedHere<App extends Application, Platform>(
  given: App | ConnectorAddress | null | undefined,
  adapter: (application: App) => Platform,
): Platform[] {
  return given && !('connectorUrl' in given) ? [adapter(given)] : [];
}

/** Where accounts buy what their shops have sold. The keys that read a connector's orders are in its cloud, and not known here. */
export function openSources({
  8: ali1688,
  ...shops
}: Applications): Partial<Record<PlatformId, SourcePlatform>> {
  if (!ali1688) return {};
  const keys = Object.entries(shops).map(([id, application]) => [
    id,
    application && 'appKey' in application ? application.appKey : undefined,
  ]);
  const { appKey, appSecret } = ali1688;
  const source = ali1688Source({
    ...{ appKey, appSecret, appKeys: Object.fromEntries(keys) },
    ...at(ali1688, { gateway: '/openapi' }),
  });
  return { 8: observed(PLATFORM_NAMES[8], source, SOURCE_CALLS) };
}

/** Where goods can be put up: platforms with an application here. A connector does not pass such calls. */
export function openListings({
  2: pinduoduo,
  4: douyin,
  5: kuaishou,
  6: weixin,
  7: jushuitan,
}: Partial<Applications>): Partial<Record<PlatformId, ListingPlatform>> {
  const platforms = [
    ...openedHere(pinduoduo, (app) => pinduoduoListings({ ...app, ...at(app, { gateway: '/api/router' }) })),
    ...openedHere(douyin, (app) => douyinListings({ ...app, ...at(app, { gateway: '' }) })),
    ...openedHere(kuaishou, (app) => kuaishouListings({ ...app, ...at(app, { gateway: '' }) })),
    ...openedHere(weixin, (app) => weixinListings(at(app, { gateway: '' }))),
    ...openedHere(jushuitan, (app) => jushuitanListings({ ...app, ...at(app, { gateway: '' }) })),
  ];
  return Object.fromEntries(
    platforms.map((each) => [each.platform, observed(PLATFORM_NAMES[each.platform], each, LISTING_CALLS)]),
  );
}

/** Where prices can be set: platforms with an application here. A connector does not pass such calls. */
export function openPrices({
  1: taobao,
  2: pinduoduo,
  3: jd,
  4: douyin,
  5: kuaishou,
  6: weixin,
}: Partial<Applications>): Partial<Record<PlatformId, PricePlatform>> {
  const platforms = [
    ...openedHere(taobao, (app) => taobaoPrices({ ...app, ...at(app, { gateway: '/router/rest' }) })),
    ...openedHere(pinduoduo, (app) => pinduoduoPrices({ ...app, ...at(app, { gateway: '/api/router' }) })),
    ...openedHere(jd, (app) => jdPrices({ ...app, ...at(app, { gateway: '/routerjson' }) })),
    ...openedHere(douyin, (app) => douyinPrices({ ...app, ...at(app, { gateway: '' }) })),
    ...openedHere(kuaishou, (app) => kuaishouPrices({ ...app, ...at(app, { gateway: '' }) })),
    ...openedHere(weixin, (app) => weixinPrices(at(app, { gateway: '' }))),
  ];
  return Object.fromEntries(
    platforms.map((each) => [each.platform, observed(PLATFORM_NAMES[each.platform], each, PRICE_CALLS)]),
  );
}

export function pushKeysOf({ appKey, token, encodingAesKey }: NonNullable<Applications[6]>): PushKeys {
  return { appId: appKey, token, encodingAesKey };
}

/** The addresses below `url`; empty without it, so that the adapters' defaults apply. */
function at<Field extends string>({ url }: Application, paths: Record<Field, string>): Hosts<Field> {
  if (url === null) return {};
  const places = Object.entries<string>(paths).map(([field, path]) => [field, url + path]);
  return Object.fromEntries(places);
}
