import { expect, type Page, test } from 'playwright/test';
import {
  backButton,
  bindShop,
  buyerAtWizard,
  chooseShop,
  decideAtPlatform,
  main,
  orderRows,
  shopFace,
} from './autoWizard.ts';
import { faults } from './faults.ts';
import { collectConsoleErrors, inDatabase } from './person.ts';
import { phoneShots, shots } from './screens.ts';
import { changeShop, ordersAt, type SimulatedShop, simulatedShop } from './simulatedShops.ts';

test.describe.configure({ timeout: 300_000 });

/** The authorisation of a shop ends in so many hours, and its token renews itself no more. */
const endsIn = ({ shopId }: SimulatedShop, hours: number) =>
  inDatabase(
    'UPDATE shop SET refresh_token = NULL, expires_at = now() + make_interval(hours => $2) WHERE remote_shop_id = $1',
    [shopId, hours],
  );

const backToShops = async (page: Page) => {
  await backButton(page).click();
  await expect(main(page).getByRole('heading', { name: '选择店铺' })).toBeVisible();
};

test('a shop that ends tomorrow is named first and renewed from its orders, whose marks are gone then', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const [ending, later] = [simulatedShop('taobao', 2), simulatedShop('douyin', 2)];
  await buyerAtWizard(page);
  await bindShop(page, later);
  await bindShop(page, ending);
  await chooseShop(page, later);
  await backToShops(page);
  await chooseShop(page, ending);
  await expect(orderRows(page)).toHaveCount(8);
  await expect(main(page).getByRole('list', { name: '授权预警' })).toBeHidden();
  // Sold ahead of time: to be sent in ten days.
  await changeShop(ending, 'addOrders', { count: 1, shipHours: 240 });
  await endsIn(ending, 20);
  await endsIn(later, 40);
  await backToShops(page);

  const toRenew = main(page).getByRole('list', { name: '授权预警' }).getByRole('listitem');
  await expect(toRenew).toHaveText([
    new RegExp(`${ending.name}：授权到 .+，8 单将在授权到期后才发货，最早 `),
    new RegExp(`${later.name}：授权到 .+，\\d 单将在授权到期后才发货，最早 `),
  ]);
  await expect(shopFace(page, ending)).toContainText('先续这家');
  await expect(shopFace(page, later)).not.toContainText('先续这家');
  const found: Record<string, string[]> = { shops: await faults(page) };
  await shots(page, 'forecast-shops');
  await phoneShots(page, 'forecast-shops');
  await page.setViewportSize({ width: 1440, height: 900 });

  // The orders that come too late, what is to be sent first leading; the one that was just bought among them.
  await toRenew.first().getByRole('button', { name: '查看这 8 单' }).click();
  await expect(main(page).getByText(/^已读取 \d+ 单/)).toBeVisible();
  await expect(orderRows(page).filter({ hasText: '授权将先到期' })).toHaveCount(9);
  const chip = main(page).getByRole('button', { name: '授权将先到期' });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  // The shop numbers its orders one after the other.
  const orderNos = (await ordersAt(ending)).map(({ orderNo }) => orderNo).toSorted();
  await expect(orderRows(page)).toHaveText(orderNos.map((orderNo) => new RegExp(orderNo)));
  found.orders = await faults(page);
  await shots(page, 'forecast-orders');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(chip).toBeHidden();
  await main(page).getByRole('button', { name: '已筛选' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '授权将先到期' })).toBeVisible();
  await phoneShots(page, 'forecast-filters');
  await page.getByRole('dialog').getByRole('button', { name: '完成' }).click();
  await phoneShots(page, 'forecast-orders');
  await page.setViewportSize({ width: 1440, height: 900 });

  const renew = toRenew.first().getByRole('button', { name: `续期 ${ending.name}` });
  await decideAtPlatform(page, () => renew.click(), { shop: ending });
  await expect(page.getByText(`店铺 ${ending.name} 已续期`)).toBeVisible();
  await expect(main(page).getByText('没有符合条件的订单')).toBeVisible();
  await chip.click();
  await expect(orderRows(page)).toHaveCount(9);
  await expect(orderRows(page).filter({ hasText: '授权将先到期' })).toHaveCount(0);
  await expect(toRenew).toHaveText([new RegExp(later.name)]);
  // What is near is found among all of them by another click.
  await main(page).getByRole('button', { name: '24 小时内要发' }).click();
  await expect(orderRows(page)).toHaveCount(1);
  await expect(orderRows(page)).toContainText(/还剩 \d+ 小时/);
  expect(found).toEqual({ shops: [], orders: [] });
  expect(trouble).toEqual([]);
});
