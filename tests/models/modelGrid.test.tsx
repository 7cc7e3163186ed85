// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GRID_COLUMNS } from '../../web/src/features/shipments/model/check/gridCursor.ts';
import { ModelGridRow } from '../../web/src/features/shipments/model/check/ModelGridRow.tsx';
import { type ModelRow, withCell } from '../../web/src/features/shipments/model/flow/modelRow.ts';
import { computeVerdicts } from '../../web/src/features/shipments/model/flow/modelVerdicts.ts';
import { basketOf } from '../../web/src/features/shipments/shared/wizard/basket.ts';
import { shirts } from '../support/goodsFacts.samples.ts';
import { placedRows, sheetRow } from '../support/modelRows.samples.ts';

afterEach(cleanup);

const facts = basketOf([shirts], [{ goodId: 90, skuId: 903, quantity: 1 }]);
const by = { facts, numBy: 'file' as const, links: {} };
const rowOf = (change: Partial<ModelRow>) => ({ ...placedRows(sheetRow(2))[0], ...change }) as ModelRow;

/** What the cells of a row say, by column. */
function cells(row: ModelRow) {
  const verdict = computeVerdicts([row], null, null, by).get(row.id);
  if (!verdict) throw new Error('every row has a verdict');
  const actions = { choose: () => {}, point: () => {}, type: () => {} };
  render(
    <table>
      <tbody>
        <ModelGridRow {...{ row, verdict, actions }} at={1} basket={facts} chosen={false} cursor={null} />
      </tbody>
    </table>,
  );
  const shown = screen.getAllByRole('cell').slice(-GRID_COLUMNS.length);
  return Object.fromEntries(GRID_COLUMNS.map((column, at) => [column, shown[at]?.textContent]));
}

describe('the grid of a file’s rows', () => {
  it('says under a specification what is wrong with it, and nothing under the address', () => {
    expect(cells(rowOf({ specification: '紫色 S' }))).toMatchObject({
      specification: '紫色 S没有规格“紫色 S”，请在选择商品时对应',
      detail: '文三路2号',
    });
  });

  it('shows what a parcel was given when it was joined or got more, until other words are typed', () => {
    const own = [
      { skuId: 903, quantity: 3 },
      { skuId: 906, quantity: 1 },
    ];
    const row = rowOf({ own, num: '4' });
    expect(cells(row).specification).toBe('红色 XL×3、蓝色 L×1');
    cleanup();
    const typed = withCell(row, 'specification', '蓝色 L');
    expect(cells(typed).specification).toBe('蓝色 L');
    cleanup();
    expect(withCell(row, 'specification', '').own).toBeUndefined();
  });

  it('lets a code be deleted that stands for the words', () => {
    expect(withCell(rowOf({ merchantCode: 'TX-903' }), 'specification', '').merchantCode).toBe('');
  });
});
