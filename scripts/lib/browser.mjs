import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, isAbsolute, join } from 'node:path';
import { printLine, UserFacingError } from './console.mjs';
import { inProject } from './paths.mjs';
import { run } from './run.mjs';

// The shell is the same engine without windows and needs less memory.
const SYSTEM_BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const playwrightCli = inProject('node_modules/playwright/cli.js');

// Some systems have a `chromium-browser` that only prints how to install one.
const works = (browser) => spawnSync(browser, ['--version']).status === 0;

// Playwright requires a path.
function pathOf(browser) {
  if (isAbsolute(browser)) return browser;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, browser)).find(existsSync);
}

const systemBrowser = () => SYSTEM_BROWSERS.map(pathOf).find((path) => path && works(path));

function hasOwnBrowser() {
  const { chromium } = createRequire(inProject('tests/package.json'))('playwright');
  return works(chromium.executablePath());
}

const asLine = (line) => line.trim() && printLine(`  │ ${line.trim()}`);

async function installFromSystem() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  printLine('  从系统软件源安装 Chromium 与中文字体');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  // Some distributions have only the full browser.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    const { code } = await run('apt-get', ['install', '-y', '-q', browser, 'fonts-noto-cjk'], {
      env,
      onLine: asLine,
    });
    if (code === 0) return;
  }
}

/**
 * Finds or installs a Chromium: the system's, Playwright's own, Playwright's download, the system's package manager.
 * Returns the path of a system browser, or undefined where Playwright finds its own.
 */
export async function ensureBrowser() {
  const found = systemBrowser();
  if (found || hasOwnBrowser()) return found;
  printLine('  没有找到 Chromium，尝试下载 Playwright 自带的');
  await run(process.execPath, [playwrightCli, 'install', 'chromium'], { onLine: asLine });
  if (hasOwnBrowser()) return undefined;
  await installFromSystem();
  const installed = systemBrowser();
  if (installed) return installed;
  throw new UserFacingError('没有可用的 Chromium：请安装 chromium 或 Google Chrome 后再试。');
}
