import { expect, type Locator, type Page } from 'playwright/test';
import { giveMoney, inDatabase, pageUrl } from './person.ts';
import { printOf, sealedSender } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';
import type { SimulatedShop } from './simulatedShops.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

export const main = (page: Page) => page.getByRole('main');
export const summary = (page: Page) => page.getByRole('complementary', { name: '发货清单' });
export const nextButton = (page: Page) => summary(page).getByRole('button', { name: /^下一步/ });
export const backButton = (page: Page) => page.getByRole('button', { name: '上一步' });
export const payButton = (page: Page) => summary(page).getByRole('button', { name: /^确认支付/ });
export const recipientCell = (page: Page, name: string) =>
  page.getByRole('grid', { name: '收件人列表' }).getByLabel(name, { exact: true });
export const orderRows = (page: Page) =>
  page
    .getByRole('table', { name: '店铺订单' })
    .getByRole('row')
    .filter({ hasText: /待发货|已/ });

/** A buyer of the journey's own, who can pay and says who sends, at the wizard; answers the phone. */
export async function buyerAtWizard(page: Page, yuan = 1000): Promise<string> {
  await page
    .context()
    .route('https://img.example.com/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    );
  const phone = await signedInBuyer(page);
  await giveMoney(phone, yuan);
  await inDatabase(
    `INSERT INTO sender (account_id, person, province, city, district, province_code, city_code, district_code, is_default)
      SELECT id, $2, '浙江省', '杭州市', '西湖区', '330000', '330100', '330106', true
      FROM account WHERE kind = 1 AND phone_print = $1`,
    [printOf(phone), sealedSender('橙子小店', phone, '文三路478号')],
  );
  await page.goto(pageUrl('/shipments/auto'));
  return phone;
}

/** Does something that opens the platform's window, and decides there. */
export async function decideAtPlatform(
  page: Page,
  open: () => Promise<void>,
  { shop, decision = '授权' }: { shop: SimulatedShop; decision?: '授权' | '拒绝' },
): Promise<void> {
  const opening = page.waitForEvent('popup');
  await open();
  const platform = await opening;
  await platform.getByRole('radio', { name: shop.name }).check();
  await platform.getByRole('button', { name: decision }).click();
}

/** Binds a shop in the platform's own window. */
export async function bindShop(page: Page, shop: SimulatedShop): Promise<void> {
  await main(page).getByRole('button', { name: '绑定店铺' }).click();
  const platform = page.getByRole('dialog').getByRole('button', { name: shop.platform });
  await decideAtPlatform(page, () => platform.click(), { shop });
  await expect(page.getByText('店铺已绑定')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** A bound shop among the others; choosing it reads its orders. */
export const shopFace = (page: Page, { name }: SimulatedShop) =>
  page.getByRole('list', { name: '店铺', exact: true }).getByRole('button', { name: new RegExp(name) });

/** Chooses a bound shop, whose orders are then read. */
export async function chooseShop(page: Page, shop: SimulatedShop): Promise<void> {
  await shopFace(page, shop).click();
  await expect(main(page).getByRole('heading', { name: `${shop.name}的订单` })).toBeVisible();
  await expect(main(page).getByText(/^已读取 \d+ 单/)).toBeVisible();
}

/** In the open editor of a link: one combination more of what is found by these words. */
export async function addLinkedSku(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: '搜索商品名称、规格或商家编码' }).fill(words);
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('list', { name: '橙仓规格' })
    .getByRole('button', { name: `选用 ${words}` })
    .first()
    .click();
  await expect(dialog.getByRole('list', { name: '已选的橙仓规格' })).toContainText(words);
}

/** In the list of the shop's SKUs: one good for whatever the shop sells. */
async function linkWholeShop(page: Page, good: string): Promise<void> {
  await page.getByRole('button', { name: '整店统一关联' }).click();
  await addLinkedSku(page, good);
  await page.getByRole('dialog').getByRole('button', { name: '保存关联' }).click();
  await expect(page.getByText(/没有未关联的规格|还没有店铺规格/)).toBeVisible();
}

/** In the open dialog of the shop's SKUs: one good for whatever the shop sells. */
export async function mapWholeShop(page: Page, good: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await linkWholeShop(page, good);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(dialog).toBeHidden();
}

/** From the cards of the shops to the links of the only one, on its page. */
export async function openLinks(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: '商品关联' }).click();
  await expect(main(page).getByRole('tab', { name: /^商品关联/ })).toHaveAttribute('aria-selected', 'true');
}

/** From there back to the cards. */
export async function backToShops(page: Page): Promise<void> {
  await page.goto(pageUrl('/shipments/auto'));
  await expect(main(page).getByRole('list', { name: '店铺', exact: true })).toBeVisible();
}

/** From the page of the shops: one good for whatever the shop sells. */
export async function mapShop(page: Page, good: string): Promise<void> {
  await openLinks(page);
  await linkWholeShop(page, good);
  await backToShops(page);
}

/** Chooses the page's orders by the keyboard, once they are there. */
export async function choosePage(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { name: '选择本页' });
  await expect(box).toBeEnabled();
  await box.press('Space');
}

/** Chooses the page's orders, and goes on to what they cost. */
export async function reviewAll(page: Page): Promise<void> {
  await choosePage(page);
  await nextButton(page).click();
  await expect(page.getByRole('list', { name: '按商品分好的包裹' })).toBeVisible();
  await nextButton(page).click();
  await expect(payButton(page)).toBeEnabled();
}

/** The parcel list with columns that it does not show by itself; answers the rows of a shop. */
export async function parcelsOfShop(page: Page, shop: SimulatedShop): Promise<Locator> {
  await page.goto(pageUrl('/packageCenter'));
  await page.getByRole('button', { name: '列设置' }).click();
  const columns = page.getByRole('group', { name: '列设置' });
  for (const name of ['第三方订单号', '店铺名称'])
    await columns.getByRole('checkbox', { name }).press('Space');
  await page.keyboard.press('Escape');
  return page.getByRole('table', { name: '包裹列表' }).getByRole('row', { name: shop.name });
}
