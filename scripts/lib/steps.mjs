import { printLine, step, UserFacingError } from './console.mjs';

/**
 * One thing a run proves. `work` answers how many passed and failed, and which failed where it knows their names; what it
 * throws counts as one failure. `unstable` are those that passed only alone.
 * @typedef {{ passed: number, failed: number, names?: string[], unstable?: string[] }} Outcome
 * @typedef {{ title: string, work: () => Promise<Outcome> }} Step
 */

/** The outcome of a check that passes or fails, with its output on failure. */
export function verdict({ code, tail }) {
  if (code === 0) return { passed: 1, failed: 0 };
  for (const line of tail) printLine(`  │ ${line}`);
  return { passed: 0, failed: 1 };
}

async function outcomeOf({ title, work }) {
  try {
    return await step(title, work);
  } catch (error) {
    const lines =
      error instanceof UserFacingError ? [error.message, ...error.details] : [String(error.stack ?? error)];
    for (const line of lines) printLine(`  │ ${line}`);
    return { passed: 0, failed: 1 };
  }
}

/** Prints the final line of every run and returns its exit code. */
export function printTotal({ passed, failed }) {
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/**
 * Runs every step, also after one that failed, and prints the total: the stages one after another, and the lanes of a
 * stage side by side, each with its steps in order. Returns the exit code.
 * @param {Step[][][]} stages
 */
export async function runSteps(stages) {
  const total = { passed: 0, failed: 0 };
  const broken = [];
  const shaky = [];

  async function runLane(steps) {
    for (const each of steps) {
      const { passed, failed, names = [], unstable = [] } = await outcomeOf(each);
      shaky.push(...unstable.map((name) => `  ${name}`));
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) broken.push(each.title, ...names.map((name) => `  ${name}`));
      printLine(
        failed > 0 ? `✗ ${each.title}：通过 ${passed}，失败 ${failed}` : `✓ ${each.title}：通过 ${passed}`,
      );
    }
  }

  for (const lanes of stages) await Promise.all(lanes.map(runLane));
  console.log('');
  if (shaky.length > 0) console.log(['单独重跑才通过（不稳定，请查原因）：', ...shaky].join('\n'));
  if (broken.length > 0) console.log(['未通过：', ...broken].join('\n'));
  return printTotal(total);
}
