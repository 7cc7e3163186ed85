import { toast } from '../../../web/src/ui/feedback/toast.ts';

/** The notices that are shown now; each is dismissed with it. */
export function takeNotices(): [string, string][] {
  return toast.getSnapshot().map(({ id, tone, text }) => {
    toast.dismiss(id);
    return [tone, text];
  });
}
