import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Query: {
    invitees: (_, { filter, ...paging }, { apis }) => apis.promotion.invitees({ ...filter, ...paging }),
    promotionDays: (_, { days }, { apis }) => apis.promotion.days(days),
    league: (_, __, { apis }) => apis.promotion.league(),
    userProfits: (_, { filter, ...paging }, { apis }) => apis.promotion.profits({ ...filter, ...paging }),
    defaultProfit: (_, __, { apis }) => apis.promotion.defaultProfit(),
    priceSimulation: (_, { input }, { apis }) => apis.promotion.simulate(input),
  },
  Mutation: {
    setDefaultProfit: (_, amounts, { apis }) => apis.promotion.setDefaultProfit(amounts),
    createUserProfits: (_, { input }, { apis }) => apis.promotion.createProfits(input),
    updateUserProfit: (_, { id, input }, { apis }) => apis.promotion.updateProfit({ id, ...input }),
    deleteUserProfits: (_, { ids }, { apis }) => apis.promotion.deleteProfits(ids),
  },
  InviteePage: {
    promotion: ({ inviteCode, inviteUrl, summary }) => ({ inviteCode, inviteUrl, ...summary }),
  },
  Invitee: {
    markUp: ({ userProfit }) => userProfit,
    goodsMarkUps: ({ goodsProfits }) => goodsProfits,
  },
} satisfies Resolvers;
