import { expect, test } from 'playwright/test';
import {
  backToShops,
  bindShop,
  buyerAtWizard,
  chooseShop,
  main,
  openLinks,
  payButton,
  reviewAll,
} from './autoWizard.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shot, shots } from './screens.ts';
import { changeShop, simulatedShop } from './simulatedShops.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SHOP = simulatedShop('jd', 2);

test('a buyer pulls a shop’s goods, links twenty at once before the first order, and sees what is earned', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await page
    .context()
    .route('https://img10.360buyimg.com/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
  await buyerAtWizard(page, 5_000);
  await bindShop(page, SHOP);
  // Goods of the shop that carry our numbers.
  const skus = await inDatabase<{ sku_no: string; name: string }>(
    `SELECT k.sku_no, g.name FROM sku k JOIN goods g ON g.id = k.good_id
      WHERE k.status = 1 AND k.deleted_at IS NULL AND g.status = 1 AND g.deleted_at IS NULL AND g.platforms = '{}'
        AND EXISTS (SELECT FROM sku_stock s WHERE s.sku_id = k.id AND s.available > 20)
      ORDER BY k.id LIMIT 20`,
  );
  expect(skus).toHaveLength(20);
  for (const { sku_no: merchantCode, name } of skus)
    await changeShop(SHOP, 'putGoods', { merchantCode, title: `本店 ${name}`, sku: '标准', price: 3_990 });

  await openLinks(page);
  const links = main(page);
  await links.getByRole('button', { name: '拉取店铺商品', exact: true }).click();
  await expect(links.getByRole('button', { name: '取消拉取' })).toBeVisible();
  await expect(links.getByRole('progressbar', { name: '拉取进度' })).toBeVisible();
  await shot(page, 'goods-pull-running');
  await expect(links.getByText(/已拉取 506 个店铺规格，新增 \d+ 个/).first()).toBeVisible({
    timeout: 30_000,
  });

  await links.getByRole('searchbox', { name: '搜索店铺商品或商家编码' }).fill('本店');
  await page.keyboard.press('Enter');
  await expect(links.getByText('未关联 20', { exact: true })).toBeVisible();
  await shots(page, 'goods-pulled');
  await links.getByRole('checkbox', { name: '选择本页' }).press('Space');
  await links.getByRole('button', { name: '采用推荐 20' }).click();
  await expect(page.getByText('已关联 20 个店铺规格')).toBeVisible();
  await expect(links.getByText('已关联 20', { exact: true })).toBeVisible();
  await backToShops(page);

  // Two orders of one of them, and one of something that nobody has linked.
  const [first] = skus;
  await changeShop(SHOP, 'addOrders', { count: 2, merchantCode: first?.sku_no });
  await changeShop(SHOP, 'addOrders', { count: 1, title: '没有关联的货' });
  await chooseShop(page, SHOP);
  await main(page).getByRole('searchbox', { name: '商品标题' }).fill('本店');
  await page.keyboard.press('Enter');
  await reviewAll(page);
  await payButton(page).click();
  await expect(main(page).getByText('支付成功，仓库正在安排发货')).toBeVisible();

  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '店铺经营' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: '店铺经营' })).toBeVisible();
  await expect(main(page).getByText(/个订单（¥[\d.]+）没有全部发货.*未关联的商品/)).toBeVisible();
  const sums = main(page).getByRole('region', { name: '合计' });
  await expect(sums).toContainText('毛利');
  await shots(page, 'shop-sales');
  await main(page).getByText('按店铺商品', { exact: true }).click();
  const row = main(page).getByRole('row', { name: new RegExp(`本店 ${first?.name}`) });
  await expect(row).toContainText('79.80');
  await shots(page, 'shop-sales-goods');
  await main(page).getByRole('button', { name: '导出' }).click();
  await expect(main(page).getByText(/店铺经营-.*\.xlsx/)).toBeVisible();
  await row.getByRole('link', { name: '看关联' }).click();
  await expect(page).toHaveURL(/\/me\/shops\/\d+\/links\?keyword=/);
  await expect(main(page).getByText(`本店 ${first?.name}`).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(pageUrl('/buyer/shopSales?unit=GOODS'));
  expect(trouble).toEqual([]);
});
