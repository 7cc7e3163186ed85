/** What every page shows of who is signed in. One chunk, which visitors do without. */
export { default as BasketLink } from '../../features/basketLines/BasketLink.tsx';
export { default as NoticeBell } from '../../features/notices/NoticeBell.tsx';
export { FavouritesLink } from './FavouritesLink.tsx';
export { MemberEntry } from './MemberEntry.tsx';
export { ProblemsBadge } from './ProblemsBadge.tsx';
