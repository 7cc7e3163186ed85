import { useQuery } from '@apollo/client/react';
import { platformNames } from '../../fields/platform.text.ts';
import type { Platform } from '../../graphql/generated/graphql.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { ListShopPlatforms } from './shared/shops.graphql.ts';
import { merchantCodeText as text } from './shops.text.ts';

/** How a merchant shows that what it assigns is its own, where a platform hides merchants from suppliers. */
export function MerchantCodes({ platforms }: { platforms: readonly Platform[] }) {
  const { data } = useQuery(ListShopPlatforms, { context: { quiet: true } });
  return (data?.shopPlatforms ?? []).map(
    ({ platform, merchantCode }) =>
      merchantCode &&
      platforms.includes(platform) && (
        <Text key={platform} as="p" tone="secondary" above={12}>
          {text.words(platformNames[platform])} {text.code}
          {'：'}
          <Copyable text={merchantCode} label={text.code} />
        </Text>
      ),
  );
}
