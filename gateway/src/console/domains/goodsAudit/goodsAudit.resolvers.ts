import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { goodFlagKind, goodsShow } from './goodsAudit.mapping.ts';

export const resolvers = {
  GoodFlagKind: goodFlagKind,
  GoodsShow: goodsShow,
  Query: {
    goodsToAudit: (_, { filter, page, pageSize, cursor }, { apis }, info) =>
      apis.goodsAudit.list({ ...filter, page, pageSize, cursor }, selectionOf(info)),
    auditedGood: (_, { id }, { apis }, info) => apis.goodsAudit.find(id, selectionOf(info)),
    forbiddenWords: (_, __, { apis }, info) => apis.goodsAudit.words(selectionOf(info)),
  },
  Mutation: {
    judgeGoods: (_, { input }, { apis }) => apis.goodsAudit.judge(input),
    banGood: (_, { id, reason }, { apis }) => apis.goodsAudit.ban(id, reason),
    unbanGood: (_, { id, reason }, { apis }) => apis.goodsAudit.unban(id, reason),
    addForbiddenWord: (_, { word }, { apis }) => apis.goodsAudit.addWord(word),
    removeForbiddenWord: (_, { id }, { apis }) => apis.goodsAudit.removeWord(id),
  },
} satisfies Resolvers;
