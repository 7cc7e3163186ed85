import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { step, UserFacingError } from './console.mjs';
import { inProject, root } from './paths.mjs';
import { run } from './run.mjs';

const NEEDED = ['mmdebstrap', 'unshare', 'setpriv', 'chroot', 'tar', 'zstd', 'git', 'npm'];
/** What Debian's slim image leaves out. */
const LEFT_OUT = ['doc', 'man', 'info', 'locale', 'groff', 'lintian', 'linda'];

const isInstalled = (program) =>
  spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

/** @throws UserFacingError that names what this machine lacks for making a root file system. */
export function checkImageTools() {
  const missing = NEEDED.filter((program) => !isInstalled(program));
  const others = process.platform === 'linux' && process.getuid() === 0 ? [] : ['Linux 的 root 权限'];
  if (missing.length + others.length > 0)
    throw new UserFacingError(`无法制作镜像的根文件系统，缺少：${[...missing, ...others].join('、')}。`);
}

async function must(title, command, args, options) {
  const { code, tail } = await run(command, args, options);
  if (code !== 0) throw new UserFacingError(`${title}失败。`, { details: tail.slice(-30) });
}

/** The files that a build in Docker would get. */
function copySources(to) {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  const files = listed.stdout.split('\0').filter((file) => file !== '' && existsSync(inProject(file)));
  for (const file of [...files, 'web/dist/documents'])
    if (existsSync(inProject(file))) cpSync(inProject(file), join(to, file), { recursive: true });
}

/**
 * Makes the image's root file system in `folder`, by the steps of the Dockerfile: `deploy/image/install.sh`.
 * @returns its path
 */
export async function buildRootFilesystem(folder) {
  const [sources, out, rootfs] = ['src', 'out', 'rootfs'].map((name) => join(folder, name));
  for (const each of [sources, out]) mkdirSync(each);
  const install = join(sources, 'deploy/image/install.sh');
  await step('复制源文件', async () => copySources(sources));
  // The sources have no packages yet: npm is the machine's own.
  const env = { ...process.env, npm_config_update_notifier: 'false' };
  await step('安装依赖', () => must('安装依赖', 'sh', [install, 'packages', out], { cwd: sources, env }));
  await step('构建程序', () => must('构建程序', 'sh', [install, 'app', out], { cwd: sources, env }));
  await step('制作根文件系统', () =>
    must('制作根文件系统', 'mmdebstrap', [
      '--variant=minbase',
      ...LEFT_OUT.map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`),
      '--dpkgopt=path-include=/usr/share/doc/*/copyright',
      `--customize-hook=cp -a '${out}/.' "$1"`,
      `--customize-hook=cp '${install}' "$1/tmp/install.sh"`,
      '--customize-hook=chroot "$1" sh /tmp/install.sh system',
      '--customize-hook=rm "$1/tmp/install.sh"',
      'bookworm',
      rootfs,
    ]),
  );
  return rootfs;
}
