import { type DouyinPushSeal, readDouyinPush } from '../../adapters/shops/douyin/douyinPush.ts';
import type { DouyinApp } from '../../adapters/shops/douyin/douyinSignature.ts';
import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import { type PushKeys, type PushSeal, readPush } from '../../adapters/shops/weixin/weixinPush.ts';
import type { Db } from '../../db/client.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { expireAssigned } from './assignedShops.repository.ts';
import type { AssignedShopService } from './assignedShops.service.ts';
import { expireShop } from './shops.repository.ts';
import { weixinSecrets } from './weixinSecrets.ts';

const DOUYIN = 4;
const WEIXIN = 6;

type Dependencies = {
  db: Db;
  box: SecretBox;
  keys: PushKeys | null;
  douyinApp: DouyinApp | null;
  hearAssigned: AssignedShopService['hear'];
  hearKnown: AssignedShopService['hearKnown'];
  /** Asks what became of goods that a platform has news of, where they were put up from here. */
  hearListed: (platform: PlatformId, goods: readonly { remoteGoodId: string }[]) => Promise<void>;
};

/** Pushes of WeChat and Douyin; all are rejected without keys. */
export function pushService({ db, box, keys, douyinApp, hearAssigned, hearKnown, hearListed }: Dependencies) {
  const secrets = weixinSecrets({ db, box });

  return {
    /** Handles a push; false when it is not from WeChat. */
    async take(seal: PushSeal, body: string): Promise<boolean> {
      const push = keys && readPush(keys, seal, body);
      if (push?.kind === 'ticket') await secrets.keepTicket(push.ticket);
      if (push?.kind === 'unauthorized')
        for (const shopId of await expireShop(db, WEIXIN, push.remoteShopId))
          await expireAssigned(db, shopId);
      if (push?.kind === 'goods') await hearListed(WEIXIN, [push]);
      if (push?.kind === 'assigned') await hearKnown(WEIXIN, push.assignedId);
      return push !== null;
    },

    /** The same of Douyin, whose pushes say of which assigned orders and goods there is news. */
    async takeDouyin(seal: DouyinPushSeal, body: string): Promise<boolean> {
      const push = douyinApp && readDouyinPush(douyinApp, seal, body);
      if (!push) return false;
      await hearAssigned(DOUYIN, push.assigned);
      await hearListed(DOUYIN, push.goods);
      return true;
    },
  };
}

export type PushService = ReturnType<typeof pushService>;
