import { Drawer } from '../../ui/Drawer.tsx';
import { Timeline } from './Timeline.tsx';
import { timelineText } from './timeline.text.ts';

/** The way of one parcel, beside the list that it was opened from. */
export function TrackingDrawer({ packageId, onClose }: { packageId: number | null; onClose: () => void }) {
  return (
    <Drawer open={packageId !== null} title={timelineText.title} onClose={onClose}>
      {packageId !== null && <Timeline packageId={packageId} />}
    </Drawer>
  );
}
