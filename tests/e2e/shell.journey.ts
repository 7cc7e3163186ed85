import { expect, type Page, test } from 'playwright/test';
import { dialogOf, header } from './people.ts';
import { collectConsoleErrors, drawn, pageUrl, visitHome } from './person.ts';
import { shot } from './screens.ts';
import { atHomeLike } from './sessions.ts';

const bar = (page: Page) => page.getByRole('region', { name: '公告' });
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** At the home page as a buyer of the journey's own. */
const asDemoBuyer = (page: Page) => atHomeLike(page, '13800000002');

test('the newest notice opens once, and a closed bar stays closed', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  await page.goto(pageUrl('/'));
  const newest = dialogOf(page, '双十二大促发货安排');
  await expect(newest.getByText('发布于 2026-11-20')).toBeVisible();
  await newest.getByRole('button', { name: '我知道了' }).click();
  await page.reload();
  await drawn(page);
  await bar(page)
    .getByRole('button', { name: /^自11月15日起/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const older = dialogOf(page, '偏远地区运费调整通知');
  await expect(older).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(older).toBeHidden();
  await bar(page).getByRole('button', { name: '关闭公告栏' }).click();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('list', { name: '商品列表' }).getByRole('listitem').first()).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(trouble).toEqual([]);
});

/** From now on the site root names other scripts, as after a release; loads of the page itself go on as before. */
async function release(page: Page): Promise<void> {
  await page.route('**/t3/', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/(assets\/index)-[\w-]+\.js/, '$1-0newer00.js');
    await route.fulfill({ response, body });
  });
}

test('a new version is announced once a visit, 10 s after it is detected, without interrupting work', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install();
  await visitHome(page);
  await release(page);
  const prompt = page.getByRole('region', { name: '页面有新版本' });
  const checked = page.waitForResponse((response) => response.url() === pageUrl('/'));
  await page.clock.runFor(20_000);
  await (await checked).finished();
  await expect(prompt).toBeHidden();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(prompt).toBeVisible({ timeout: 100 });
  }).toPass();
  await shot(page, 'update-prompt');
  await prompt.getByRole('button', { name: '我知道了' }).click();
  await expect(prompt).toBeHidden();
  await page.reload();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('heading', { name: '商品列表' })).toBeVisible();
  await expect(prompt).toBeHidden();
  await context.close();
});

test('the new version comes with a press', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install();
  await visitHome(page);
  await release(page);
  const refresh = page.getByRole('button', { name: '立即刷新' });
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(refresh).toBeVisible({ timeout: 100 });
  }).toPass();
  const loaded = page.waitForEvent('load');
  await refresh.click();
  await loaded;
  await context.close();
});

test('customer service: a hint once a visit, the dialog, and no hint ever again', async ({ page }) => {
  await page.clock.install();
  await visitHome(page);
  const panel = page.getByRole('complementary', { name: '客服与返回顶部' });
  const hint = panel.getByRole('button', { name: '有问题？加微信' });
  await page.clock.runFor(20_000);
  // It lies over nothing of the page.
  const end = await page.getByRole('main').evaluate((main) => {
    return main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight);
  });
  expect((await hint.boundingBox())?.x).toBeGreaterThanOrEqual(end);
  await shot(page, 'service-hint');
  await hint.click();
  const dialog = dialogOf(page, '添加客服微信');
  const picture = dialog.getByRole('img', { name: '客服微信二维码' });
  await expect
    .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(hint).toBeHidden();
  await page.keyboard.press('Escape');
  // The demo has a customer service of its own, in a window of its own.
  const opened = page.context().waitForEvent('page');
  await panel.getByRole('button', { name: '联系客服' }).click();
  const service = await opened;
  await expect(service.getByRole('heading', { name: '橙仓在线客服（演示）' })).toBeVisible();
  await service.close();
  await expect(dialog).toBeHidden();
  await panel.getByRole('button', { name: '添加微信', exact: true }).click();
  await dialog.getByRole('button', { name: '不再提示' }).click();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(panel.getByRole('button', { name: '添加微信', exact: true })).toBeVisible();
  await page.clock.runFor(40_000);
  await expect(hint).toBeHidden();
});

test('the logo is the site’s own picture, and the older site is there to look at', async ({ page }) => {
  await visitHome(page);
  const logo = header(page).getByRole('link', { name: /首页/ }).first().locator('img');
  await expect.poll(() => logo.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.goto(pageUrl('/old'));
  await page.getByRole('button', { name: '打开旧版' }).click();
  await expect(page.getByRole('heading', { name: '欢迎回到旧版' })).toBeVisible();
});

test('far down a page there is a way back to its top', async ({ page }) => {
  await visitHome(page);
  await expect(page.getByRole('list', { name: '商品列表' }).getByRole('listitem')).not.toHaveCount(0);
  const toTop = page.getByRole('button', { name: '回到顶部' });
  await page.evaluate(() => window.scrollTo(0, 800));
  await expect(toTop).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 900));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('the chosen theme is there before the page is drawn', async ({ page }) => {
  await visitHome(page);
  await header(page).getByRole('button', { name: '切换到深色' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  // The page's own code runs later than this.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const at = document.documentElement;
      at.dataset[document.readyState] = at.className;
    });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-interactive', 'dark');
  await header(page).getByRole('button', { name: '切换到浅色' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-interactive', '');
  await expect(page.locator('html')).toHaveClass('');
});

test('a page whose code did not come says so, and comes with a retry', async ({ page }) => {
  await asDemoBuyer(page);
  let down = true;
  await page.route('**/assets/WalletPage-*.js', (route) => (down ? route.abort() : route.continue()));
  await menu(page).getByRole('link', { name: '我的钱包' }).click();
  await expect(page.getByText('页面没有打开')).toBeVisible();
  await expect(header(page)).toBeVisible();
  await shot(page, 'load-failed');
  down = false;
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expect(heading(page, '我的钱包')).toBeVisible();
  expect(page.url()).toBe(pageUrl('/buyer/wallet'));
});

test('what the browser will not copy is laid out to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    document.execCommand = () => false;
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const phone = await asDemoBuyer(page);
  await page.goto(pageUrl('/me'));
  await page.getByRole('button', { name: /^复制手机号/ }).click();
  await expect(page.getByText('复制失败，请手动复制')).toBeVisible();
  const field = dialogOf(page, '请手动复制').getByRole('textbox', { name: '要复制的文字' });
  await expect(field).toHaveValue(phone);
  expect(await field.evaluate((one: HTMLTextAreaElement) => [one.selectionStart, one.selectionEnd])).toEqual([
    0, 11,
  ]);
});

test('an unknown page leads home', async ({ page }) => {
  await visitHome(page);
  await page.goto(pageUrl('/no/such/page'));
  await expect(page).toHaveURL(pageUrl('/404'));
  await expect(page).toHaveTitle('没有找到这个页面 · 橙仓');
  await page.getByRole('main').getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(pageUrl('/'));
  await expect(page.getByRole('heading', { name: '商品列表' })).toBeVisible();
});

test('the keyboard goes on from a new page, without a ring for the mouse; words that are typed keep the focus', async ({
  page,
}) => {
  const ringed = () => page.evaluate(() => document.activeElement?.matches(':focus-visible') ?? null);
  await asDemoBuyer(page);
  await menu(page).getByRole('link', { name: '我的钱包' }).click();
  await expect(heading(page, '我的钱包')).toBeVisible();
  const link = menu(page).getByRole('link', { name: '发件人管理' });
  await link.click();
  await expect(heading(page, '发件人管理')).toBeFocused();
  expect(await ringed()).toBe(false);
  await menu(page).getByRole('link', { name: '我的钱包' }).press('Enter');
  await expect(heading(page, '我的钱包')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
  const box = header(page).getByRole('combobox', { name: '搜索' });
  await box.click();
  await expect(page).toHaveURL(pageUrl('/search'));
  await expect(page.getByRole('heading', { level: 1, name: /^全部商品/ })).toBeVisible();
  await expect(box).toBeFocused();
});

test('the shipping pages come in from the right, quickly, and stand still for who asks for it', async ({
  page,
}) => {
  /** Motions of the pages in `main`, and how far the window can be scrolled sideways meanwhile. */
  const motions = () =>
    page.evaluate(async () => {
      const main = document.querySelector('main');
      if (!main) throw new Error('no main');
      const { promise, resolve } = Promise.withResolvers<AnimationEvent>();
      main.addEventListener('animationstart', resolve, { once: true });
      document.querySelector<HTMLElement>('nav a[href="/t3/shipments"]')?.click();
      const { target } = await promise;
      const effect = (target as Element).getAnimations()[0]?.effect as KeyframeEffect | null | undefined;
      const timing = effect?.getComputedTiming();
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        from: String(effect?.getKeyframes()[0]?.transform),
        duration: Number(timing?.duration ?? 0),
        easing: timing?.easing ?? null,
        scrollsSideways: scrollWidth > clientWidth,
      };
    });
  await asDemoBuyer(page);
  await menu(page).getByRole('link', { name: '我的钱包' }).click();
  await expect(heading(page, '我的钱包')).toBeVisible();
  const motion = await motions();
  expect(motion).toMatchObject({ from: expect.stringMatching(/^translateX?\(\d/), scrollsSideways: false });
  expect(motion.duration).toBe(180);
  await expect(page).toHaveURL(pageUrl('/shipments/byHand'));
  await page.goBack();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await motions()).duration).toBeLessThan(1);
});

test('the search opens by a click and keeps what is typed at once, and by Tab it is only passed', async ({
  page,
}) => {
  await visitHome(page);
  const box = page.getByRole('banner').getByRole('combobox', { name: '搜索' });
  await page.getByRole('banner').getByRole('radio', { name: '商品' }).focus();
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Tab');
  expect(page.url()).toBe(pageUrl('/'));
  await box.click();
  await page.keyboard.type('玻璃');
  await expect(page).toHaveURL(pageUrl('/search'));
  await expect(box).toHaveValue('玻璃');
});
