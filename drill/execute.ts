import { type ExecFileOptions, execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a program to its end, and answers what it printed. Never in the way of the load, which is in this process. */
export async function execute(
  command: string,
  args: string[],
  options: ExecFileOptions = {},
): Promise<string> {
  const { stdout } = await run(command, args, { ...options, encoding: 'utf8' });
  return stdout;
}
