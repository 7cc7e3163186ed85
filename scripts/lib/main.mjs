import { existsSync } from 'node:fs';
import { isContinuation, printLine, UserFacingError } from './console.mjs';
import { endWithParent } from './parents.mjs';
import { inProject } from './paths.mjs';
import { checkNode } from './runtime.mjs';
import { isShuttingDown, listenForSignals, shutDown } from './shutdown.mjs';

/** Prints the failure, stops what was started, and exits. */
export async function fail(error, afterFailure) {
  // Failures of processes that are being stopped are expected.
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
 * Runs a command of the project with the settings of `.env`, clean shutdown and readable failures. A returned exit
 * code ends the process; without one it runs until it is stopped.
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
