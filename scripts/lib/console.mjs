const STILL_WORKING_EVERY_MS = 5_000;

// A script that continues under another Node keeps its start time.
const { CHENGCANG_STARTED_AT: begunByOther } = process.env;
delete process.env.CHENGCANG_STARTED_AT;

/** The start of the command, in milliseconds. */
export const startedAt = Number(begunByOther ?? Date.now());

/** Whether this process continues the work of another one. */
export const isContinuation = begunByOther !== undefined;

// The reader may exit (`npm start | head`); that must not end the product.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const secondsSince = (time) => ((Date.now() - time) / 1000).toFixed(1);

let saidAt = 0;

/** Prints one line with the seconds since the start. */
export function printLine(text) {
  saidAt = Date.now();
  console.log(`[${secondsSince(startedAt).padStart(5)} 秒] ${text}`);
}

/** A failure for users, printed without a stack; `details` are the last output lines of what failed. */
export class UserFacingError extends Error {
  constructor(message, { details = [], exitCode = 1 } = {}) {
    super(message);
    this.details = details;
    this.exitCode = exitCode;
  }
}

/** Runs one step and prints its beginning, its progress while nothing else is printed, and its duration. */
export async function step(title, work) {
  const begun = Date.now();
  printLine(`${title} …`);
  const beat = setInterval(() => {
    if (Date.now() - saidAt >= STILL_WORKING_EVERY_MS)
      printLine(`  仍在${title}，已用 ${secondsSince(begun)} 秒`);
  }, STILL_WORKING_EVERY_MS);
  try {
    const result = await work();
    printLine(`${title}：完成（${secondsSince(begun)} 秒）`);
    return result;
  } finally {
    clearInterval(beat);
  }
}
