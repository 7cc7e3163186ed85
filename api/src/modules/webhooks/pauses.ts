const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Before the second attempt with a message, and so on; after the last of them it is given up, about a day after the first. */
const MESSAGE_PAUSES = [
  ...[5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 7 * HOUR, 9 * HOUR],
];
/** Before an endpoint that fails gets another message, by how often it has failed in a row. */
const ENDPOINT_PAUSES = [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR];
/** At least so long after a platform has said that it was sent too much. */
const LIMITED_PAUSE = MINUTE;
/** Of a pause, by chance added to it: what failed together does not come back together. */
const JITTER = 0.2;

/** An endpoint that has taken nothing for so long is put to rest. */
export const REST_AFTER_DAYS = 3;
/** So long a former secret signs too. */
export const FORMER_SECRET_HOURS = 24;

/** Milliseconds until a message is tried again after so many attempts; null where it is given up. */
export function messagePause(attempts: number, random = Math.random()): number | null {
  const pause = MESSAGE_PAUSES[attempts - 1];
  return pause === undefined ? null : jittered(pause, random);
}

/** Milliseconds until an endpoint is tried again after so many failures in a row, from 1. */
export function endpointPause(failures: number, random = Math.random()): number {
  return jittered(ENDPOINT_PAUSES[Math.min(failures, ENDPOINT_PAUSES.length) - 1] ?? HOUR, random);
}

/** The same where it has failed because it was sent too much. */
export const limitedPause = (failures: number): number => Math.max(endpointPause(failures), LIMITED_PAUSE);

function jittered(pause: number, random: number): number {
  return Math.round(pause * (1 + JITTER * random));
}
