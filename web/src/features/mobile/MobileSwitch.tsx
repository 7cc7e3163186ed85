import { mobileText as text } from './mobile.text.ts';
import { siteChoice } from './siteChoice.ts';
import { useSite } from './useSite.ts';

interface Props {
  className: string | undefined;
}

/** The way back from the desktop layout on a phone. */
export function MobileSwitch({ className }: Props) {
  const { onPhone, chosen } = useSite();
  if (!onPhone || chosen !== 'desktop') return null;
  return (
    <button type="button" className={className} onClick={() => siteChoice.make('mobile')}>
      {text.mobile}
    </button>
  );
}
