import type { Heart } from '../../shop/HeartButton.tsx';
import { shopText } from '../../shop/shop.text.ts';
import { useOpenLogin } from '../loginDialog/useOpenLogin.ts';
import { useIsVisitor, useSession } from '../session/useSession.ts';
import { useFavourites } from './useFavourites.ts';

/** The heart of the person at the page. */
export function useHeart(): Heart {
  const { user } = useSession();
  const isVisitor = useIsVisitor();
  const { has, toggle } = useFavourites();
  const openLogin = useOpenLogin();
  return {
    shown: user?.kind !== 'seller',
    isOn: has,
    press: (goodId) => (isVisitor ? openLogin(shopText.loginToKeep) : toggle(goodId)),
  };
}
