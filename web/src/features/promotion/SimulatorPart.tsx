import { useSession } from '../session/useSession.ts';
import { Simulator } from './Simulator.tsx';

/** What a member would pay for a parcel, and what the caller earns of it. */
export function SimulatorPart() {
  const { user } = useSession();
  return user && <Simulator key={user.uuid} account={user.uuid} />;
}
