import { uiText } from '../base/ui.text.ts';
import { Button } from '../buttons/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  title?: string;
  message?: string;
  onRetry: () => void;
  busy?: boolean;
}

/** Something could not be loaded: says so, and offers to try again. */
export function ErrorState({ title = uiText.notLoaded, message, onRetry, busy = false }: Props) {
  return (
    <div role="alert">
      <EmptyState
        illustration="cloud"
        title={title}
        hint={message ?? uiText.checkNetwork}
        action={
          <Button icon="refresh" loading={busy} onClick={onRetry}>
            {uiText.retry}
          </Button>
        }
      />
    </div>
  );
}
