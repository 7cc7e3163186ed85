import type { HomePlacesDto } from '../../../../gateway/src/domains/homePlaces/homePlaces.dto.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const card = { id: 1, title: '年货节', picture: '/files/u/a.webp', link: '/search/8' };
const places: HomePlacesDto = { banners: [card], goodIds: [1], entries: [card] };

export const answers: Answers = {
  '/home/places': () => ok(places),
};
