import { EndpointList } from './EndpointList.tsx';
import { MessageLog } from './MessageLog.tsx';

interface Props {
  /** Whose log is shown; null for the endpoints. */
  endpointId: number | null;
  onLog: (endpointId: number | null) => void;
}

/** The own endpoints of webhooks, or the log of one of them. */
export function WebhooksTab({ endpointId, onLog }: Props) {
  return endpointId === null ? (
    <EndpointList onLog={onLog} />
  ) : (
    <MessageLog endpointId={endpointId} onBack={() => onLog(null)} />
  );
}
