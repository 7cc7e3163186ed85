import { douyinShop } from './douyin/douyinShop.ts';
import { jdShop } from './jd/jdShop.ts';
import { kuaishouShop } from './kuaishou/kuaishouShop.ts';
import { pinduoduoShop } from './pinduoduo/pinduoduoShop.ts';
import type { PlatformId, ShopPlatform } from './shopPlatform.ts';
import { taobaoShop } from './taobao/taobaoShop.ts';
import type { WeixinComponentStore } from './weixin/weixinComponent.ts';
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

export type Applications = {
  1: Application | null;
  2: Application | null;
  3: Application | null;
  4: (Application & { serviceId: string }) | null;
  5: (Application & { signSecret: string }) | null;
  /** The third-party platform (第三方平台), with the keys of its pushes. */
  6: (Application & { token: string; encodingAesKey: string }) | null;
};

type Hosts<Field extends string> = Partial<Record<Field, string>>;

/** The platforms that have an application. */
export function openPlatforms(
  { 1: taobao, 2: pinduoduo, 3: jd, 4: douyin, 5: kuaishou, 6: weixin }: Applications,
  weixinStore: WeixinComponentStore,
): Partial<Record<PlatformId, ShopPlatform>> {
  return {
    ...(taobao && {
      1: taobaoShop({
        ...taobao,
        ...at(taobao, { gateway: '/router/rest', authorizePage: '/authorize', tokenUrl: '/token' }),
      }),
    }),
    ...(pinduoduo && {
      2: pinduoduoShop({
        ...pinduoduo,
        ...at(pinduoduo, { gateway: '/api/router', authorizePage: '/service-market/auth' }),
      }),
    }),
    ...(jd && { 3: jdShop({ ...jd, ...at(jd, { gateway: '/routerjson', oauthUrl: '/oauth2' }) }) }),
    ...(douyin && {
      4: douyinShop({ ...douyin, ...at(douyin, { gateway: '', authorizePage: '/authorize' }) }),
    }),
    ...(kuaishou && {
      5: kuaishouShop({
        ...kuaishou,
        ...at(kuaishou, { gateway: '', authorizePage: '/oauth/authorize', oauth: '/oauth2' }),
      }),
    }),
    ...(weixin && {
      6: weixinShop({
        componentAppId: weixin.appKey,
        componentSecret: weixin.appSecret,
        redirectUri: weixin.redirectUri,
        store: weixinStore,
        ...at(weixin, { gateway: '', loginPage: '/cgi-bin/componentloginpage' }),
      }),
    }),
  };
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
