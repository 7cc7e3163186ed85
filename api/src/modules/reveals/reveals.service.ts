import { counter } from '@chengcang/process';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '../../db/client.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { operatorReason } from '../../shared/operatorReason.ts';
import { Refusal } from '../../shared/refusal.ts';
import { countHit, type Hit, isFirstReport, reserve } from '../accounts/counters.ts';
import { LIMITS } from '../accounts/limits.ts';
import { recordAudit } from '../audit/record.ts';
import { readPerson } from './people.repository.ts';
import { type RevealedPersonDto, type RevealInput, type RevealKind, revealKinds } from './reveals.schemas.ts';

const HOUR_SECONDS = 3_600;
/** Above these somebody is told, once in the window. */
const MANY_A_DAY = 80;
const MANY_AN_HOUR = 20;

const alarms = counter('chengcang_operator_reveal_alarms_total', {
  description: 'Operators that saw more people than usual in an hour or a day',
  begins: [{}],
});

type Dependencies = { db: Db; log: FastifyBaseLogger };

/** What lies behind the masks of the console, for operators who say why. */
export function revealService({ db, log }: Dependencies) {
  /** Whether somebody comes over what is usual, for the first time in the window. */
  async function isUnusual(tx: Tx, day: Hit, hour: Hit): Promise<boolean> {
    const told: boolean[] = [];
    if (day.hits > MANY_A_DAY) told.push(await isFirstReport(tx, 'reveals', day));
    if (hour.hits > MANY_AN_HOUR) told.push(await isFirstReport(tx, 'reveals', hour));
    return told.includes(true);
  }

  return {
    /**
     * A person in clear; recorded with the reason, without what was seen.
     * @throws Refusal NOT_FOUND; RECEIVER_ERASED and PERSON_ERASED; RECEIVER_HIDDEN of who a platform encrypts;
     * REVEAL_LIMIT
     */
    async reveal({ kind, id, reason: said }: RevealInput, who: OperatorActor): Promise<RevealedPersonDto> {
      const reason = operatorReason(said);
      const { operatorId } = who;
      const { person, day, hour, alarm } = await db.transaction(async (tx) => {
        const person = await readPerson[kindOf(kind)](tx, id);
        if (!person) throw new Refusal('NOT_FOUND');
        const day = await reserve(tx, { limit: 'operatorReveals', of: String(operatorId) });
        const hour = await countHit(tx, `operatorRevealsHourly:${operatorId}`, HOUR_SECONDS);
        const detail = { kind: kindOf(kind) };
        await recordAudit(tx, who, { action: 'person reveal', target: person.target, detail, reason });
        return { person, day, hour, alarm: await isUnusual(tx, day, hour) };
      });
      if (alarm) {
        alarms.add(1, {});
        log.warn({ operatorId, inDay: day.hits, inHour: hour.hits }, 'an operator sees many people');
      }
      const { name, phone, address } = person;
      return { name, phone, address, left: LIMITS.operatorReveals.hits - day.hits };
    },
  };
}

export type RevealService = ReturnType<typeof revealService>;

function kindOf(number: RevealInput['kind']): RevealKind {
  return (Object.keys(revealKinds) as RevealKind[]).find((kind) => revealKinds[kind] === number) ?? 'account';
}
