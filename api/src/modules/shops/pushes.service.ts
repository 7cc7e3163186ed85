import { type PushKeys, type PushSeal, readPush } from '../../adapters/shops/weixin/weixinPush.ts';
import type { Db } from '../../db/client.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { expireShop } from './shops.repository.ts';
import { weixinSecrets } from './weixinSecrets.ts';

const WEIXIN = 6;

/** Pushes of WeChat; all are rejected without keys. */
export function pushService({ db, box, keys }: { db: Db; box: SecretBox; keys: PushKeys | null }) {
  const secrets = weixinSecrets({ db, box });

  return {
    /** Handles a push; false when it is not from WeChat. */
    async take(seal: PushSeal, body: string): Promise<boolean> {
      const push = keys && readPush(keys, seal, body);
      if (push?.kind === 'ticket') await secrets.keepTicket(push.ticket);
      if (push?.kind === 'unauthorized') await expireShop(db, WEIXIN, push.remoteShopId);
      return push !== null;
    },
  };
}

export type PushService = ReturnType<typeof pushService>;
