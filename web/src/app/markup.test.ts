import { expect, it } from 'vitest';
import { markupOf } from './markup.tsx';

it('draws the home page where there is no browser', async () => {
  const markup = await markupOf('/', [
    { operationName: 'ListHomeCategories', variables: {}, data: { categories: [] } },
    { operationName: 'LoadHomePlaces', variables: {}, data: { homePlaces: null } },
  ]);
  expect(markup).toContain('商品列表');
  expect(markup).toContain('登录');
});

it('draws goods with their picture and name', async () => {
  const good = { __typename: 'Good', id: 7, name: '红薯', pic: '/files/7.png' };
  const markup = await markupOf('/goodsInfo/7/1', [
    { operationName: 'LoadGoodLook', variables: { id: 7 }, data: { good } },
  ]);
  expect(markup).toContain('红薯');
  expect(markup).toContain('src="/files/7.png"');
});

it('draws the frame of another page, with its place in the menu and no sign-in', async () => {
  const markup = await markupOf('/orderCenter', []);
  expect(markup).toMatch(/aria-current="page" href="\/t3\/orderCenter"/);
  expect(markup).not.toContain('请先登录');
});
