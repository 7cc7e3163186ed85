import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { notFoundText } from './notFound.text.ts';

export default function NotFoundPage() {
  usePageTitle(notFoundText.title);
  return (
    <EmptyState
      illustration="map"
      title={notFoundText.title}
      hint={notFoundText.hint}
      action={
        <LinkButton variant="primary" to={paths.home}>
          {notFoundText.home}
        </LinkButton>
      }
    />
  );
}
