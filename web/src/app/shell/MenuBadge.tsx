import { useSession } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { LateDialog } from '../../ui/overlays/LateDialog.tsx';
import { memberPart } from './memberCode.ts';

const ProblemsBadge = memberPart((parts) => parts.ProblemsBadge);

/** The badges of the menu, whose code visitors do without: of the page of all problems, and of those of one kind. */
export function MenuBadge({ to }: { to: string | undefined }) {
  const { user } = useSession();
  if (!user || (to !== paths.problems && to !== paths.cases)) return null;
  return (
    <LateDialog>
      <ProblemsBadge kind={to === paths.cases ? 'CASE' : undefined} />
    </LateDialog>
  );
}
