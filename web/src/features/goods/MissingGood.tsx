import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePreviousLocation } from '../../ui/page/PreviousLocation.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { goodsText } from './goods.text.ts';

/** There are no such goods; leads back to where the person came from, or home. */
export function MissingGood() {
  usePageTitle(goodsText.missing);
  const from = usePreviousLocation();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={goodsText.missing}
      hint={goodsText.missingHint}
      action={
        <>
          {from && <Button onClick={() => void navigate(-1)}>{goodsText.goBack}</Button>}
          <LinkButton to={paths.home}>{goodsText.backHome}</LinkButton>
        </>
      }
    />
  );
}
