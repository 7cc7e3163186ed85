// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PriceParts } from '../../web/src/shop/PriceParts.tsx';

it('every price of a combination that is in force is told with its pieces and parcels', () => {
  const goods = { kind: 'GOODS', fen: 120, minPieces: null } as const;
  const step = { kind: 'STEP', fen: -10, minPieces: 3 } as const;
  const shirt = { skuId: 1, title: '短袖 红色' };
  render(
    <PriceParts
      prices={[
        { ...shirt, unitPrice: 110, pieces: 6, parcels: 2, parts: [goods, step] },
        { ...shirt, unitPrice: 120, pieces: 1, parcels: 1, parts: [goods] },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '短袖 红色 6 件（2 个包裹）每件¥1.10原价 ¥1.20阶梯价 满 3 件 -¥0.10',
    '短袖 红色 1 件（1 个包裹）每件¥1.20原价 ¥1.20',
  ]);
});
