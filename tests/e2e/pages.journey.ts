import { expect, type Page, test } from 'playwright/test';
import { inDatabase, pageUrl } from './person.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';

const pictured = async (page: Page, name: string) => {
  await pages(page).scrollIntoViewIfNeeded();
  await shot(page, name);
};
const pages = (page: Page) => page.getByRole('navigation', { name: '分页' });
const turn = (page: Page, name: string) => pages(page).getByRole('button', { name }).click();

/** Movements of 1, 2, 3 … fen, so that each is known by its amount. */
async function earn(phone: string, from: number, to: number): Promise<void> {
  await inDatabase(
    `SELECT give_demo_money(a.id, n) FROM account a, generate_series($2::int, $3::int) n
      WHERE a.kind = 1 AND a.phone_print = $1`,
    [printOf(phone), from, to],
  );
}

/** What a page of the wallet should show: amounts from one down to another. */
const amounts = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => `+¥${((from - at) / 100).toFixed(2)}`);

async function expectRows(page: Page, expected: string[]): Promise<void> {
  const cells = page.getByRole('table').getByText(/^\+¥\d+\.\d\d$/);
  await expect(cells).toHaveText(expected);
}

test('movements that come in while a wallet is looked through are not seen twice, and none is left out', async ({
  page,
}) => {
  // Nothing is told, so that the page shows what it was asked for and no more.
  await page.route('**/graphql/stream', (route) => route.abort());
  const phone = await signedInBuyer(page);
  await earn(phone, 1, 45);
  await page.goto(pageUrl('/buyer/wallet'));
  await expectRows(page, amounts(45, 26));

  await earn(phone, 46, 50);
  await turn(page, '下一页');
  await expectRows(page, amounts(25, 6));
  await expect(page).toHaveURL(/page=2/);
  await pictured(page, 'pages-second-light');
  await earn(phone, 51, 70);
  await turn(page, '下一页');
  await expectRows(page, amounts(5, 1));
  await expect(pages(page)).toContainText('共 70 条');
  await expect(pages(page).getByRole('button', { name: '下一页' })).toHaveClass(/disabled/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await pictured(page, 'pages-last-dark');

  await page.goBack();
  await expectRows(page, amounts(25, 6));
  await page.goForward();
  await expectRows(page, amounts(5, 1));
  await turn(page, '上一页');
  await expectRows(page, amounts(25, 6));

  // A reload looks at the second page of what there is now.
  await page.reload();
  await expectRows(page, amounts(50, 31));
  await pages(page).getByText('4', { exact: true }).click();
  await expectRows(page, amounts(10, 1));
  await pages(page).getByText('1', { exact: true }).click();
  await expectRows(page, amounts(70, 51));
});
