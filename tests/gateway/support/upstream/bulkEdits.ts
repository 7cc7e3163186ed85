import type {
  BulkEditDto,
  BulkEditLineDto,
  BulkEditRowDto,
} from '../../../../gateway/src/domains/bulkEdits/bulkEdits.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

function editRow(id: number): BulkEditDto {
  return {
    ...{ id, editNo: `XG${id}`, kind: 1, valueName: '', warehouseName: '', goodsCount: 2, rowCount: 3 },
    change: { mode: 3, value: 11_000, rounding: 10, warehouseId: null },
    ...{ createdAt: at, undoneAt: null, undoneCount: null, allowedActions: ['undo'] },
  };
}

const named = { goodId: 1, goodsNo: 'G1', goodName: '商品1', skuId: 1, skuNo: 'G1-1', skuName: '' };
const row: BulkEditRowDto = {
  ...{ id: 1, ...named, before: 100, after: 110, beforeName: '', afterName: '' },
  ...{ status: 1, statusAfter: 1, waits: false, isRevised: false, msg: '' },
};
const refused: BulkEditRowDto = { ...row, before: 105, msg: '内容已被修改，请核对后重试' };
const line: BulkEditLineDto = {
  ...{ place: 1, ...named, before: 100, after: 110, beforeName: '', afterName: '' },
  ...{ undoReason: 1, undoText: '之后又被修改过，保留现在的值', undoFound: 105, undoFoundName: '' },
};

export const answers: Answers = {
  '/bulkEdits/preview': () => ok({ rows: [row, refused], goods: 2, changed: 1, unchanged: 0, refused: 1 }),
  '/bulkEdits/getEditsList': ({ body }) => {
    const { ids = [1, 2] } = body as { ids?: number[] };
    return ok(pageOf(ids.map(editRow)));
  },
  '/bulkEdits/getLinesList': () => ok(pageOf([line])),
  '/bulkEdits/apply': () => ok({ editId: 7, changed: 1, goods: 1, refused: [refused] }),
  '/bulkEdits/undo': ({ body }) => ok({ editId: (body as { id: number }).id, undone: 1, left: 1 }),
};
