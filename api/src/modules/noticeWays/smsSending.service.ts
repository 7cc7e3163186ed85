import type { FastifyBaseLogger } from 'fastify';
import { ProviderError } from '../../adapters/providerError.ts';
import type { SmsSender } from '../../adapters/sms/sms.ts';
import type { Db } from '../../db/client.ts';
import { takeTurns } from '../../jobs/turns.ts';
import { shanghaiParts } from '../../shared/clock.ts';
import { openPhone } from '../../shared/personalData.ts';
import { redactError } from '../../shared/redactError.ts';
import { endpointPause, limitedPause } from '../webhooks/pauses.ts';
import { smsOf } from './messageText.ts';
import {
  type ClaimedPerson,
  claimPeople,
  countSms,
  lockClaimedPerson,
  releasePerson,
} from './settings.repository.ts';
import { findDueSends, removeSends } from './ways.repository.ts';

const AT_ONCE = 500;

type Dependencies = {
  db: Db;
  sms: SmsSender | null;
  /** To a person in a day, at most. */
  perDay: number;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
};

/** Sends short messages of notices: one for all of a group that is due together. */
export function smsSendingService({ db, sms, perDay, now, log }: Dependencies) {
  async function serve(sender: SmsSender, person: ClaimedPerson): Promise<void> {
    const sends = await findDueSends(db, { settingId: person.id }, now(), AT_ONCE);
    const day = shanghaiParts(now()).date;
    let sent = person.smsDay === day ? person.smsSent : 0;
    let pauseMs: number | null = null;
    for (const [group, ofGroup] of Map.groupBy(sends, (one) => one.group)) {
      const ids = ofGroup.map(({ id }) => id);
      // Beyond what a person gets in a day they are in the bell alone.
      const outcome = sent < perDay ? await attempt(sender, person, smsOf(group, ofGroup), group) : 'dropped';
      if (outcome === 'later' || outcome === 'limited') {
        const pause = outcome === 'limited' ? limitedPause : endpointPause;
        pauseMs = pause(person.failures + 1);
        break;
      }
      if (outcome === 'sent') sent += 1;
      const holds = await db.transaction(async (tx) => {
        if (!(await lockClaimedPerson(tx, person))) return false;
        await removeSends(tx, ids);
        if (outcome === 'sent') await countSms(tx, person, day);
        return true;
      });
      if (!holds) return;
    }
    await db.transaction(async (tx) => {
      if (await lockClaimedPerson(tx, person)) await releasePerson(tx, person, pauseMs);
    });
  }

  async function attempt(
    sender: SmsSender,
    { phone }: ClaimedPerson,
    message: ReturnType<typeof smsOf>,
    group: string,
  ): Promise<'sent' | 'dropped' | 'later' | 'limited'> {
    if (phone === '') return 'dropped';
    try {
      await sender.sendNotice({ phone: openPhone(db.box, phone), group, ...message });
      return 'sent';
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.reason === 'limited') return 'limited';
      // A number or template that is refused is refused again.
      return error.reason === 'refused' ? 'dropped' : 'later';
    }
  }

  const turns = takeTurns<ClaimedPerson>({
    claim: async (most) => (sms ? claimPeople(db, most, now()) : []),
    serve: async (person) => {
      if (sms) await serve(sms, person);
    },
    onError: (error, { id }) =>
      log.error({ ...redactError(error), settingId: id }, 'a short message of notices was not sent'),
  });

  return {
    /** Scheduled job: sends what is due. */
    send: turns.run,
    stop: turns.stop,
  };
}
