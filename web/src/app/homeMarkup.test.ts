import { expect, it } from 'vitest';
import { homeMarkup } from './homeMarkup.tsx';

it('draws the home page where there is no browser', () => {
  const markup = homeMarkup([
    { operationName: 'ListHomeCategories', variables: {}, data: { categories: [] } },
    { operationName: 'LoadHomePlaces', variables: {}, data: { homePlaces: null } },
  ]);
  expect(markup).toContain('商品列表');
  expect(markup).toContain('登录');
});
