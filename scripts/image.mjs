import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printLine, step } from './lib/console.mjs';
import { openDatabase } from './lib/database.mjs';
import { buildRootFilesystem, checkImageTools } from './lib/imageBuild.mjs';
import { checkImage } from './lib/imageCheck.mjs';
import { prepare } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { run } from './lib/run.mjs';
import { beforeExit } from './lib/shutdown.mjs';

/** The parts of the image whose sizes are told apart. */
const PARTS = [
  '.',
  'usr/local/bin/node',
  'opt/chengcang',
  'opt/chengcang/node_modules',
  'opt/chengcang/api/assets',
  'opt/chengcang/web/dist',
];

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;

function tellSizes(rootfs) {
  // One call for each: `du` counts no file twice.
  for (const part of PARTS) {
    const { stdout } = spawnSync('du', ['-s', '--block-size=1', '--apparent-size', part], {
      cwd: rootfs,
      encoding: 'utf8',
    });
    printLine(`  ${part === '.' ? '全部，未压缩' : part}：${megabytes(Number.parseInt(stdout, 10))}`);
  }
}

async function tellPacked(rootfs, file) {
  await run('tar', ['--zstd', '-cf', file, '-C', rootfs, '.']);
  printLine(`  全部，tar.zst：${megabytes(statSync(file).size)}`);
}

await main('橙仓镜像', async () => {
  checkImageTools();
  await prepare();
  const folder = mkdtempSync(join(tmpdir(), 'chengcang-image-'));
  beforeExit(() => rmSync(folder, { recursive: true, force: true }));
  // Those who are not root come in: PostgreSQL's user, and the image's.
  chmodSync(folder, 0o755);
  const rootfs = await buildRootFilesystem(folder);
  await step('大小', async () => {
    tellSizes(rootfs);
    await tellPacked(rootfs, join(folder, 'image.tar.zst'));
  });
  const files = join(folder, 'files');
  mkdirSync(files);
  chownSync(files, 10001, 10001);
  // A database of its own, whatever the environment names.
  delete process.env.DATABASE_URL;
  process.env.DATA_DIR = join(folder, 'data');
  const { url } = await openDatabase();
  await checkImage({ rootfs, files }, url);
  printLine('镜像的每个角色都能运行');
  return 0;
});
