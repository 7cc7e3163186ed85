import { type Browser, expect, type Page, test } from 'playwright/test';
import { png } from '../support/pictures.ts';
import { faultsInBothThemes } from './faults.ts';
import { openConsole } from './operators.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shot, shots } from './screens.ts';
import { takeTurns } from './turns.ts';

const REASON = '活动已经结束了';
const pictureOf = (width: number, height: number) => ({
  ...{ name: '年货节.png', mimeType: 'image/png' },
  buffer: png(width, height),
});

async function visitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  // How far what is drawn has moved by itself.
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

/** Goods with their prices stand in the first screen, whole, without scrolling. */
async function expectGoodsInFirstScreen(page: Page) {
  for (const size of [
    { width: 1_440, height: 900 },
    { width: 1_280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    const goods = page.getByRole('region', { name: '热销榜' }).getByRole('listitem');
    await expect(goods.nth(1)).toBeInViewport({ ratio: 1 });
    await expect(goods.first().getByText('¥')).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1_440, height: 900 });
}

takeTurns('home page', 'alone');

test('the home page begins with goods, and leads to the rest of each shelf', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await page.goto(pageUrl('/'));
  await expect(page.locator('.server-page')).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: '我知道了' }).click();
  await expectGoodsInFirstScreen(page);
  await expect(page.getByRole('region', { name: '48 小时内发货' })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await shots(page, 'home');
  const heights = await page
    .getByRole('list', { name: '商品列表' })
    .getByRole('listitem')
    .evaluateAll((cards) =>
      cards.slice(0, 10).map((card) => Math.round(card.getBoundingClientRect().height)),
    );
  expect(new Set(heights).size).toBe(1);

  await page.getByRole('link', { name: '更多热销榜' }).click();
  await expect(page).toHaveURL(/\/t3\/\?sort=2$/);
  await expect(page.getByRole('region', { name: '热销榜' })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('navigation', { name: '价格专区' }).getByRole('link', { name: '5–10 元' }).click();
  await expect(page).toHaveURL(/\/t3\/\?min=5&max=9\.99$/);
  const goods = page.getByRole('list', { name: '商品列表' }).getByRole('listitem');
  await expect(goods.first()).toContainText(/¥[5-9]\.\d\d/);
  await shot(page, 'home-zone');
  expect(errors).toEqual([]);
});

test('an operator puts a banner, an entry and goods on the home page, and takes them down', async ({
  page,
  browser,
}) => {
  test.slow();
  const errors = collectConsoleErrors(page);
  const [good] = await inDatabase<{ goods_no: string; name: string }>(
    'SELECT goods_no, name FROM goods WHERE status = 1 AND deleted_at IS NULL ORDER BY id LIMIT 1',
  );
  await openConsole(page, 'administrator', '/places');
  const dialog = page.getByRole('dialog');
  for (const title of ['年货节满减', '新疆专线']) {
    await page.getByRole('button', { name: '添加轮播图' }).click();
    await dialog.getByRole('textbox', { name: /标题/ }).fill(title);
    await dialog.locator('input[type=file]').setInputFiles(pictureOf(1_600, 320));
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('list', { name: '轮播图' }).getByText(title)).toBeVisible();
  }
  const list = page.getByRole('list', { name: '轮播图' }).first();
  await page.getByRole('button', { name: '上移新疆专线' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('新疆专线');
  await list.getByRole('listitem').first().dragTo(list.getByRole('listitem').nth(1));
  await expect(list.getByRole('listitem').first()).toContainText('年货节满减');

  await list.getByRole('listitem').first().getByRole('button', { name: '修改' }).click();
  await dialog.getByRole('combobox', { name: '点击后' }).click();
  await dialog.getByRole('option', { name: '打开本站页面' }).click();
  await dialog.getByRole('textbox', { name: /页面地址/ }).fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('只能跳转到本站页面')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: /页面地址/ }).fill('/search/8');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  await shots(page, 'console-places-banners');

  await page.getByRole('tab', { name: '快捷入口' }).click();
  await page.getByRole('button', { name: '添加入口' }).click();
  await dialog.getByRole('textbox', { name: /标题/ }).fill('日用百货');
  await dialog.locator('input[type=file]').setInputFiles(pictureOf(200, 200));
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('list', { name: '快捷入口' }).getByText('日用百货')).toBeVisible();

  await page.getByRole('tab', { name: '推荐商品' }).click();
  await page.getByRole('button', { name: '添加商品' }).click();
  await dialog.getByRole('textbox', { name: /商品编号/ }).fill(good?.goods_no ?? '');
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(
    page
      .getByRole('list', { name: '推荐商品' })
      .first()
      .getByText(good?.name ?? ''),
  ).toBeVisible();
  await shots(page, 'console-places-goods');

  const reader = await visitor(browser);
  const readerErrors = collectConsoleErrors(reader);
  await expect(async () => {
    await reader.goto(pageUrl('/'));
    await expect(reader.getByRole('region', { name: '推荐商品' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const carousel = reader.getByRole('region', { name: '活动推荐' });
  await expect(carousel.getByRole('img', { name: '年货节满减' })).toBeVisible();
  await expect(reader.locator('.server-page')).toHaveCount(0);
  const shifted = await reader.evaluate(() => (window as unknown as { shifted: number }).shifted);
  expect(shifted).toBeLessThan(0.01);
  await reader.getByRole('dialog').getByRole('button', { name: '我知道了' }).click();
  await expect(reader.getByRole('navigation', { name: '快捷入口' })).toContainText('日用百货');
  await expectGoodsInFirstScreen(reader);
  await carousel.getByRole('button', { name: '暂停' }).click();
  await carousel.getByRole('button', { name: '下一张' }).click();
  await expect(carousel).toContainText('2 / 2');
  await carousel.getByRole('button', { name: '播放' }).press('Enter');
  await expect(carousel.getByRole('button', { name: '暂停' })).toBeVisible();
  await carousel.getByRole('button', { name: '上一张' }).click();
  await expect(carousel).toContainText('1 / 2');
  expect(await faultsInBothThemes(reader)).toEqual([]);
  await shots(reader, 'home-places');
  // The category, which visitors see on the home page itself.
  await carousel.getByRole('link', { name: '年货节满减' }).click();
  await expect(reader).toHaveURL(/\/t3\/\?category=8$/);
  await expect(carousel).toHaveCount(0);

  for (const place of ['推荐商品', '快捷入口', '轮播图']) {
    await page.getByRole('tab', { name: place }).click();
    const rows = page.getByRole('list', { name: place }).first().getByRole('listitem');
    const count = place === '轮播图' ? 2 : 1;
    for (let at = 0; at < count; at += 1) {
      await rows.nth(at).getByRole('button', { name: '下线', exact: true }).click();
      await dialog.getByLabel(/原因/).fill(REASON);
      await dialog.getByRole('button', { name: '下线', exact: true }).click();
      await expect(rows.nth(at)).toContainText('已下线');
    }
  }
  await expect(async () => {
    await reader.goto(pageUrl('/'));
    await expect(reader.getByRole('list', { name: '商品列表' })).toBeVisible();
    await expect(reader.getByRole('region', { name: '推荐商品' })).toHaveCount(0, { timeout: 1_000 });
    await expect(carousel).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  expect([errors, readerErrors]).toEqual([[], []]);
  await reader.context().close();
});
