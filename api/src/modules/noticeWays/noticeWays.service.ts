import type { FastifyBaseLogger } from 'fastify';
import type { GroupRobots } from '../../adapters/groupRobots/groupRobots.ts';
import type { SmsSender } from '../../adapters/sms/sms.ts';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { maskPhone } from '../../shared/masking.ts';
import { openPhone } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { seesMoney } from '../../shared/rights.ts';
import { lockForAdding } from '../accounts/accounts.repository.ts';
import {
  type GroupRobotDto,
  MAX_ROBOTS,
  type NewRobot,
  type NoticeWaysDto,
  robotStatuses,
  type SavedWays,
} from './noticeWays.schemas.ts';
import { nextAt, sendableAt } from './quietHours.ts';
import type { robotSendingService } from './robotSending.service.ts';
import {
  addRobot,
  findRobot,
  type KnownRobot,
  listRobots,
  type PersonOf,
  removeRobot,
  renameRobot,
  setRobotGroups,
  wakeRobot,
} from './robots.repository.ts';
import { findLowLimit, findSetting, phoneOf, saveSetting, setLowLimit } from './settings.repository.ts';
import { resumeSends } from './ways.repository.ts';
import { namesOf, type WaysGroup, waysGroupsFor } from './waysGroups.ts';

type Dependencies = {
  db: Db;
  robots: GroupRobots;
  sms: SmsSender | null;
  smsPerDay: number;
  sending: Pick<ReturnType<typeof robotSendingService>, 'test' | 'tryOut'>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info'>;
};

/** How each person of an account is told, as they manage it. */
export function noticeWaysService({ db, robots, sms, smsPerDay, sending, now, log }: Dependencies) {
  const canSms = (group: WaysGroup) => smsPerDay > 0 && (sms?.noticeGroups().includes(group) ?? false);

  /** In the order of the table. @throws Refusal BAD_PARAM for a group of which the person is told nothing */
  function checked(actor: Actor, groups: readonly WaysGroup[], field: string): WaysGroup[] {
    const possible = waysGroupsFor(actor);
    if (!groups.every((group) => possible.includes(group))) throw new Refusal('BAD_PARAM', { field });
    return possible.filter((group) => groups.includes(group));
  }

  /** @throws Refusal BAD_PARAM */
  function checkedTimes({ quietFrom, quietTo, digestAt }: SavedWays) {
    if ((quietFrom === null) !== (quietTo === null) || (quietFrom !== null && quietFrom === quietTo))
      throw new Refusal('BAD_PARAM', { field: 'quietTo' });
    return { quietFrom: minutesOf(quietFrom), quietTo: minutesOf(quietTo), digestAt: minutesOf(digestAt) };
  }

  async function find(actor: Actor): Promise<NoticeWaysDto> {
    const person = personOf(actor);
    const [setting, own, phone, lowBalance] = await Promise.all([
      findSetting(db, person),
      listRobots(db, person),
      phoneOf(db, person),
      seesMoney(actor) ? findLowLimit(db, actor.accountId) : null,
    ]);
    const groups = waysGroupsFor(actor);
    return {
      groups: groups.map((group) => ({ group, ...namesOf(group), canSms: canSms(group) })),
      smsGroups: groups.filter((group) => setting.smsGroups.includes(group)),
      ...{ phone: phone === '' ? '' : maskPhone(openPhone(db.box, phone)), smsPerDay, lowBalance },
      quietFrom: timeOf(setting.quietFrom),
      quietTo: timeOf(setting.quietTo),
      digestAt: timeOf(setting.digestAt),
      robots: own.map(shown),
    };
  }

  return {
    find,

    /** @throws Refusal BAD_PARAM, NOT_FOUND */
    async save(actor: Actor, input: SavedWays): Promise<NoticeWaysDto> {
      const person = personOf(actor);
      const times = checkedTimes(input);
      const smsGroups = checked(actor, input.smsGroups, 'smsGroups');
      if (!smsGroups.every(canSms)) throw new Refusal('BAD_PARAM', { field: 'smsGroups' });
      const ofRobots = (input.robots ?? []).map(({ id, groups }) => ({
        id,
        groups: checked(actor, groups, 'robots'),
      }));
      await db.transaction(async (tx) => {
        const digestNextAt = times.digestAt === null ? null : nextAt(now(), times.digestAt);
        await saveSetting(tx, person, { ...times, smsGroups }, digestNextAt);
        await resumeSends(tx, person, now(), sendableAt(now(), times));
        for (const { id, groups } of ofRobots.toSorted((one, other) => one.id - other.id))
          existing(await setRobotGroups(tx, person, id, groups));
      });
      return find(actor);
    },

    async setLowBalance({ accountId }: Actor, limit: number | null) {
      await db.transaction((tx) => setLowLimit(tx, accountId, limit));
      return { limit };
    },

    /**
     * Adds a robot, once the platform has taken a message that is signed where it is to be. The same request again adds none.
     *
     * @throws Refusal ROBOT_ADDRESS, ROBOT_THERE, ROBOT_REFUSED, ROBOT_MAX, BAD_PARAM
     */
    async addRobot(actor: Actor, input: NewRobot): Promise<GroupRobotDto> {
      const { platform, name, secret = '' } = input;
      const person = personOf(actor);
      const groups = checked(actor, input.groups, 'groups');
      const key = robots.keyIn(platform, input.address);
      if (key === null) throw new Refusal('ROBOT_ADDRESS', { start: robots.startOf(platform) });
      const given = {
        ...{ platform, key, groups, name: name.trim() },
        secret: robots.isSigned(platform) ? secret.trim() : '',
      };
      const known = sameOf(await listRobots(db, person), given);
      if (known) return shown(known);
      if (given.secret !== '') await sending.tryOut(given);
      const added = await db.transaction(async (tx) => {
        await lockForAdding(tx, person.accountId);
        const own = await listRobots(tx, person);
        const same = sameOf(own, given);
        if (same) return same;
        if (own.length >= MAX_ROBOTS) throw new Refusal('ROBOT_MAX', { max: MAX_ROBOTS });
        return addRobot(tx, person, given);
      });
      log.info({ accountId: person.accountId, robotId: added.id, platform }, 'a robot was added');
      return shown(added);
    },

    /** @throws Refusal NOT_FOUND */
    async renameRobot(actor: Actor, id: number, name: string): Promise<GroupRobotDto> {
      return shown(existing(await renameRobot(db, personOf(actor), id, name.trim())));
    },

    /** @throws Refusal NOT_FOUND */
    async removeRobot(actor: Actor, id: number): Promise<void> {
      const person = personOf(actor);
      if (!(await removeRobot(db, person, id))) throw new Refusal('NOT_FOUND');
      log.info({ accountId: person.accountId, robotId: id }, 'a robot was removed');
    },

    /** Ends the rest of a robot; fine where it does not rest. @throws Refusal NOT_FOUND */
    async wakeRobot(actor: Actor, id: number): Promise<GroupRobotDto> {
      return shown(existing(await wakeRobot(db, personOf(actor), id)));
    },

    /** @throws Refusal NOT_FOUND, ROBOT_OFF, ROBOT_BUSY, ROBOT_REFUSED */
    async testRobot(actor: Actor, id: number): Promise<GroupRobotDto> {
      const person = personOf(actor);
      const robot = existing(await findRobot(db, person, id));
      if (robot.status === robotStatuses.resting) throw new Refusal('ROBOT_OFF');
      await sending.test(person, id);
      return shown(existing(await findRobot(db, person, id)));
    },
  };
}

export type NoticeWaysService = ReturnType<typeof noticeWaysService>;

const personOf = ({ accountId, member }: Actor): PersonOf => ({ accountId, memberId: member?.id ?? null });

/** The robot that a request has added before; undefined for a new one. @throws Refusal ROBOT_THERE for another request */
function sameOf(
  own: readonly KnownRobot[],
  given: Pick<KnownRobot, 'platform' | 'key' | 'name' | 'groups'> & { secret: string },
): KnownRobot | undefined {
  const same = own.find(({ platform, key }) => platform === given.platform && key === given.key);
  if (!same) return undefined;
  const isRepeated =
    same.name === given.name &&
    same.isSigned === (given.secret !== '') &&
    same.groups.join() === given.groups.join();
  if (!isRepeated) throw new Refusal('ROBOT_THERE', { name: same.name }, { field: 'address' });
  return same;
}

function shown({ key: _, ...robot }: KnownRobot): GroupRobotDto {
  return robot;
}

function existing(robot: KnownRobot | undefined): KnownRobot {
  if (!robot) throw new Refusal('NOT_FOUND');
  return robot;
}

function minutesOf(time: string | null): number | null {
  return time === null ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function timeOf(minutes: number | null): string | null {
  if (minutes === null) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
