import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Carousel } from '../../ui/showcase/Carousel.tsx';
import { Entries } from '../../ui/showcase/Entries.tsx';
import { Shelf } from '../../ui/showcase/Shelf.tsx';
import { useIsVisitor } from '../session/useSession.ts';
import { placeLink } from './placeLink.ts';
import { LoadHomePlaces } from './places.graphql.ts';
import { placesText as text } from './places.text.ts';

const context = { quiet: 'outages' };

/** Takes what the page has opened with into the cache. */
const prime = (client: ApolloClient) => client.query({ query: LoadHomePlaces, context });

/** What operators have put on the home page; a place with nothing in it takes no room. */
function HomePlaces({ top = false }: { /** Above the categories, or below them. */ top?: boolean }) {
  const isVisitor = useIsVisitor();
  const { data } = useQuery(LoadHomePlaces, { context });
  if (!data?.homePlaces) return null;
  const { banners, goods, entries } = data.homePlaces;
  const linked = <Card extends { link: string }>(cards: readonly Card[]) =>
    cards.map((card) => ({ ...card, to: placeLink(card.link, isVisitor) }));
  if (top) return banners.length > 0 && <Carousel label={text.banners} cards={linked(banners)} />;
  return (
    <>
      {entries.length > 0 && <Entries label={text.entries} cards={linked(entries)} />}
      {goods.length > 0 && <Shelf title={text.goods} goods={goods} />}
    </>
  );
}

/** The view of the places, and how what it reads is taken into the cache before. */
export const places = { View: HomePlaces, prime };
