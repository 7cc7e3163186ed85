import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import { renamed, selectionOf } from '../../rest/selection.ts';
import {
  bulkEditAction,
  bulkEditKind,
  bulkEditMode,
  bulkUndoReason,
  priceRounding,
} from './bulkEdits.mapping.ts';

export const resolvers = {
  BulkEditKind: bulkEditKind,
  BulkEditMode: bulkEditMode,
  BulkEditAction: bulkEditAction,
  BulkUndoReason: bulkUndoReason,
  PriceRounding: priceRounding,
  Query: {
    bulkEditPreview: (_, { input: change, ...asked }, { apis }, info) =>
      apis.bulkEdits.preview({ ...asked, change }, selectionOf(info)),
    bulkEdits: (_, { filter, ...paging }, { apis }, info) =>
      apis.bulkEdits.list({ ...filter, ...paging }, selectionOf(info)),
    bulkEditLines: (_, { editId, filter, ...paging }, { apis }, info) =>
      apis.bulkEdits.lines({ editId, ...filter, ...paging }, selectionOf(info)),
  },
  Mutation: {
    applyBulkEdit: (_, { clientNo, input: change, ...edit }, { apis }) =>
      apis.bulkEdits.apply({ ...edit, change }, clientNo),
    undoBulkEdit: (_, { id }, { apis }) => apis.bulkEdits.undo(id),
  },
  BulkEditRow: { refusal: renamed('msg') },
  BulkEditPreview: {
    goodsCount: renamed('goods'),
    changedCount: renamed('changed'),
    unchangedCount: renamed('unchanged'),
    refusedCount: renamed('refused'),
  },
  ApplyBulkEditPayload: {
    changedCount: renamed('changed'),
    goodsCount: renamed('goods'),
    edit: ({ editId }, _, { apis }) =>
      editId === null ? null : readAfterWrite(apis.bulkEdits.findAmong(editId)),
  },
  UndoBulkEditPayload: {
    undoneCount: renamed('undone'),
    leftCount: renamed('left'),
    edit: ({ editId }, _, { apis }) => readAfterWrite(apis.bulkEdits.findAmong(editId)),
  },
} satisfies Resolvers;
