import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { homeAudience, homeItemState, homePlace } from './homeItems.mapping.ts';

/** Times as REST takes them: null where there is none. */
const whenOf = ({ startAt, endAt }: { startAt?: string | null; endAt?: string | null }) => ({
  startAt: startAt ?? null,
  endAt: endAt ?? null,
});

export const resolvers = {
  HomePlace: homePlace,
  HomeAudience: homeAudience,
  HomeItemState: homeItemState,
  Query: {
    homeItems: (_, __, { apis }, info) => apis.homeItems.list(selectionOf(info)),
  },
  Mutation: {
    // REST refuses another place.
    createHomeItem: (_, { input: { place, ...input } }, { apis }) =>
      apis.homeItems.create({ ...input, place: place as 1 | 3, ...whenOf(input) }),
    addHomeGoods: (_, { input }, { apis }) => apis.homeItems.addGoods({ ...input, ...whenOf(input) }),
    changeHomeItem: (_, { input: { title, picture, link, ...input } }, { apis }) =>
      apis.homeItems.change({
        ...input,
        ...whenOf(input),
        ...(title != null && { title }),
        ...(picture != null && { picture }),
        ...(link != null && { link }),
      }),
    moveHomeItem: (_, { id, before }, { apis }) => apis.homeItems.move({ id, before: before ?? null }),
    showHomeItem: (_, shown, { apis }) => apis.homeItems.show(shown),
    removeHomeItem: (_, removed, { apis }) => apis.homeItems.remove(removed),
  },
} satisfies Resolvers;
