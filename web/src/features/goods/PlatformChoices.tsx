import type { Platform } from '../../graphql/generated/graphql.ts';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { platformNames, SHOP_PLATFORMS } from './goods.text.ts';

interface Props {
  value: readonly Platform[];
  onChange: (platforms: Platform[]) => void;
}

/** Any of the platforms that have shops. */
export function PlatformChoices({ value, onChange }: Props) {
  return (
    <Row wrap gap={16}>
      {SHOP_PLATFORMS.map((platform) => (
        <Checkbox
          key={platform}
          label={platformNames[platform]}
          checked={value.includes(platform)}
          onChange={(isIn) =>
            onChange(SHOP_PLATFORMS.filter((one) => (one === platform ? isIn : value.includes(one))))
          }
        />
      ))}
    </Row>
  );
}
