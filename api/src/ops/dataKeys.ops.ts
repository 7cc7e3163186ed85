import { resealAll } from '../db/sealed/reseal.ts';
import { audited, type Command, OpsError } from './command.ts';

export const dataKeyCommands: Command[] = [
  {
    name: 'data-key rotate',
    usage: '用当前的 DATA_KEY 重新封存所有数据，旧密钥放在 OTHER_DATA_KEYS；可中断后再次运行',
    run: async (context) => {
      const [, keyId = ''] = context.db.box.mark.split('.');
      const done = await resealAll(context.db).catch((error: Error) => {
        throw new OpsError(`没有全部完成（${error.message}）。请把封存时所用的密钥放进 OTHER_DATA_KEYS`);
      });
      const rows = Object.fromEntries(done.map(({ table, resealed }) => [table, resealed]));
      await audited(context, 'data-key rotate', keyId, rows, async () => undefined);
      if (done.some(({ left }) => left > 0)) throw new OpsError('有些数据正被占用，请再运行一次');
      return done.map(({ table, resealed }) => ({ table, resealed }));
    },
  },
];
