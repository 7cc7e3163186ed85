import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
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
