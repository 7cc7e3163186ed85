import type { Db } from '../../db/client.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { groupOf } from '../notices/personNoticeKinds.ts';
import { sendableAt } from './quietHours.ts';
import { addSends, isFor, lockWays, maySee, type NewSend, takeNotices } from './ways.repository.ts';

const AT_ONCE = 200;

type Dependencies = { db: Db; now: () => Date };

/** Decides who is told of what by which way, and when. */
export function routingService({ db, now }: Dependencies) {
  const routeSome = (): Promise<number> =>
    db.transaction(async (tx) => {
      const notices = await takeNotices(tx, AT_ONCE);
      if (notices.length === 0) return 0;
      const ways = await lockWays(
        tx,
        notices.map(({ accountId }) => accountId),
      );
      const sends = notices.flatMap(({ accountId, kind, forMember, ...words }): NewSend[] => {
        const group = groupOf(kind);
        return ways
          .filter((way) => way.accountId === accountId && isFor(way, forMember))
          .filter((way) => way.groups.includes(group) && maySee(way, kind))
          .map(({ settingId, robotId, ...quiet }) => ({
            ...{ settingId, robotId, group, ...words, figures: null },
            dueAt: sendableAt(now(), quiet),
          }));
      });
      await addSends(tx, sends);
      return notices.length;
    });

  return {
    /** Scheduled job: until every notice that somebody is told of by another way is where it waits to be sent. */
    route: (stop?: AbortSignal) => inRounds(AT_ONCE, stop, routeSome),
  };
}
