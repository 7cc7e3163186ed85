import { yuanText } from '../../money.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { computed, selectionOf, typedBy } from '../../rest/selection.ts';
import {
  accountKind,
  accountOf,
  accountTypeOf,
  codeScene,
  realStatus,
  sessionOf,
} from './accounts.mapping.ts';

export const resolvers = {
  AccountKind: accountKind,
  CodeScene: codeScene,
  RealStatus: realStatus,
  Query: {
    me: (_, { kind }, { apis }, info) => apis.accounts.me(kind, selectionOf(info)),
    accountEntrances: (_, __, { apis }, info) => apis.accounts.entrances(selectionOf(info)),
    captcha: (_, { kind }, { apis }) => apis.accounts.captcha(kind),
  },
  Mutation: {
    login: (_, { input: { kind, ...form } }, { apis }) => apis.accounts.login(kind, form),
    chooseAccount: (_, choice, { apis }) => apis.accounts.chooseAccount(choice),
    enterAccount: (_, { accountId }, { apis }) => apis.accounts.enterAccount(accountId),
    logout: (_, __, { apis }) => apis.accounts.logout(),
    sendPhoneCode: (_, { input }, { apis }) => apis.accounts.sendPhoneCode(input),
    signUp: (_, { input: { kind, ...form } }, { apis }) => apis.accounts.register({ ...form, type: kind }),
    register: async (_, { input: { kind, ...form } }, { apis }) => {
      await apis.accounts.register({ ...form, type: kind });
      return true;
    },
    findPassword: (_, { input: { kind, ...form } }, { apis }) =>
      apis.accounts.findPassword({ ...form, type: kind }),
    changePassword: (_, { input }, { apis }) => apis.accounts.changePassword(input),
    beginRealName: (_, form, { apis }) => apis.accounts.beginRealName(form),
    confirmRealName: (_, { certifyId }, { apis }) => apis.accounts.confirmRealName(certifyId),
  },
  Account: { __resolveType: typedBy(['authorityId'], accountTypeOf) },
  Buyer: {
    kind: computed([], () => accountKind.BUYER),
    balanceYuan: computed(['balance'], ({ balance }) => yuanText(balance)),
  },
  Seller: {
    kind: computed([], () => accountKind.SELLER),
    balanceYuan: computed(['balance'], ({ balance }) => yuanText(balance)),
  },
  SignUpPayload: { session: sessionOf },
  LoginPayload: { expireAt: ({ expiresAt }) => expiresAt, account: accountOf },
} satisfies Resolvers;
