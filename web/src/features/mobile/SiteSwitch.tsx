import { Icon } from '../../ui/base/Icon.tsx';
import { mobileText as text } from './mobile.text.ts';
import { siteChoice } from './siteChoice.ts';
import { useSite } from './useSite.ts';

interface Props {
  className: string | undefined;
}

/** The way to the desktop layout, in a list; nothing but on a phone. */
export function DesktopSwitch({ className }: Props) {
  const { onPhone } = useSite();
  if (!onPhone) return null;
  return (
    <li>
      <button type="button" className={className} onClick={() => siteChoice.make('desktop')}>
        <Icon name="columns" size={20} />
        {text.desktop}
      </button>
    </li>
  );
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
