import type { FastifyBaseLogger } from 'fastify';
import type { GroupRobots } from '../../adapters/groupRobots/groupRobots.ts';
import {
  type Robot,
  RobotError,
  type RobotFailure,
  type RobotPlatform,
} from '../../adapters/groupRobots/robotProtocol.ts';
import type { Db } from '../../db/client.ts';
import { takeTurns } from '../../jobs/turns.ts';
import { redactError } from '../../shared/redactError.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type NewPersonNotice, tell } from '../notices/personNotices.ts';
import { endpointPause, limitedPause, REST_AFTER_DAYS } from '../webhooks/pauses.ts';
import { robotText } from './messageText.ts';
import { ROBOT_FAILURES } from './robotFailures.ts';
import {
  type ClaimedRobot,
  claimRobot,
  claimRobots,
  lockClaimed,
  noteRefused,
  noteTaken,
  type PersonOf,
  releaseRobot,
} from './robots.repository.ts';
import { findDueSends, removeSends } from './ways.repository.ts';

/** Of what is due, as much is looked at as can go into one message. */
const AT_ONCE = 100;
/** No waiting mends these: somebody has to do something at the platform, or here. */
const RESTS_AT_ONCE: readonly RobotFailure[] = ['gone', 'sign', 'keyword', 'address'];
const TEST_TEXT = '【橙仓】这是一条测试消息，收到说明机器人已连接。';

type Dependencies = {
  db: Db;
  robots: GroupRobots;
  site: string;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

/** Sends what robots of group chats tell: at least once, each robot by one worker at a time. */
export function robotSendingService({ db, robots, site, now, log }: Dependencies) {
  /** Null where the platform took it. */
  async function post(platform: RobotPlatform, robot: Robot, text: string): Promise<RobotFailure | null> {
    try {
      await robots.send(platform, robot, text);
      return null;
    } catch (error) {
      if (error instanceof RobotError) return error.failure;
      throw error;
    }
  }

  function send({ platform, key, secret }: ClaimedRobot, text: string): Promise<RobotFailure | null> {
    const open = (sealed: string) => (sealed === '' ? '' : db.box.open(sealed, 'group_robot'));
    return post(platform, { key: open(key), secret: open(secret) }, text);
  }

  async function record(
    robot: ClaimedRobot,
    failure: RobotFailure | null,
    sentIds: readonly number[],
  ): Promise<void> {
    const rests = await db.transaction(async (tx) => {
      if (!(await lockClaimed(tx, robot))) return false;
      if (failure === null) {
        await removeSends(tx, sentIds);
        await noteTaken(tx, robot);
        return false;
      }
      const isHopeless = RESTS_AT_ONCE.includes(failure);
      // A message that is refused for what it says is refused again.
      if (failure === 'refused') await removeSends(tx, sentIds);
      const pause = failure === 'limited' ? limitedPause : endpointPause;
      const restsNow = await noteRefused(tx, robot, {
        failure,
        pauseMs: pause(robot.failures + 1),
        restAfterDays: isHopeless ? 0 : REST_AFTER_DAYS,
      });
      if (restsNow) await tell(tx, [restNotice(robot, failure)]);
      return restsNow;
    });
    if (rests)
      log.info({ accountId: robot.accountId, robotId: robot.id, failure }, 'a robot was put to rest');
  }

  async function serve(robot: ClaimedRobot): Promise<void> {
    const sends = await findDueSends(db, { robotId: robot.id }, now(), AT_ONCE);
    if (sends.length === 0) {
      await db.transaction(async (tx) => {
        if (await lockClaimed(tx, robot)) await releaseRobot(tx, robot);
      });
      return;
    }
    const failure = await send(robot, robotText(sends, site));
    await record(
      robot,
      failure,
      sends.map(({ id }) => id),
    );
  }

  const turns = takeTurns<ClaimedRobot>({
    claim: (most) => claimRobots(db, most, now()),
    serve,
    onError: (error, { id }) => log.error({ ...redactError(error), robotId: id }, 'a robot was not served'),
  });

  return {
    /** Scheduled job: sends what is due. */
    send: turns.run,
    stop: turns.stop,

    /** Tries a robot that is not added yet: what will pass by itself is fine. @throws Refusal ROBOT_REFUSED */
    async tryOut({ platform, ...robot }: Robot & { platform: RobotPlatform }): Promise<void> {
      const failure = await post(platform, robot, TEST_TEXT);
      if (failure !== null && RESTS_AT_ONCE.includes(failure))
        throw new Refusal(
          'ROBOT_REFUSED',
          { why: ROBOT_FAILURES[failure] },
          { problem: failure, field: failure === 'sign' ? 'secret' : 'address' },
        );
    },

    /** Sends a message that tells nothing. @throws Refusal ROBOT_BUSY, ROBOT_REFUSED */
    async test(person: PersonOf, id: number): Promise<void> {
      const robot = await claimRobot(db, person, id);
      if (!robot) throw new Refusal('ROBOT_BUSY');
      const failure = await send(robot, TEST_TEXT);
      await record(robot, failure, []);
      if (failure !== null)
        throw new Refusal('ROBOT_REFUSED', { why: ROBOT_FAILURES[failure] }, { problem: failure });
    },
  };
}

function restNotice(
  { id, accountId, memberId, name, claims }: ClaimedRobot,
  failure: RobotFailure,
): NewPersonNotice {
  return {
    ...{ accountId, memberId, kind: 'robotResting', title: `群机器人「${name}」已暂停` },
    detail: `${ROBOT_FAILURES[failure]}，已停止发送。处理后请在消息设置中恢复。`,
    link: '/messages?show=settings',
    onceKey: `robotResting ${id} ${claims}`,
  };
}
