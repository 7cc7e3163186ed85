import { useSearchParams } from 'react-router-dom';
import { readPage } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useSession } from '../session/useSession.ts';
import { FavouriteList } from './FavouriteList.tsx';
import { favouritesPageText as text } from './favouritesPage.text.ts';

/** The goods that a buyer keeps in mind. */
export default function FavouritesPage() {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const { user } = useSession();
  const page = readPage(params);
  if (user?.kind !== 'seller') return <FavouriteList key={page} page={page} />;
  return (
    <EmptyState
      illustration="lock"
      title={text.buyersOnly}
      hint={text.buyersOnlyHint}
      action={<LinkButton to={paths.home}>{text.backHome}</LinkButton>}
    />
  );
}
