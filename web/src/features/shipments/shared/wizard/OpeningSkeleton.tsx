import { Skeleton } from '../../../../ui/Skeleton.tsx';
import page from './wizard.module.css';
import { wizardText } from './wizard.text.ts';

/** The wizard's shape while it opens. */
export function OpeningSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {wizardText.loading}
      </p>
      <Skeleton height={64} />
      <div className={page.columns}>
        <div className={page.work}>
          <Skeleton height={132} />
          <Skeleton height={220} />
        </div>
        <Skeleton height={320} />
      </div>
    </div>
  );
}
