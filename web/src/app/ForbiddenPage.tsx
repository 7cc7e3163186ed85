import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/buttons/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { usePreviousLocation } from '../ui/page/PreviousLocation.tsx';
import { forbiddenText } from './forbidden.text.ts';

/** A page for the other kind of account: warns, and leads back to the page that the person was on. */
export default function ForbiddenPage() {
  useWarnAndReturn();
  return (
    <EmptyState
      illustration="lock"
      title={forbiddenText.title}
      hint={forbiddenText.hint}
      action={<LinkButton to={paths.home}>{forbiddenText.backHome}</LinkButton>}
    />
  );
}

/** On a first page there is nowhere to go back to: the warning stands on the page itself. */
function useWarnAndReturn() {
  const from = usePreviousLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on entry
  useEffect(() => {
    toast.warning(forbiddenText.title);
    if (from) navigate(from, { replace: true });
  }, []);
}
