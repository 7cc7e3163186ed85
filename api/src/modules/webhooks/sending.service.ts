import type { FastifyBaseLogger } from 'fastify';
import { postWebhook } from '../../adapters/webhooks/postWebhook.ts';
import type { TargetRules } from '../../adapters/webhooks/webhookTargets.ts';
import type { Db } from '../../db/client.ts';
import { takeTurns } from '../../jobs/turns.ts';
import { redactError } from '../../shared/redactError.ts';
import { webhookStates } from '../../shared/statuses.ts';
import { type NewPersonNotice, tell } from '../notices/personNotices.ts';
import {
  type Attempt,
  type ClaimedEndpoint,
  claimEndpoints,
  type DueMessage,
  findDue,
  noteFailure,
  noteSuccess,
  recordAttempts,
  releaseEndpoint,
} from './claims.repository.ts';
import { endpointPause, messagePause, REST_AFTER_DAYS } from './pauses.ts';
import { messageBody, messageHeaders } from './signedMessages.ts';

/** Messages of an endpoint that are sent side by side. */
const SIDE_BY_SIDE = 8;
/** An endpoint's turn begins no round after that; then others come first. */
const TURN_MS = 10_000;
/** What its receiver says when it wants no more. */
const GONE = 410;

type Dependencies = {
  db: Db;
  targets: TargetRules;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  post?: typeof postWebhook;
};

/** Sends what endpoints are told. */
export function webhookSendingService({ db, targets, log, post = postWebhook }: Dependencies) {
  /** One attempt; null where it was stopped half way, and counts for nothing. */
  async function attempt(
    endpoint: ClaimedEndpoint,
    message: DueMessage,
    stop: AbortSignal,
  ): Promise<Attempt | null> {
    const { secret, formerSecret, url } = endpoint;
    const secrets = [secret, ...(formerSecret === null ? [] : [formerSecret])].map((sealed) =>
      db.box.open(sealed, 'webhook'),
    );
    const begun = performance.now();
    const body = messageBody(message);
    const headers = messageHeaders(message.id, body, secrets, new Date());
    const { status, body: answer, failure } = await post({ url, headers, body }, { rules: targets, stop });
    if (failure === 'stopped') return null;
    const isTaken = status !== null && status >= 200 && status < 300;
    const pauseMs = isTaken || status === GONE ? null : messagePause(message.attempts + 1);
    const { waiting, delivered, failed } = webhookStates;
    return {
      ...{ message, pauseMs, answer, failure, answerStatus: status },
      state: isTaken ? delivered : pauseMs === null ? failed : waiting,
      tookMs: Math.round(performance.now() - begun),
    };
  }

  /** Writes a round down. Answers whether the endpoint may go on. */
  async function record(endpoint: ClaimedEndpoint, attempts: readonly Attempt[]): Promise<boolean> {
    const { id, accountId, failures } = endpoint;
    const isTaken = attempts.some(({ state }) => state === webhookStates.delivered);
    const isGone = attempts.some(({ answerStatus }) => answerStatus === GONE);
    const rests = await db.transaction(async (tx) => {
      await recordAttempts(tx, id, attempts);
      if (isTaken && !isGone) return void (await noteSuccess(tx, endpoint));
      const pause = { pauseMs: endpointPause(failures + 1), restAfterDays: isGone ? 0 : REST_AFTER_DAYS };
      const restsNow = await noteFailure(tx, endpoint, pause);
      if (restsNow) await tell(tx, [restNotice(endpoint, isGone)]);
      return restsNow;
    });
    if (rests) log.info({ accountId, endpointId: id }, 'a webhook endpoint was put to rest');
    return isTaken && !isGone;
  }

  /** A turn: round after round, until nothing is left, its time is up, or nothing is taken. */
  async function serve(endpoint: ClaimedEndpoint, stop: AbortSignal): Promise<void> {
    const until = performance.now() + TURN_MS;
    // What has failed is tried with one message.
    let sideBySide = endpoint.failures > 0 ? 1 : SIDE_BY_SIDE;
    while (!stop.aborted && performance.now() < until) {
      const { messages, heldBack } = await findDue(db, endpoint.id, sideBySide);
      if (messages.length === 0 && heldBack === 0) break;
      if (messages.length === 0) continue;
      const attempts = await Promise.all(messages.map((message) => attempt(endpoint, message, stop)));
      const done = attempts.filter((one) => one !== null);
      if (done.length === 0 || !(await record(endpoint, done))) break;
      sideBySide = SIDE_BY_SIDE;
    }
    await releaseEndpoint(db, endpoint);
  }

  const turns = takeTurns<ClaimedEndpoint>({
    claim: (most) => claimEndpoints(db, most),
    serve,
    onError: (error, { id }) =>
      log.error({ ...redactError(error), endpointId: id }, 'webhooks were not sent'),
  });

  return {
    /** Scheduled job: serves all endpoints that something waits for, as they come, until none is left. */
    send: turns.run,
    stop: turns.stop,
  };
}

function restNotice({ id, accountId, claims }: ClaimedEndpoint, isGone: boolean): NewPersonNotice {
  const why = isGone ? '接收方答复不再接收（410）' : `连续 ${REST_AFTER_DAYS} 天没有成功`;
  return {
    ...{ accountId, kind: 'webhookResting', title: '事件推送已暂停' },
    detail: `${why}，推送已暂停，期间的事件不会补发。请检查接收地址，再到开放接口中恢复推送。`,
    link: '/me/developer?tab=webhooks',
    onceKey: `webhookResting ${id} ${claims}`,
  };
}
