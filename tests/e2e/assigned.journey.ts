import { expect, test } from 'playwright/test';
import {
  bindShop,
  buyerAtWizard,
  choosePage,
  decideAtPlatform,
  main,
  mapWholeShop,
  nextButton,
  orderRows,
  parcelsOfShop,
  payButton,
} from './autoWizard.ts';
import { faults } from './faults.ts';
import { collectConsoleErrors, pageUrl } from './person.ts';
import { phoneShots, shot, shots } from './screens.ts';
import { changeShop, ordersAt, simulatedShop } from './simulatedShops.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

// Waybills, and telling the shop, are the work of jobs.
test.describe.configure({ timeout: 300_000 });

/** `hides`: suppliers are not told whose an order is. `tells`: a new one is pushed here; others are read. */
const CASES = [
  { slug: 'douyin', bindName: '授权抖店', hides: false, tells: true },
  { slug: 'pinduoduo', bindName: '授权拼多多', hides: true, tells: false },
  { slug: 'weixin', bindName: '授权微信小店', hides: false, tells: false },
] as const;

for (const { slug, bindName, hides, tells } of CASES)
  test(`an order that is assigned at ${slug} is paid by its merchant and ships there with the platform’s number`, async ({
    page,
    browser,
  }) => {
    const trouble = collectConsoleErrors(page);
    const [merchant, supplier] = [simulatedShop(slug, 3), simulatedShop(slug, 4)];
    await changeShop(merchant, 'bindSupplier', { supplierId: supplier.shopId });
    const [assigned] = (await ordersAt(merchant)).toReversed();
    const orderNo = assigned?.orderNo ?? '';
    const assign = () => changeShop(merchant, 'assignOrder', { orderNo, supplierId: supplier.shopId });
    await buyerAtWizard(page);
    await bindShop(page, merchant);
    if (hides) {
      // Whose shop it is a supplier is not told there: the merchant writes its code into the order's memo.
      const code =
        (await main(page)
          .getByText(/^CC[0-9A-Z]+-[0-9A-F]{8}$/)
          .textContent()) ?? '';
      await changeShop(merchant, 'remarkOrder', { orderNo, sellerMemo: code });
    }
    if (!tells) await assign();

    // The supplier, in a window of its own.
    const theirs = await (
      await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
    ).newPage();
    const { warehouse } = await supplierWithWarehouse(theirs);
    const good = `代发小熊${warehouse.slice(-6)}`;
    await publishGood(theirs, { name: good, warehouse });
    await theirs.goto(pageUrl('/seller/print?tab=assigned'));
    const bind = main(theirs).getByRole('button', { name: bindName });
    await decideAtPlatform(theirs, () => bind.click(), { shop: supplier });
    await expect(theirs.getByRole('table', { name: '代发店铺' })).toContainText(supplier.name);
    const found = { supplier: await faults(theirs), buyer: [] as string[] };
    await shots(theirs, `assigned-supplier-${slug}`);
    await phoneShots(theirs, `assigned-supplier-${slug}`);
    await theirs.context().close();

    // What is bound at the platform opens a shop here.
    const face = page
      .getByRole('list', { name: '店铺', exact: true })
      .getByRole('button', { name: new RegExp(`代发：${supplier.name}`) });
    const faceSays = (words: string) =>
      expect(async () => {
        await page.reload();
        await expect(face).toContainText(words, { timeout: 2_000 });
      }).toPass();
    if (tells) {
      await faceSays('0 个订单待发货');
      // The merchant assigns an order at the platform; it is pushed here.
      await assign();
    }
    await faceSays('1 个订单待发货');
    await expect(face).toContainText('代发单');
    found.buyer = await faults(page);
    await shots(page, `assigned-shops-${slug}`);
    await face.click();
    const heading = main(page).getByRole('heading', { name: new RegExp(`代发：${supplier.name}）的订单$`) });
    const shop = { ...merchant, name: ((await heading.textContent()) ?? '').replace(/的订单$/, '') };
    await expect(orderRows(page)).toHaveCount(1);
    await shot(page, `assigned-orders-${slug}`);

    await choosePage(page);
    await nextButton(page).click();
    await main(page).getByRole('button', { name: '管理商品关联' }).click();
    await mapWholeShop(page, good);
    await expect(page.getByRole('list', { name: '按商品分好的包裹' })).toContainText('1 个包裹');
    await nextButton(page).click();
    await payButton(page).click();
    await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();
    const parcels = await parcelsOfShop(page, shop);
    await expect(async () => {
      await page.reload();
      await expect(parcels.filter({ hasText: '已回传店铺' })).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
    await shot(page, `assigned-parcel-${slug}`);

    // As the merchant's shop knows it: shipped, with the number that the platform gave.
    const shipped = (await ordersAt(merchant)).find((order) => order.orderNo === orderNo);
    expect(shipped?.state).toBe('shipped');
    expect(shipped?.shipments).toHaveLength(1);
    await expect(parcels).toContainText(shipped?.shipments[0]?.waybillNo ?? 'none');
    expect(found).toEqual({ supplier: [], buyer: [] });
    expect(trouble).toEqual([]);
  });
