import type { ListRegionsQuery } from '../../web/src/graphql/generated/graphql.ts';

const regions: ListRegionsQuery['regions'] = {
  list: [
    { code: '44', name: '广东省', parentCode: '', level: 1 },
    { code: '4401', name: '广州市', parentCode: '44', level: 2 },
  ],
  version: '1',
};

/** One province and one city of it, whatever regions are asked for. */
export const regionAnswers = { ListRegions: { regions } };
