import type { Resolvers } from '../../resolvers.generated.ts';
import { computed, renamed, selectionOf } from '../../rest/selection.ts';

export const resolvers = {
  Query: {
    invitees: (_, { filter, ...paging }, { apis }, info) =>
      apis.promotion.invitees({ ...filter, ...paging }, selectionOf(info)),
    promotionDays: (_, { days }, { apis }, info) => apis.promotion.days(days, selectionOf(info)),
    league: (_, __, { apis }, info) => apis.promotion.league(selectionOf(info)),
    userProfits: (_, { filter, ...paging }, { apis }, info) =>
      apis.promotion.profits({ ...filter, ...paging }, selectionOf(info)),
    defaultProfit: (_, __, { apis }, info) => apis.promotion.defaultProfit(selectionOf(info)),
    priceSimulation: (_, { input }, { apis }) => apis.promotion.simulate(input),
  },
  Mutation: {
    setDefaultProfit: (_, amounts, { apis }) => apis.promotion.setDefaultProfit(amounts),
    createUserProfits: (_, { input }, { apis }) => apis.promotion.createProfits(input),
    updateUserProfit: (_, { id, input }, { apis }) => apis.promotion.updateProfit({ id, ...input }),
    deleteUserProfits: (_, { ids }, { apis }) => apis.promotion.deleteProfits(ids),
  },
  InviteePage: {
    promotion: computed(['inviteCode', 'inviteUrl', 'summary'], ({ inviteCode, inviteUrl, summary }) => ({
      inviteCode,
      inviteUrl,
      ...summary,
    })),
  },
  Invitee: {
    markUp: renamed('userProfit'),
    goodsMarkUps: renamed('goodsProfits'),
  },
} satisfies Resolvers;
