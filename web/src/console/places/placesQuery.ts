import { keyOf, searchParams } from '../../lib/searchParams.ts';
import type { HomePlace } from '../graphql/generated/graphql.ts';
import { placeNames } from './places.text.ts';

export const placesParams = searchParams({ place: keyOf<HomePlace>(placeNames, 'BANNERS') });
