import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { useMemberKind } from '../session/useSession.ts';
import { ProblemsView } from './ProblemsView.tsx';
import { problemsText as text } from './problems.text.ts';
import { ReturnsPointer } from './ReturnsPointer.tsx';
import { useInbox } from './useInbox.ts';

/** What needs the caller, with the reason and what helps. */
export default function ProblemsPage() {
  usePageTitle(text.title);
  const by = useMemberKind();
  return <ProblemsView by={by} {...useInbox(by)} pointer={by === 'seller' && <ReturnsPointer />} />;
}
