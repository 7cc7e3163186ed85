import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Query: {
    me: (_, __, { apis }, info) => apis.operators.me(selectionOf(info)),
    operators: (_, { filter }, { apis }, info) =>
      apis.operators.list({ ...filter } as Parameters<typeof apis.operators.list>[0], selectionOf(info)),
    roles: (_, { filter }, { apis }, info) =>
      apis.operators.roles({ ...filter } as Parameters<typeof apis.operators.roles>[0], selectionOf(info)),
  },
  Mutation: {
    signIn: (_, { input }, { apis }) => apis.operators.signIn(input),
    proveSignIn: (_, { input }, { apis }) => apis.operators.proveSignIn(input),
    proveAgain: (_, { code }, { apis }) => apis.operators.proveAgain(code),
    signOut: (_, __, { apis }) => apis.operators.signOut(),
    createOperator: (_, { input }, { apis }) => apis.operators.create(input),
    updateOperator: (_, { id, input }, { apis }) => apis.operators.update({ id, ...input }),
    resetOperator: (_, { id }, { apis }) => apis.operators.reset(id),
    signOutOperator: (_, { id }, { apis }) => apis.operators.signOutOperator(id),
    saveRole: (_, { input }, { apis }) =>
      apis.operators.saveRole(input as Parameters<typeof apis.operators.saveRole>[0]),
    removeRole: (_, { id }, { apis }) => apis.operators.removeRole(id),
  },
} satisfies Resolvers;
