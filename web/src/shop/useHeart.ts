import { useFavourites, useOpenLogin, useSession } from '../app/system.tsx';
import { shopText } from './shop.text.ts';

/** The heart on goods. */
export interface Heart {
  /** Suppliers have none. */
  shown: boolean;
  isOn: (goodId: number) => boolean;
  /** Keeps the goods in mind or no longer; visitors are asked to log in. */
  press: (goodId: number) => void;
}

export function useHeart(): Heart {
  const { status, user } = useSession();
  const { has, toggle } = useFavourites();
  const openLogin = useOpenLogin();
  const isVisitor = status === 'anonymous' || status === 'expired';
  return {
    shown: user?.kind !== 'seller',
    isOn: has,
    press: (goodId) => (isVisitor ? openLogin(shopText.loginToKeep) : toggle(goodId)),
  };
}
