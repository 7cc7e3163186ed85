import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { useAppActor } from '../../lib/appActors.ts';
import { LateDialog } from '../../ui/overlays/LateDialog.tsx';
import { isDialogOpen } from './customerService.selectors.ts';

const CustomerServiceDialog = lazy(() => import('./CustomerServiceDialog.tsx'));

/** The customer service's dialog, whose code comes when it is first opened; `picture` is as it takes it. */
export function CustomerServiceSlot({ picture }: { picture: string }) {
  const open = useSelector(useAppActor('customerService'), isDialogOpen);
  return (
    open && (
      <LateDialog>
        <CustomerServiceDialog picture={picture} />
      </LateDialog>
    )
  );
}
