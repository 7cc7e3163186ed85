import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { printLine, step, UserFacingError } from './console.mjs';
import { expectExit, startRole, stopRole } from './imageRun.mjs';

const EX_CONFIG = 78;
const HOME_WITHIN_MS = 10_000;

/** Loads every program that is not JavaScript, and the font, as a role would. */
const NATIVE = `
import { hash, verify } from '@node-rs/argon2';
import { Resvg } from '@resvg/resvg-js';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
const isRight = await verify(await hash('x'), 'x');
const png = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>').render().asPng();
const { width } = await sharp(await sharp(png).jpeg().toBuffer()).metadata();
const pdf = new PDFDocument().font('assets/fonts/NotoSansSC-Regular.ttf').text('橙仓');
if (!isRight || width !== 8 || !(pdf.widthOfString('橙仓') > 0)) process.exit(1);
`;

async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((done) => server.once('listening', done))));
  const ports = servers.map((server) => String(server.address().port));
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

async function envsOf(databaseUrl) {
  const [api, gateway, operators, connector, ...metrics] = await freePorts(9);
  const all = { API_PORT: api, GATEWAY_PORT: gateway, API_HOST: '127.0.0.1', DRAIN_SECONDS: '1' };
  const ofApi = { ...all, DATABASE_URL: databaseUrl, DATA_KEY: randomBytes(32).toString('base64') };
  return {
    database: { DATABASE_URL: databaseUrl },
    api: { ...ofApi, METRICS_PORT: metrics[0] },
    worker: { ...ofApi, METRICS_PORT: metrics[1] },
    gateway: { ...all, API_BASE_URL: `http://127.0.0.1:${api}`, METRICS_PORT: metrics[2] },
    console: {
      DRAIN_SECONDS: '1',
      CONSOLE_PORT: operators,
      API_BASE_URL: `http://127.0.0.1:${api}`,
      METRICS_PORT: metrics[4],
    },
    connector: {
      CONNECTOR_PLATFORM: 'jd',
      CONNECTOR_PORT: connector,
      CONNECTOR_SECRET: randomBytes(32).toString('hex'),
      CONNECTOR_KEY: randomBytes(32).toString('base64'),
      DRAIN_SECONDS: '1',
      METRICS_PORT: metrics[3],
      PUBLIC_URL: 'https://shop.example',
      SHOP_JD_APP_KEY: 'a-key',
      SHOP_JD_APP_SECRET: 'a-secret',
    },
  };
}

async function homePage(port) {
  const end = Date.now() + HOME_WITHIN_MS;
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/t3/`);
    // The first visitors may get the page as it was built, until the other one is drawn.
    if (answer.ok && (await answer.text()).includes('class="server-page"')) return;
    await wait(200);
  }
  throw new UserFacingError('首页没有按图绘出。');
}

/**
 * Runs every role of the image on an empty database, as a cluster would. @throws UserFacingError with what did not hold.
 */
export async function checkImage(image, databaseUrl) {
  const envs = await envsOf(databaseUrl);
  await step('根文件系统只读、非 root 用户', () =>
    expectExit(image, [
      'sh',
      '-c',
      '[ "$(id -u)" = 10001 ] && ! touch /opt/chengcang/x 2>/dev/null && ! touch /x 2>/dev/null && touch /tmp/x "$FILES_DIR/x"',
    ]),
  );
  await step('本机程序与字体', () =>
    expectExit(image, ['sh', '-c', 'cd /opt/chengcang/api && exec node --input-type=module -e "$0"', NATIVE]),
  );
  await step('迁移之前拒绝启动', () => expectExit(image, ['chengcang', 'api'], envs.api, EX_CONFIG));
  await step('迁移', () => expectExit(image, ['chengcang', 'migrate'], envs.database));
  const roles = [];
  for (const role of ['api', 'worker', 'gateway', 'console', 'connector']) {
    const started = await step(`启动 ${role}`, () => startRole(image, role, envs[role]));
    printLine(`  ${role}：${started.readyAfter} 毫秒后就绪，占用内存 ${residentMb(started.child.pid)} MB`);
    roles.push(started);
  }
  await step('打开首页', () => homePage(envs.gateway.GATEWAY_PORT));
  for (const role of roles.reverse()) await step(`结束 ${role.role}`, () => stopRole(role));
}

function residentMb(pid) {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}
