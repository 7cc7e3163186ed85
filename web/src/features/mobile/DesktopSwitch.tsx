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
