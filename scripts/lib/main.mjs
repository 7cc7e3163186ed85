import { existsSync } from 'node:fs';
import { isContinuation, printLine, UserFacingError } from './console.mjs';
import { endWithParent } from './parents.mjs';
import { inProject } from './paths.mjs';
import { checkNode } from './runtime.mjs';
import { isShuttingDown, listenForSignals, shutDown } from './shutdown.mjs';

/** Tells what went wrong, ends what was started, and then the process. */
export async function fail(error, afterFailure) {
  // What is being ended fails of course.
  if (isShuttingDown()) return;
  console.error('');
  if (error instanceof UserFacingError) {
    for (const line of error.details) console.error(`  ${line}`);
    console.error(`✗ ${error.message}`);
  } else console.error(error);
  afterFailure?.();
  await shutDown(error instanceof UserFacingError ? error.exitCode : 1);
}

/**
 * Runs a command of the project with its settings from `.env`, clean endings and failures in plain words.
 * A command that answers an exit code ends with it; one that answers nothing goes on until it is stopped.
 */
export async function main(title, work, { afterFailure, ...endings } = {}) {
  try {
    if (!isContinuation) printLine(title);
    checkNode();
    if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'));
    listenForSignals(endings);
    endWithParent();
    const exitCode = await work();
    if (exitCode !== undefined) await shutDown(exitCode);
  } catch (error) {
    await fail(error, afterFailure);
  }
}
