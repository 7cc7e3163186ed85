import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { printLine, UserFacingError } from './console.mjs';
import { eachLine, PLAIN, projectEnv, signalTree } from './run.mjs';
import { logDir, openLogFile, wordsOf } from './serviceLog.mjs';
import { beforeExit } from './shutdown.mjs';

// A service's exit code for an invalid configuration: a restart would not help.
const WRONG_CONFIGURATION = 78;
const STOP_PATIENCE_MS = 15_000;
const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const STEADY_AFTER_MS = 60_000;
const FAILED_STARTS_ALLOWED = 2;
const READY_CHECK_EVERY_MS = 100;

const guard = new URL('./endWithSupervisor.mjs', import.meta.url).href;

async function answersReady(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Starts a Node service, keeps it running and waits until it is ready. One that dies is started again after
 * growing pauses; one that never gets ready gives up.
 * @param {{ name: string, label: string, args: string[], cwd: string, env: object, readyUrl: string }} service
 * @param {(trouble: UserFacingError) => void} onFailure told when the service must not be started again later on
 * @throws UserFacingError when it does not become ready
 */
export async function supervise(service, onFailure) {
  const { name, label, args, cwd, env, readyUrl } = service;
  const log = openLogFile(name);
  let child;
  let exited;
  let stopping = false;
  let ready = false;

  const hear = (line) => {
    log(line);
    const words = wordsOf(line, { all: !ready });
    if (words && !stopping) printLine(`  ${name} │ ${words}`);
  };

  const launch = () => {
    child = spawn(process.execPath, ['--import', guard, ...args], {
      cwd,
      env: projectEnv({ ...PLAIN, ...env, CHENGCANG_SUPERVISOR: String(process.pid) }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    eachLine(child.stdout, hear);
    eachLine(child.stderr, hear);
    exited = new Promise((done) => {
      child.once('exit', (code, signal) => done({ code, signal }));
      child.once('error', (error) => done({ code: null, signal: error.message }));
    });
  };

  const keepRunning = async () => {
    for (let failures = 0; ; ) {
      const begun = Date.now();
      launch();
      const { code, signal } = await exited;
      if (stopping) return undefined;
      if (code === WRONG_CONFIGURATION)
        return new UserFacingError(`${label}的配置有误（见上），已停止。`, { exitCode: code });
      failures = Date.now() - begun > STEADY_AFTER_MS ? 1 : failures + 1;
      const how = signal ? `信号 ${signal}` : `代码 ${code}`;
      if (!ready && failures > FAILED_STARTS_ALLOWED) {
        return new UserFacingError(`${label}无法启动（${how}），原因见上，完整日志在 ${logDir()}。`);
      }
      const pauseMs = Math.min(SHORTEST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
      printLine(`${label}意外退出（${how}），${pauseMs / 1000} 秒后重新启动（第 ${failures} 次）`);
      await wait(pauseMs);
      if (stopping) return undefined;
    }
  };

  beforeExit(async ({ force }) => {
    stopping = true;
    signalTree(child, force ? 'SIGKILL' : 'SIGTERM');
    const patience = new AbortController();
    const late = wait(STOP_PATIENCE_MS, 'late', { signal: patience.signal }).catch(() => undefined);
    if ((await Promise.race([exited, late])) === 'late') signalTree(child, 'SIGKILL');
    patience.abort();
    await exited;
    // Processes left in its session.
    signalTree(child, 'SIGKILL');
  });

  let failure;
  const ended = keepRunning().then((trouble) => {
    failure = trouble;
    if (trouble && ready) onFailure(trouble);
  });
  while (!(await answersReady(readyUrl))) {
    await Promise.race([wait(READY_CHECK_EVERY_MS), ended]);
    if (failure) throw failure;
    // Nothing may be started any more; the process exits when everything has stopped.
    if (stopping) await new Promise(() => undefined);
  }
  ready = true;
}
